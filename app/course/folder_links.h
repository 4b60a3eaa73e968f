// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/problem.h"

namespace nunchi::course {

/// Whether the file system's links lead from this path out of the folder. What does not exist leads nowhere.
bool leavesFolder(const QString &path, const QString &folder);

/// Names a file that is such a link; false: it may be read.
bool refuseLink(const QString &file, const QString &folder, Problems *problems);

} // namespace nunchi::course
