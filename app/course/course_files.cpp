// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course_files.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "course/folder_links.h"
#include "course/front_matter.h"
#include "course/lesson_list.h"
#include "course/plain_text.h"
#include "course/typography.h"
#include "course/yaml_file.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::CourseFiles)
};

/// `{ko: …, en: …}`
QHash<QString, QString> byLanguage(const YamlFields &fields, const char *key, const QStringList &languages)
{
    QHash<QString, QString> words;
    const YamlNode *map = fields.map(key);
    if (!map)
        return words;
    for (const YamlEntry &entry : map->entries) {
        if (!languages.isEmpty() && !languages.contains(entry.key))
            fields.reading().error(entry.offset,
                Words::tr("the course has no language \"%1\"; it has: %2")
                    .arg(entry.key, languages.join(QStringLiteral(", "))));
        checkPlainText(fields.reading(), entry.value);
        words.insert(entry.key, withQuotes(entry.value.text.trimmed(), entry.key));
    }
    for (const QString &language : languages)
        if (words.value(language).isEmpty())
            fields.error(key,
                Words::tr("the translation of \"%1\" into \"%2\" is missing here").arg(QLatin1String(key), language));
    return words;
}

QStringList readLanguages(const YamlFields &fields)
{
    static const QRegularExpression shape(QStringLiteral("^[a-z]{2,3}(-[A-Za-z]{2,4})?$"));
    QStringList languages;
    const YamlNode *list = fields.list("languages");
    for (const YamlNode &item : list ? list->items : std::vector<YamlNode>()) {
        if (!shape.match(item.text).hasMatch())
            fields.reading().error(item.offset, Words::tr("\"%1\" is no language code: write ko or en").arg(item.text));
        else if (languages.contains(item.text))
            fields.reading().error(item.offset, Words::tr("the language \"%1\" stands here twice").arg(item.text));
        else
            languages << item.text;
    }
    if (languages.isEmpty())
        fields.error("languages", Words::tr("the course names no language: write \"languages: [ko, en]\""));
    return languages;
}

QList<CourseFile::Lesson> readLessons(const YamlFields &fields, const QString &folder)
{
    QList<CourseFile::Lesson> lessons;
    Reading &reading = fields.reading();
    const YamlNode *list = fields.list("lessons");
    for (const YamlNode &item : list ? list->items : std::vector<YamlNode>()) {
        const bool twice =
            std::any_of(lessons.begin(), lessons.end(), [&](const auto &l) { return l.id == item.text; });
        const QString path = QDir(folder).filePath(item.text);
        if (!isLessonName(item.text))
            reading.error(item.offset,
                Words::tr("\"%1\" is no lesson: name a folder beside course.yaml, in letters, digits "
                          "and hyphens")
                    .arg(item.text));
        else if (twice)
            reading.error(item.offset, Words::tr("the lesson \"%1\" stands here twice").arg(item.text));
        else if (!QFileInfo::exists(path))
            reading.error(item.offset, Words::tr("there is no lesson folder \"%1\" beside course.yaml").arg(item.text));
        else if (!QFileInfo(path).isDir())
            reading.error(item.offset,
                Words::tr("\"%1\" is a file, and a lesson is a folder with a lesson.yaml in it").arg(item.text));
        else if (leavesFolder(path, folder))
            reading.error(item.offset,
                Words::tr("the lesson folder \"%1\" is a link that leaves the course's folder: put a copy in its place")
                    .arg(item.text));
        else
            lessons.append({item.text, reading.place(item.offset)});
    }
    if (!list || list->items.empty())
        fields.error("lessons", Words::tr("the course names no lesson: write \"lessons: [13-attention]\""));
    return lessons;
}

