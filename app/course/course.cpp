// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course.h"

#include <QDir>

#include "course/course_files.h"
#include "course/glossary_file.h"
#include "course/page_reader.h"

namespace nunchi::course {

namespace {

QString glossaryFile(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("glossary.yaml"));
}

/// Its file is empty: there is none.
PageFile pageFile(const LessonInfo *lesson, const QString &page, const QString &language)
{
    if (!lesson)
        return {};
    return {lesson->files.value(language).value(page), lesson->folder, page, language, nullptr};
}

} // namespace

QString Course::keyOf(const QString &lesson, const QString &page, const QString &language)
{
    return lesson + QLatin1Char('/') + language + QLatin1Char('/') + page;
}

std::unique_ptr<Course> Course::open(const QString &folder, ExhibitRules rules, Problems *problems)
{
    const std::optional<CourseFile> file = readCourseFile(folder, problems);
    if (!file)
        return nullptr;
    std::unique_ptr<Course> course(new Course);
    course->m_folder = folder;
    course->m_title = file->title;
    course->m_languages = file->languages;
    course->m_rules = std::move(rules);
    course->m_formulas = file->formulas;
    course->m_glossaryStamp = FileStamp::of(glossaryFile(folder));
    course->m_glossary = readGlossary(folder, file->languages, problems, &course->m_formulas);
    for (const CourseFile::Lesson &entry : file->lessons) {
        LessonInfo lesson;
        lesson.id = entry.id;
        lesson.folder = QDir(folder).filePath(entry.id);
        readLessonFile(file->languages, &lesson, &course->m_formulas, problems);
        listPages(file->languages, &lesson, problems);
        course->m_lessons.append(std::move(lesson));
    }
    return course;
}

const LessonInfo *Course::lesson(const QString &id) const
{
    const auto found =
        std::find_if(m_lessons.begin(), m_lessons.end(), [&](const LessonInfo &l) { return l.id == id; });
    return found == m_lessons.end() ? nullptr : &*found;
}

FrontMatter Course::frontMatter(const QString &lessonId, const QString &page, const QString &language)
{
    const QString key = keyOf(lessonId, page, language);
    if (const auto whole = m_pages.find(key); whole != m_pages.end())
        return whole->second.content->page.front;
    if (const auto known = m_fronts.find(key); known != m_fronts.end())
        return known->second.content;
    const PageFile file = pageFile(lesson(lessonId), page, language);
    if (file.file.isEmpty())
        return {};
    const FileStamp stamp = FileStamp::of(file.file); // first: a change while it is read must not be overlooked
    return m_fronts.emplace(key, Kept<FrontMatter>{readFrontMatterOf(file), stamp}).first->second.content;
}

std::shared_ptr<const PageReading> Course::reading(
    const QString &lessonId, const QString &page, const QString &language)
{
    const QString key = keyOf(lessonId, page, language);
    if (const auto known = m_pages.find(key); known != m_pages.end())
        return known->second.content;
    PageFile file = pageFile(lesson(lessonId), page, language);
    if (file.file.isEmpty())
        return nullptr;
    file.glossary = &m_glossary;
    const FileStamp stamp = FileStamp::of(file.file);
    const KeptPage kept{std::make_shared<const PageReading>(readPage(file, m_rules)), stamp};
    return m_pages.emplace(key, kept).first->second.content;
}

std::shared_ptr<const PageReading> Course::readingOnce(
    const QString &lessonId, const QString &page, const QString &language) const
{
    if (const auto known = m_pages.find(keyOf(lessonId, page, language)); known != m_pages.end())
        return known->second.content;
    PageFile file = pageFile(lesson(lessonId), page, language);
    file.glossary = &m_glossary;
    return file.file.isEmpty() ? nullptr : std::make_shared<const PageReading>(readPage(file, m_rules));
}

bool Course::isRead(const QString &lesson, const QString &page, const QString &language) const
{
    return m_pages.count(keyOf(lesson, page, language)) > 0;
}

std::shared_ptr<const Page> Course::page(
    const QString &lesson, const QString &page, const QString &language, Problems *problems)
{
    const std::shared_ptr<const PageReading> known = reading(lesson, page, language);
    if (!known)
        return nullptr;
    if (problems)
        problems->append(known->problems);
    return {known, &known->page};
}

} // namespace nunchi::course
