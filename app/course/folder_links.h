// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::course {

/// Whether the file system's links lead from this path out of the folder. What does not exist leads nowhere.
bool leavesFolder(const QString &path, const QString &folder);

} // namespace nunchi::course
