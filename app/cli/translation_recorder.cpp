// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/translation_recorder.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>

#include "course/digest_changes.h"
#include "course/page_parts.h"
#include "course/translation_record.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Translated)
};

QString listed(const QStringList &names)
{
    return names.join(QStringLiteral(", "));
}

} // namespace

std::optional<Refusal> TranslationRecorder::run()
{
    if (std::optional<Refusal> refusal = checkNames())
        return refusal;
    const QStringList pages = m_request.place.page.isEmpty() ? m_course.lesson(m_request.place.lesson)->pageIds
                                                             : QStringList{m_request.place.page};
    const QStringList languages = m_request.language.isEmpty() ? m_course.languages() : QStringList{m_request.language};
    for (const QString &page : pages)
        for (const QString &language : languages)
            if (std::optional<Refusal> refusal = add(page, language))
                return refusal;
    if (m_jobs.isEmpty())
        return Refusal{Words::tr("nothing here is translated: the course has one language, \"%1\"")
                           .arg(m_course.languages().value(0)),
            WrongUse};
    for (const Job &job : std::as_const(m_jobs))
        if (std::optional<Refusal> refusal = write(job))
            return refusal;
    return {};
}

std::optional<Refusal> TranslationRecorder::checkNames() const
{
    QStringList lessons;
    for (const course::LessonInfo &lesson : m_course.lessons())
        lessons << lesson.id;
    const LessonPlace &place = m_request.place;
    const course::LessonInfo *lesson = m_course.lesson(place.lesson);
    if (!lesson)
        return Refusal{Words::tr("there is no lesson %1; there are: %2").arg(place.lesson, listed(lessons)), WrongUse};
    if (!place.page.isEmpty() && !lesson->pageIds.contains(place.page))
        return Refusal{Words::tr("lesson %1 has no page %2; it has: %3")
                           .arg(place.lesson, place.page, listed(lesson->pageIds)),
            WrongUse};
    for (const auto &[option, language] :
        {std::pair(QStringLiteral("lang"), m_request.language), std::pair(QStringLiteral("from"), m_request.from)})
        if (!language.isEmpty() && !m_course.languages().contains(language))
            return Refusal{
                Words::tr("--%1 %2: the course has %3").arg(option, language, listed(m_course.languages())), WrongUse};
    return {};
}

QString TranslationRecorder::sourceLanguage(const course::Page &translation) const
{
    if (!m_request.from.isEmpty())
        return m_request.from;
    const std::optional<course::MadeFrom> record = course::partsOf(translation).madeFrom;
    return record && m_course.languages().contains(record->language) ? record->language : m_course.languages().first();
}

std::optional<Refusal> TranslationRecorder::add(const QString &id, const QString &language)
{
    const QString &lesson = m_request.place.lesson;
    const QString place = lesson + QLatin1Char('/') + id;
    const auto absent = [&](const QString &which) {
        return Refusal{Words::tr("%1 has no page in \"%2\"").arg(place, which), WrongUse};
    };
    course::Problems problems;
    const std::shared_ptr<const course::Page> translation = m_course.page(lesson, id, language, &problems);
    if (!translation)
        return absent(language);
    const QString from = sourceLanguage(*translation);
    if (from == language && m_request.language.isEmpty())
        return {};
    if (from == language)
        return Refusal{Words::tr("a page is not made from itself, and others are made from \"%1\": name another language "
                                 "with --lang, or with --from the one this was made from")
                           .arg(language),
            WrongUse};
    if (!translation->blocks.isEmpty())
        problems.clear(); // what is still wrong in it does not change what it was made from
    const std::shared_ptr<const course::Page> source = m_course.page(lesson, id, from, &problems);
    if (!source)
        return absent(from);
    const auto error = std::find_if(problems.cbegin(), problems.cend(),
        [](const course::Problem &problem) { return problem.severity == course::Severity::Error; });
    if (error != problems.cend())
        return Refusal{Words::tr("this must be mended first: %1").arg(toString(*error)), ProblemsFound};
    m_jobs.append({source, translation});
    return {};
}

std::optional<Refusal> TranslationRecorder::write(const Job &job)
{
    const std::optional<course::MadeFrom> record = course::partsOf(*job.translation).madeFrom;
    const QStringList now = course::partsOf(*job.source).digests();
    const bool isFirst = !record || record->language != job.source->language;
    const qsizetype changes = isFirst ? now.size() : course::digestChanges(record->digests, now).size();
    const QString file = QDir::toNativeSeparators(job.translation->file);
    if (const QString why = course::recordTranslation(*job.source, job.translation->file); !why.isEmpty())
        return Refusal{why, ProblemsFound};
    if (isFirst)
        //: %1: a file
        m_lines << Words::tr("%1: recorded with %n part(s)", nullptr, int(changes)).arg(file);
    else if (changes == 0)
        m_lines << Words::tr("%1: was up to date").arg(file);
    else
        m_lines << Words::tr("%1: recorded, with %n change(s) since the last time", nullptr, int(changes)).arg(file);
    return {};
}

} // namespace nunchi::cli
