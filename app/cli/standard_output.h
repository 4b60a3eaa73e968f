// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::cli {

/// Prints the text and returns this exit code; if it cannot be printed, says so and returns WrongUse.
int printed(const QString &text, int exitCode);

} // namespace nunchi::cli
