// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace nunchi::cli {

/// A file that authors begin with, from the program's resources. Its licence is not theirs and left out.
QByteArray templateText(const QString &resource);

} // namespace nunchi::cli
