// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>

#include "course/glossary.h"
#include "course/page_text.h"
#include "course/stop.h"
#include "course/text_pattern.h"

namespace nunchi::course {

struct SearchPlace
{
    QString lesson; ///< empty, as the page: the glossary
    QString page;
    QString language;

    bool operator==(const SearchPlace &) const = default;
};
size_t qHash(const SearchPlace &place, size_t seed = 0);

/// One answer to a search of the whole course.
struct SearchHit
{
    TextPiece::Kind kind = TextPiece::Kind::Text;
    SearchPlace place; ///< of a glossary's term: where the course uses it first; its page empty: nowhere
    QString block; ///< empty: the page as a whole
    QString text; ///< an excerpt around the first match
    QList<TextRange> marks; ///< the matches in it
    QString pageTitle;
    QString meaning; ///< of a term
};

/// One occurrence within a lesson.
struct LessonMatch
{
    QString page;
    QString block;
    int nth = 0; ///< among those of the block, from 0

    bool operator==(const LessonMatch &) const = default;
};

struct SearchWish
{
    QString words; ///< all of them must stand in one piece of text, in any order
    QString language; ///< whose pages come first; the others are searched too
    QString lesson; ///< whose pages come first
    int limit = 50;
};

/// Every word of a course, for searching while the reader types. Pages come and go one by one.
class SearchIndex
{
public:
    /// Adds the page, in place of what it was. order: its number among all pages of the course.
    void setPage(const SearchPlace &place, int order, const QList<TextPiece> &pieces);
    void removePage(const SearchPlace &place);
    void setGlossary(const Glossary &glossary, const QStringList &languages);
    QList<SearchPlace> pages() const;

    /// Best first: titles, headings, terms, text; the reader's language and lesson before others.
    QList<SearchHit> search(const SearchWish &wish, const Stop &stop = {});
    /// Every occurrence in these pages of a lesson, in reading order.
    QList<LessonMatch> matches(const QString &lesson, const QStringList &pages, const QString &language,
        const TextPattern &pattern, const Stop &stop = {}) const;

private:
    struct Entry
    {
        TextPiece piece;
        int page = 0;
    };
    struct PageSlot
    {
        SearchPlace place;
        int order = 0;
        int first = 0; ///< of its entries
        int count = 0;
        bool alive = true;
    };
    using Bits = std::vector<bool>;
    struct Term
    {
        QString name;
        QString meaning;
    };
    class Finder;

    void addEntry(int page, const TextPiece &piece);
    int wordId(const QString &word);
    void compact();
    void sort();
    Bits entriesWith(const TextPattern &word, const Stop &stop) const;
    const PageSlot &slotOf(const Entry &entry) const { return m_pages[static_cast<size_t>(entry.page)]; }
    const Entry *firstUse(const QString &term, const QString &language) const;

    std::vector<PageSlot> m_pages;
    QHash<SearchPlace, int> m_byPlace;
    std::vector<Entry> m_entries;
    QString m_words; ///< every different word, folded, each followed by a line end: one sweep finds all
    std::vector<int> m_wordStarts;
    QHash<QString, int> m_wordIds;
    std::vector<std::vector<int>> m_uses; ///< by word: its entries
    QHash<QString, std::vector<int>> m_termUses; ///< by term: the entries that name it
    QHash<QString, Term> m_terms; ///< by language/id
    std::vector<int> m_order; ///< entries as they are tried
    bool m_sorted = true;
    int m_dead = 0; ///< entries of pages that are no more
};

} // namespace nunchi::course
