// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::cli {

/// The lessons that come with the program: the folder NUNCHI_LESSONS names, else those installed beside the program,
/// else those it was built from.
QString lessonsFolder();

} // namespace nunchi::cli
