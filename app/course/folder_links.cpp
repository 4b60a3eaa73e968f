// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/folder_links.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::CourseFiles)
};

} // namespace

bool leavesFolder(const QString &path, const QString &folder)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    const QString inside = QFileInfo(folder).canonicalFilePath();
    return !real.isEmpty() && real != inside && !real.startsWith(inside + QLatin1Char('/'));
}

bool refuseLink(const QString &file, const QString &folder, Problems *problems)
{
    const bool leaves = leavesFolder(file, folder);
    if (leaves)
        problems->append({Severity::Error, {file, 1, 1},
            Words::tr("this file is a link that leaves its folder: put a copy in its place")});
    return leaves;
}

} // namespace nunchi::course
