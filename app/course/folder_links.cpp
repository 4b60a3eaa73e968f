// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/folder_links.h"

#include <QFileInfo>

namespace nunchi::course {

bool leavesFolder(const QString &path, const QString &folder)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    const QString inside = QFileInfo(folder).canonicalFilePath();
    return !real.isEmpty() && real != inside && !real.startsWith(inside + QLatin1Char('/'));
}

} // namespace nunchi::course
