// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "course/page_reader.h"

namespace nunchi::course {

namespace {

struct Job
{
    QString key;
    PageFile file;
    FileStamp stamp;
    std::shared_ptr<const PageReading> content; ///< null: not read
};

/// A page is read in well under a millisecond: a thread is worth its start for some dozens.
size_t threadsFor(size_t jobs)
{
    return std::min<size_t>(std::max(1u, std::thread::hardware_concurrency()), jobs / 32 + 1);
}

} // namespace

void Course::readAll(const Stop &stop)
{
    std::vector<Job> jobs;
    for (const LessonInfo &lesson : std::as_const(m_lessons))
        for (const QString &language : std::as_const(m_languages))
            for (const QString &page : lesson.pageIds)
                if (const QString file = lesson.files.value(language).value(page);
                    !file.isEmpty() && !isRead(lesson.id, page, language))
                    jobs.push_back({keyOf(lesson.id, page, language),
                        {file, lesson.folder, page, language, &m_glossary}, {}, nullptr});
    std::atomic<size_t> next = 0;
    const auto readNext = [&] {
        const size_t index = next++;
        if (index >= jobs.size())
            return false;
        Job &job = jobs[index];
        job.stamp = FileStamp::of(job.file.file);
        job.content = std::make_shared<const PageReading>(readPage(job.file, m_rules));
        return true;
    };
    std::vector<std::thread> others;
    for (size_t i = 1; i < threadsFor(jobs.size()); ++i)
        others.emplace_back([&] {
            while (readNext()) { }
        });
    while (!(stop && stop()) && readNext()) { }
    next = jobs.size();
    for (std::thread &other : others)
        other.join();
    for (Job &job : jobs)
        if (job.content)
            m_pages.emplace(job.key, KeptPage{std::move(job.content), job.stamp});
}

} // namespace nunchi::course
