// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/course_terms.h"

#include "course/page_text.h"
#include "course/word_patterns.h"

namespace nunchi::session {

namespace {

QChar roleOf(course::Meaning meaning)
{
    switch (meaning) {
    case course::Meaning::Query:
        return QLatin1Char('q');
    case course::Meaning::Key:
        return QLatin1Char('k');
    case course::Meaning::Value:
        return QLatin1Char('v');
    case course::Meaning::Weight:
        return QLatin1Char('w');
    case course::Meaning::None:
        break;
    }
    return {};
}

/// What is still to be found, by language.
using Sought = QHash<QString, QHash<QString, int>>;

Sought soughtOf(const exhibits::Terms &terms, const QStringList &languages)
{
    Sought sought;
    for (const QString &language : languages)
        for (qsizetype i = 0; i < terms.list.size(); ++i)
            sought[language].insert(terms.list[i].id, static_cast<int>(i));
    return sought;
}

void takeUses(
    const course::Page &page, const QString &lesson, QHash<QString, int> &sought, exhibits::Terms &terms)
{
    const QString &title = page.front.shortTitle.isEmpty() ? page.front.title : page.front.shortTitle;
    const exhibits::TermUse use{QStringLiteral("page:%1/%2").arg(lesson, page.id), title};
    for (const course::TextPiece &piece : course::textPieces(page))
        for (const QString &id : piece.terms)
            if (const auto at = sought.constFind(id); at != sought.constEnd()) {
                terms.list[*at].firstUse.insert(page.language, use);
                sought.erase(at);
            }
}

} // namespace

exhibits::Terms termsOf(const course::Course &course)
{
    exhibits::Terms terms;
    for (const course::Term &term : course.glossary().terms()) {
        exhibits::Term shown;
        shown.id = term.id;
        shown.role = roleOf(term.meaning);
        for (const QString &language : course.languages()) {
            shown.names.insert(language, term.names.value(language));
            shown.meaning.insert(language, plainText(term.text.value(language)));
        }
        terms.list << shown;
    }
    terms.finds = course::holdsWords;
    return terms;
}

exhibits::Terms withFirstUses(exhibits::Terms terms, const course::Course &course, const course::Stop &stop)
{
    Sought sought = soughtOf(terms, course.languages());
    for (const course::LessonInfo &lesson : course.lessons()) {
        for (const QString &page : lesson.pageIds) {
            for (const QString &language : course.languages()) {
                if (stop && stop())
                    return terms;
                if (sought[language].isEmpty())
                    continue;
                if (const auto reading = course.readingOnce(lesson.id, page, language))
                    takeUses(reading->page, lesson.id, sought[language], terms);
            }
        }
    }
    return terms;
}

} // namespace nunchi::session
