// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lessons_folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace nunchi::cli {

QString lessonsFolder()
{
    const QString chosen = qEnvironmentVariable("NUNCHI_LESSONS");
    if (!chosen.isEmpty())
        return chosen;
    const QString installed =
        QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/nunchi/lessons"));
    if (QFileInfo::exists(installed + QStringLiteral("/course.yaml")))
        return installed;
    return QStringLiteral(NUNCHI_SOURCE_LESSONS);
}

} // namespace nunchi::cli
