// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/course_maker.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "cli/lesson_maker.h"
#include "cli/template_text.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::CourseMaker)
};

constexpr QLatin1String firstLesson("01-first");

QString native(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

/// A folder that is not there, or the outermost one around it that is not either.
QString firstMissing(const QString &folder)
{
    QString missing = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    for (QString above = QFileInfo(missing).path(); !QFileInfo::exists(above); above = QFileInfo(above).path())
        missing = above;
    return missing;
}

} // namespace

CourseMaker::CourseMaker(QString folder)
    : m_folder(std::move(folder))
{
}

std::optional<QString> CourseMaker::make()
{
    if (std::optional<QString> why = prepare())
        return why;
    std::optional<QString> why = writeAll();
    if (why)
        takeBack();
    return why;
}

std::optional<QString> CourseMaker::prepare()
{
    const QFileInfo there(m_folder);
    if (there.isDir()) {
        if (!QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot).isEmpty())
            return Words::tr("the folder %1 exists already and is not empty, and nothing is overwritten: choose another name")
                .arg(native(m_folder));
        return {};
    }
    if (there.exists() || there.isSymLink())
        return Words::tr("%1 exists already and is no folder: choose another name").arg(native(m_folder));
    m_firstMade = firstMissing(m_folder);
    if (!QDir().mkpath(m_folder)) {
        takeBack();
        return Words::tr("the folder %1 cannot be made: choose a place where you may write").arg(native(m_folder));
    }
    return {};
}

std::optional<QString> CourseMaker::writeAll()
{
    for (const QString &name : {QStringLiteral("course.yaml"), QStringLiteral("glossary.yaml")})
        if (std::optional<QString> why = write(name))
            return why;
    LessonMaker lesson(m_folder, firstLesson);
    if (std::optional<QString> why = lesson.make())
        return why;
    m_written += lesson.written();
    m_written.removeDuplicates(); // the lesson was added to course.yaml
    return {};
}

std::optional<QString> CourseMaker::write(const QString &name)
{
    const QString path = QDir::cleanPath(m_folder + QLatin1Char('/') + name);
    const QByteArray bytes = templateText(QStringLiteral(":/new-course/") + name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return Words::tr("%1 cannot be written: %2").arg(native(path), file.errorString());
    m_written << path;
    return {};
}

void CourseMaker::takeBack()
{
    if (!m_firstMade.isEmpty()) {
        QDir(m_firstMade).removeRecursively();
        return;
    }
    for (const QString &path : std::as_const(m_written))
        QFile::remove(path);
}

} // namespace nunchi::cli
