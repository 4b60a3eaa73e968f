// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/translation_check.h"

#include <algorithm>

#include <QCoreApplication>

#include "course/digest_changes.h"
#include "course/page_parts.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::TranslationCheck)
};

/// Where in the translation a part is that changed in its source. The translation is as the source was, or already as
/// the source is.
qsizetype placeOf(const DigestChange &change, qsizetype parts, qsizetype recorded)
{
    return std::clamp<qsizetype>(parts == recorded ? change.before : change.now, 0, parts - 1);
}

/// What became of the source. here: the part of the translation that is concerned.
QString message(const DigestChange &change, const QString &language, const Part &there, const QString &here)
{
    const QString place = shortPlace(language, there.place);
    switch (change.kind) {
    case DigestChange::Kind::Changed:
        //: %1: paragraph "p3", in the translation; %2: ko/01-idea.md:12; %3: a command
        return Words::tr("%1 is out of date: its source %2 was changed since; look at both, then say \"%3\"")
            .arg(here, place);
    case DigestChange::Kind::Added:
        //: %1: paragraph "p3", in the source; %2: ko/01-idea.md:12; %3: a command
        return Words::tr("%1 (%2) is new since this translation was made: translate it to stand here, then say \"%3\"")
            .arg(there.name, place);
    case DigestChange::Kind::Removed:
        return Words::tr("out of date: in %1 something was removed that is translated here; look at both, then say \"%2\"")
            .arg(shortName(language, there.place.file));
    case DigestChange::Kind::Moved:
        break;
    }
    return Words::tr("%1 is out of date: its source stands elsewhere now, at %2; look at both, then say \"%3\"")
        .arg(here, place);
}

/// The pages of one lesson in one language.
class RecordCheck
{
public:
    RecordCheck(Course &course, const LessonInfo &lesson, const QString &language, Problems *problems)
        : m_course(course)
        , m_lesson(lesson)
        , m_language(language)
        , m_problems(*problems)
    {
    }

    void run();

private:
    struct Translation
    {
        QString id;
        std::shared_ptr<const Page> page;
        PageParts parts;
    };
    void warn(const Place &place, const QString &message) { m_problems.append({Severity::Warning, place, message}); }
    /// What a translator says after having looked.
    QString command(const QString &page) const
    {
        return QStringLiteral("nunchi translated %1/%2 --lang %3").arg(m_lesson.id, page, m_language);
    }
    void compare(const Translation &translation);
    void nameMissing(const Translation &translation);

    Course &m_course;
    const LessonInfo &m_lesson;
    QString m_language;
    Problems &m_problems;
};

void RecordCheck::run()
{
    QList<Translation> pages;
    for (const QString &id : m_lesson.pageIds)
        if (const std::shared_ptr<const Page> page = m_course.page(m_lesson.id, id, m_language))
            pages.append({id, page, partsOf(*page)});
    const bool isSource = m_language == m_course.languages().first();
    const bool anyHas = std::any_of(
        pages.cbegin(), pages.cend(), [](const Translation &page) { return page.parts.madeFrom.has_value(); });
    for (const Translation &page : std::as_const(pages)) {
        if (page.parts.madeFrom)
            compare(page);
        else if (anyHas && !isSource && page.page->frontIsSound)
            nameMissing(page);
    }
}

void RecordCheck::compare(const Translation &translation)
{
    const MadeFrom &record = *translation.parts.madeFrom;
    if (!m_course.languages().contains(record.language)) {
        warn(record.place,
            Words::tr("\"made-from\" names the language \"%1\", which the course does not have: name one of %2, or remove it")
                .arg(record.language, m_course.languages().join(QStringLiteral(", "))));
        return;
    }
    const std::shared_ptr<const Page> source = m_course.page(m_lesson.id, translation.id, record.language);
    // What could not be read has been named, and what else has changed would be a guess.
    if (!source || !source->isWhole || !source->frontIsSound || !translation.page->isWhole)
        return;
    const PageParts now = partsOf(*source);
    if (now.parts.isEmpty())
        return;
    for (const DigestChange &change : digestChanges(record.digests, now.digests())) {
        const QList<Part> &parts = translation.parts.parts;
        const Part &here = parts[placeOf(change, parts.size(), record.digests.size())];
        const Part &there = now.parts[std::min(change.now, now.parts.size() - 1)];
        warn(here.place, message(change, record.language, there, here.name).arg(command(translation.id)));
    }
}

void RecordCheck::nameMissing(const Translation &translation)
{
    const QString &language = m_course.languages().first();
    if (const std::shared_ptr<const Page> source = m_course.page(m_lesson.id, translation.id, language))
        warn({translation.page->file, 1, 1},
            Words::tr("this translation does not say which text it was made from, as others of the lesson do: compare it "
                      "with %1, then say \"%2\"")
                .arg(shortName(language, source->file), command(translation.id)));
}

} // namespace

Problems checkRecords(Course &course, const LessonInfo &lesson)
{
    Problems problems;
    for (const QString &language : course.languages())
        RecordCheck(course, lesson, language, &problems).run();
    return problems;
}

} // namespace nunchi::course