/// A language that nothing is written in is named once, not with every title and folder that lacks it.
void dropUnwritten(const YamlFields &fields, const QString &folder, CourseFile *course)
{
    const YamlNode *titles = fields.node("title");
    const auto isWritten = [&](const QString &language) {
        return std::any_of(course->lessons.begin(), course->lessons.end(),
                   [&](const auto &lesson) { return QDir(folder).exists(lesson.id + QLatin1Char('/') + language); })
            || (titles
                && std::any_of(titles->entries.begin(), titles->entries.end(),
                    [&](const YamlEntry &title) { return title.key == language; }));
    };
    if (std::none_of(course->languages.begin(), course->languages.end(), isWritten))
        return;
    for (const YamlNode &item : fields.node("languages")->items)
        if (course->languages.contains(item.text) && !isWritten(item.text)) {
            fields.reading().error(item.offset,
                Words::tr("nothing is written in \"%1\" yet: make a folder %1 in each lesson, or take it out of this list")
                    .arg(item.text));
            course->languages.removeOne(item.text);
        }
}

/// Folders that look like lessons and would be overlooked.
void nameForgotten(const YamlFields &fields, const QString &folder)
{
    const YamlNode *list = fields.node("lessons");
    const QStringList folders = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &name : folders) {
        const bool listed = list
            && std::any_of(list->items.begin(), list->items.end(), [&](const auto &item) { return item.text == name; });
        if (!listed && QDir(folder).exists(name + QStringLiteral("/lesson.yaml")))
            fields.reading().warning(
                qsizetype(0), Words::tr("the lesson folder \"%1\" is not named under \"lessons\"").arg(name));
    }
}

} // namespace

std::optional<CourseFile> readCourseFile(const QString &folder, Problems *problems)
{
    const QString what = Words::tr("course.yaml");
    const QString path = QDir(folder).filePath(QStringLiteral("course.yaml"));
    if (refuseLink(path, folder, problems))
        return {};
    if (const QString above = QDir::cleanPath(QDir(folder).absoluteFilePath(QStringLiteral("..")));
        !QFileInfo::exists(path) && QFileInfo::exists(QDir(above).filePath(QStringLiteral("course.yaml")))) {
        problems->append({Severity::Error, {path, 1, 1},
            Words::tr("there is no course.yaml here, but one in the folder above: a course is looked at as a whole, "
                      "name the folder %1")
                .arg(QDir::toNativeSeparators(above))});
        return {};
    }
    YamlFile file(path, what, problems);
    std::optional<CourseFile> course;
    if (file.root) {
        YamlFields fields(*file.reading, *file.root, what);
        fields.allow({"title", "languages", "lessons"});
        course.emplace();
        course->languages = readLanguages(fields);
        if (!fields.has("title"))
            fields.error("title", Words::tr("the course has no title: write \"title: {ko: …, en: …}\""));
        course->lessons = readLessons(fields, folder);
        dropUnwritten(fields, folder, &*course);
        course->title = byLanguage(fields, "title", course->languages);
        nameForgotten(fields, folder);
    }
    file.report(problems);
    if (course)
        course->formulas = file.formulas();
    return course;
}

void readLessonFile(
    const QStringList &languages, LessonInfo *lesson, QList<FormulaUse> *formulas, Problems *problems)
{
    const QString what = Words::tr("lesson.yaml");
    const QString path = QDir(lesson->folder).filePath(QStringLiteral("lesson.yaml"));
    if (refuseLink(path, lesson->folder, problems))
        return;
    YamlFile file(path, what, problems);
    if (file.root) {
        YamlFields fields(*file.reading, *file.root, what);
        fields.allow({"title", "label", "level"});
        if (!fields.has("title"))
            fields.error("title", Words::tr("the lesson has no title: write \"title: {ko: …, en: …}\""));
        lesson->title = byLanguage(fields, "title", languages);
        lesson->label = byLanguage(fields, "label", languages);
        lesson->level = fields.text("level");
        if (!lesson->level.isEmpty() && !isLevel(lesson->level))
            fields.error("level",
                Words::tr("there is no level \"%1\"; there are: high-school, undergraduate, graduate")
                    .arg(lesson->level));
    }
    file.report(problems);
    formulas->append(file.formulas());
}

} // namespace nunchi::course
