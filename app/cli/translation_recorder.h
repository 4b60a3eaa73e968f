// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "cli/commands.h"
#include "cli/lesson_place.h"
#include "course/course.h"

namespace nunchi::cli {

/// Which translations someone has looked at.
struct TranslatedRequest
{
    LessonPlace place;
    QString language; ///< empty: every one but the language they were made from
    QString from; ///< empty: the language the page names already, else the course's first
};

/// Why nothing was written, or not all.
struct Refusal
{
    QString message;
    Exit code = WrongUse;
};

/// Writes into pages which text they were made from. All is looked at before anything is written.
class TranslationRecorder
{
public:
    TranslationRecorder(course::Course &course, TranslatedRequest request)
        : m_course(course)
        , m_request(std::move(request))
    {
    }

    /// Empty: done.
    std::optional<Refusal> run();
    /// A line a page: what was taken as translated.
    const QStringList &lines() const { return m_lines; }

private:
    struct Job
    {
        std::shared_ptr<const course::Page> source;
        std::shared_ptr<const course::Page> translation;
    };
    std::optional<Refusal> checkNames() const;
    std::optional<Refusal> add(const QString &page, const QString &language);
    std::optional<Refusal> write(const Job &job);
    QString sourceLanguage(const course::Page &translation) const;

    course::Course &m_course;
    TranslatedRequest m_request;
    QList<Job> m_jobs;
    QStringList m_lines;
};

} // namespace nunchi::cli
