// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/picture_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "course/link_rules.h"
#include "course/picture_check.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Pictures)
};

/// x.svg → x.ko.svg
QString translatedName(const QString &path, const QString &language)
{
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    return path.first(dot) + QLatin1Char('.') + language + path.sliced(dot);
}

/// x.ko.svg → x.svg
QString plainName(const QString &path, const QString &language)
{
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    const QString infix = QLatin1Char('.') + language;
    return path.first(dot).endsWith(infix) ? path.first(dot).chopped(infix.size()) + path.sliced(dot) : path;
}

/// Symbolic links followed.
bool isInside(const QString &folder, const QFileInfo &file)
{
    const QString root = QFileInfo(folder).canonicalFilePath();
    return !root.isEmpty() && file.canonicalFilePath().startsWith(root + QLatin1Char('/'));
}

bool isPictureName(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix();
    return suffix == u"svg" || suffix == u"png";
}

} // namespace

std::optional<PictureFile> findPicture(Reading &reading, qsizetype offset, const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    if (!staysInLesson(path)) {
        reading.error(offset,
            Words::tr("the picture \"%1\" is not in the lesson's folder: put it there, and write its path from there, "
                      "as in figures/attention.svg")
                .arg(path));
        return {};
    }
    if (!isPictureName(clean)) {
        reading.error(offset,
            Words::tr("\"%1\" is no picture that can be shown: its name must end with .svg or .png").arg(path));
        return {};
    }
    const QDir folder(reading.lessonFolder());
    QFileInfo info(folder.filePath(translatedName(clean, reading.language())));
    if (!info.exists())
        info.setFile(folder.filePath(clean));
    if (!info.isFile()) {
        reading.error(offset,
            Words::tr("there is no picture %1: the path begins in the lesson's folder")
                .arg(QDir::toNativeSeparators(info.filePath())));
        return {};
    }
    if (!isInside(reading.lessonFolder(), info)) {
        reading.error(offset,
            Words::tr("the picture \"%1\" is a link that leaves the lesson's folder: put a copy in its place").arg(path));
        return {};
    }
    const Problems problems = pictureProblems(info.filePath());
    for (const Problem &problem : problems)
        reading.add(problem);
    if (hasErrors(problems))
        return {};
    return PictureFile{info.absoluteFilePath(), plainName(clean, reading.language())};
}

} // namespace nunchi::course
