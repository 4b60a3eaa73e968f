// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lesson_maker.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "cli/template_text.h"
#include "course/course_files.h"
#include "course/lesson_list.h"
#include "course/page_reader.h"
#include "course/translation_record.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::LessonMaker)
};

constexpr QLatin1String templateRoot(":/new-lesson/");
constexpr QLatin1String spokenEverywhere("en"); ///< for languages the template is not written in

QString native(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

QStringList templateFiles(const QString &folder)
{
    return QDir(templateRoot + folder).entryList(QDir::Files, QDir::Name);
}

} // namespace

LessonMaker::LessonMaker(QString courseFolder, QString name)
    : m_folder(std::move(courseFolder))
    , m_name(std::move(name))
{
}

QString LessonMaker::lessonPath(const QString &file) const
{
    return QDir::cleanPath(m_folder + QLatin1Char('/') + m_name + QLatin1Char('/') + file);
}

std::optional<QString> LessonMaker::make()
{
    if (std::optional<QString> why = prepare())
        return why;
    std::optional<QString> why = copyTemplate();
    if (!why)
        why = recordSources();
    if (!why)
        why = addToCourse();
    if (why)
        QDir(lessonPath()).removeRecursively();
    return why;
}

std::optional<QString> LessonMaker::prepare()
{
    if (!course::isLessonName(m_name))
        return Words::tr("\"%1\" cannot be a lesson's name: use letters, digits and hyphens, as in 14-transformer").arg(m_name);
    const QString yaml = QDir(m_folder).filePath(QStringLiteral("course.yaml"));
    if (!QFileInfo::exists(m_folder))
        return Words::tr("there is no folder %1: make it, with a course.yaml in it as lessons/README.md tells, or name another "
                         "with --course")
            .arg(native(m_folder));
    if (!QFileInfo(yaml).isFile())
        return Words::tr("%1 holds no course: there is no course.yaml in it; name the course's folder with --course")
            .arg(native(m_folder));
    course::Problems problems;
    const std::optional<course::CourseFile> course = course::readCourseFile(m_folder, &problems);
    if (!course || course->languages.isEmpty())
        return Words::tr("the course must be mended first: %1").arg(problems.isEmpty() ? yaml : toString(problems.first()));
    m_languages = course->languages;
    // Not every computer tells them apart.
    for (const QString &other : QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        if (other != m_name && other.compare(m_name, Qt::CaseInsensitive) == 0)
            return Words::tr("\"%1\" and \"%2\" differ in capitals only, and many computers take them for one: choose "
                             "another name")
                .arg(m_name, other);
    const QFileInfo lesson(lessonPath());
    if (lesson.exists() || lesson.isSymLink())
        return Words::tr("%1 exists already, and nothing is overwritten: choose another name").arg(native(lessonPath()));
    QFile file(yaml);
    if (!file.open(QIODevice::ReadOnly))
        return Words::tr("%1 cannot be read: %2").arg(native(yaml), file.errorString());
    const std::optional<QByteArray> text = course::withLesson(file.readAll(), m_name);
    if (!text)
        return Words::tr("%1 is written in a way that the lesson cannot be added to: write \"lessons: [%2]\" in it first")
            .arg(native(yaml), QStringLiteral("…"));
    m_courseYaml = *text;
    return {};
}

std::optional<QString> LessonMaker::copyTemplate()
{
    if (const auto why = write(QStringLiteral("lesson.yaml"), lessonFile()))
        return why;
    for (const QString &language : std::as_const(m_languages)) {
        const QString source = templateFiles(language).isEmpty() ? QString(spokenEverywhere) : language;
        for (const QString &name : templateFiles(source))
            if (const auto why =
                    write(language + QLatin1Char('/') + name, templateText(templateRoot + source + QLatin1Char('/') + name)))
                return why;
    }
    for (const QString &name : templateFiles(QStringLiteral("figures")))
        if (const auto why = write(QStringLiteral("figures/") + name, templateText(templateRoot + QStringLiteral("figures/") + name)))
            return why;
    return {};
}

/// The course's first language is what the others were made from.
std::optional<QString> LessonMaker::recordSources()
{
    const QString &first = m_languages.first();
    for (const QString &name : QDir(lessonPath(first)).entryList(QDir::Files, QDir::Name)) {
        const course::PageReading source = course::readPage(
            {lessonPath(first + QLatin1Char('/') + name), lessonPath(), QFileInfo(name).completeBaseName(), first}, {});
        for (const QString &language : m_languages.mid(1))
            if (const QString why = course::recordTranslation(source.page, lessonPath(language + QLatin1Char('/') + name));
                !why.isEmpty())
                return why;
    }
    return {};
}

/// Its lines `  ko: …` for the course's languages alone; a language the template does not know has the English words.
QByteArray LessonMaker::lessonFile() const
{
    QByteArray result;
    QByteArray key;
    QHash<QByteArray, QByteArray> words;
    const auto flush = [&] {
        for (const QString &language : m_languages)
            if (!words.isEmpty())
                result += "  " + language.toUtf8() + ':'
                    + words.value(language.toUtf8(), words.value(spokenEverywhere.data()));
        words.clear();
    };
    for (const QByteArray &line : templateText(templateRoot + QStringLiteral("lesson.yaml")).split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (line.startsWith("  ") && colon > 0) {
            words.insert(line.first(colon).trimmed(), line.sliced(colon + 1) + '\n');
            continue;
        }
        flush();
        if (!line.isEmpty())
            result += line + '\n';
    }
    flush();
    return result;
}

std::optional<QString> LessonMaker::write(const QString &name, const QByteArray &bytes)
{
    const QString path = lessonPath(name);
    QFile file(path);
    QDir().mkpath(QFileInfo(path).path());
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return Words::tr("%1 cannot be written: %2").arg(native(path), file.errorString());
    m_written << path;
    return {};
}

std::optional<QString> LessonMaker::addToCourse()
{
    const QString path = QDir::cleanPath(m_folder + QStringLiteral("/course.yaml"));
    QSaveFile file(path);
    const bool done =
        file.open(QIODevice::WriteOnly) && file.write(m_courseYaml) == m_courseYaml.size() && file.commit();
    if (!done)
        return Words::tr("%1 cannot be written: %2").arg(native(path), file.errorString());
    m_written << path;
    return {};
}

} // namespace nunchi::cli
