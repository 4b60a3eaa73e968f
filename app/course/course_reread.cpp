// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDir>

#include "course/course.h"
#include "course/page_reader.h"

namespace nunchi::course {

namespace {

/// Whether what a page says hangs on nothing but its own file: pictures may come and go beside it, and a problem may
/// be solved elsewhere.
bool standsAlone(const PageReading &reading)
{
    if (!reading.problems.isEmpty())
        return false;
    const QList<const Block *> blocks = flattened(reading.page.blocks);
    return std::none_of(blocks.begin(), blocks.end(),
        [](const Block *block) { return std::holds_alternative<Figure>(block->content); });
}

bool showsAnything(const Page &page)
{
    return std::any_of(page.blocks.begin(), page.blocks.end(),
        [](const Block &block) { return !std::holds_alternative<Refused>(block.content); });
}

} // namespace

/// The file a key's page is in now; empty: none.
QString Course::fileOf(const QString &key) const
{
    const LessonInfo *info = lesson(key.section(QLatin1Char('/'), 0, 0));
    return info ? info->files.value(key.section(QLatin1Char('/'), 1, 1)).value(key.section(QLatin1Char('/'), 2))
                : QString();
}

Course::KeptPage Course::readAgain(const KeptPage &before) const
{
    const Page &page = before.content->page;
    const QString folder = QFileInfo(QFileInfo(page.file).path()).path();
    const FileStamp stamp = FileStamp::of(page.file);
    auto reading = std::make_shared<PageReading>(readPage({page.file, folder, page.id, page.language, &m_glossary}, m_rules));
    const bool lost = !showsAnything(reading->page) && hasErrors(reading->problems);
    if (lost && showsAnything(page)) {
        const Problems problems = reading->problems;
        *reading = *before.content;
        reading->problems = problems;
    }
    return {reading, stamp};
}

void Course::reusePages(const Course &before, bool sameGlossary)
{
    for (const auto &[key, kept] : before.m_pages) {
        const QString file = fileOf(key);
        if (file.isEmpty())
            continue;
        const bool same = sameGlossary && file == kept.content->page.file && standsAlone(*kept.content)
            && kept.stamp.isStill(FileStamp::of(file));
        if (same) {
            m_pages.emplace(key, kept);
        } else if (file == kept.content->page.file) {
            m_pages.emplace(key, readAgain(kept));
        } else { // its number is another
            const QStringList parts = key.split(QLatin1Char('/'));
            reading(parts.value(0), parts.value(2), parts.value(1));
        }
    }
}

void Course::reuse(const Course &before)
{
    reusePages(before, before.m_glossaryStamp.isStill(m_glossaryStamp));
    for (const auto &[key, kept] : before.m_fronts) {
        const QString file = fileOf(key);
        if (!file.isEmpty() && kept.stamp.isStill(FileStamp::of(file)))
            m_fronts.emplace(key, kept);
        else if (!file.isEmpty())
            frontMatter(key.section(QLatin1Char('/'), 0, 0), key.section(QLatin1Char('/'), 2),
                key.section(QLatin1Char('/'), 1, 1));
    }
    // A lesson.yaml with a mistake in it leaves the lesson its name.
    for (LessonInfo &now : m_lessons)
        if (const LessonInfo *then = before.lesson(now.id); then && now.title.isEmpty()) {
            now.title = then->title;
            now.label = then->label;
            now.level = then->level;
        }
}

std::unique_ptr<Course> Course::reread(Problems *problems) const
{
    std::unique_ptr<Course> course = open(m_folder, m_rules, problems);
    if (course)
        course->reuse(*this);
    return course;
}

QStringList Course::sources() const
{
    const QDir folder(m_folder);
    QStringList sources{folder.path()};
    for (const char *file : {"course.yaml", "glossary.yaml"})
        sources << folder.filePath(QLatin1String(file));
    // Pictures may lie anywhere in a lesson's folder.
    QStringList folders;
    for (const LessonInfo &lesson : m_lessons)
        folders << lesson.folder;
    while (!folders.isEmpty()) {
        const QDir dir(folders.takeFirst());
        sources << dir.path();
        for (const QFileInfo &info : dir.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (!info.isDir())
                sources << info.filePath();
            else if (!info.isSymLink())
                folders << info.filePath();
        }
    }
    sources.removeIf([](const QString &file) { return !QFileInfo::exists(file); });
    return sources;
}

} // namespace nunchi::course
