// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/search_index.h"

#include <algorithm>
#include <functional>
#include <tuple>

#include "course/excerpt.h"
#include "course/word_patterns.h"

namespace nunchi::course {

namespace {

const QChar kWordEnd(u'\n');

QString termKey(const QString &language, const QString &id)
{
    return language + QLatin1Char('/') + id;
}

/// Rows of one page of answers are few; a stop is asked for once in so many.
constexpr int kBetweenStops = 256;

bool stopped(const Stop &stop, int count)
{
    return stop && count % kBetweenStops == 0 && stop();
}

} // namespace

size_t qHash(const SearchPlace &place, size_t seed)
{
    return qHashMulti(seed, place.lesson, place.page, place.language);
}

int SearchIndex::wordId(const QString &word)
{
    const auto known = m_wordIds.constFind(word);
    if (known != m_wordIds.constEnd())
        return *known;
    const int id = static_cast<int>(m_wordStarts.size());
    m_wordStarts.push_back(static_cast<int>(m_words.size()));
    m_words += word + kWordEnd;
    m_uses.emplace_back();
    m_wordIds.insert(word, id);
    return id;
}

void SearchIndex::addEntry(int page, const TextPiece &piece)
{
    const int id = static_cast<int>(m_entries.size());
    m_entries.push_back({piece, page});
    const QStringList words = FoldedText(piece.text).text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        std::vector<int> &uses = m_uses[static_cast<size_t>(wordId(word))];
        if (uses.empty() || uses.back() != id)
            uses.push_back(id);
    }
    for (const QString &term : piece.terms)
        m_termUses[term].push_back(id);
}

void SearchIndex::setPage(const SearchPlace &place, int order, const QList<TextPiece> &pieces)
{
    removePage(place);
    const int page = static_cast<int>(m_pages.size());
    m_pages.push_back(
        {place, order, static_cast<int>(m_entries.size()), static_cast<int>(pieces.size()), true});
    m_byPlace.insert(place, page);
    for (const TextPiece &piece : pieces)
        addEntry(page, piece);
    m_sorted = false;
}

void SearchIndex::removePage(const SearchPlace &place)
{
    const auto known = m_byPlace.constFind(place);
    if (known == m_byPlace.constEnd())
        return;
    PageSlot &slot = m_pages[static_cast<size_t>(*known)];
    slot.alive = false;
    m_dead += slot.count;
    m_byPlace.erase(known);
    m_sorted = false;
    if (m_dead > 1000 && m_dead > static_cast<int>(m_entries.size()) / 2)
        compact();
}

/// What is no more leaves words and entries behind: once they are the greater part, all is made anew.
void SearchIndex::compact()
{
    SearchIndex fresh;
    fresh.m_terms = m_terms;
    for (const PageSlot &slot : m_pages) {
        if (!slot.alive)
            continue;
        QList<TextPiece> pieces;
        for (int i = slot.first; i < slot.first + slot.count; ++i)
            pieces << m_entries[static_cast<size_t>(i)].piece;
        fresh.setPage(slot.place, slot.order, pieces);
    }
    *this = std::move(fresh);
}

void SearchIndex::setGlossary(const Glossary &glossary, const QStringList &languages)
{
    m_terms.clear();
    for (const QString &language : languages) {
        QList<TextPiece> pieces;
        for (const course::Term &term : glossary.terms()) {
            const QStringList names = term.names.value(language);
            const QString meaning = plainText(term.text.value(language));
            if (names.isEmpty())
                continue;
            m_terms.insert(termKey(language, term.id), {names.join(QStringLiteral(", ")), meaning});
            pieces << TextPiece{TextPiece::Kind::Term, term.id, names.join(QStringLiteral(", ")), {}};
            if (!meaning.isEmpty())
                pieces << TextPiece{TextPiece::Kind::Text, term.id, meaning, {}};
        }
        setPage({{}, {}, language}, 0, pieces);
    }
}

QList<SearchPlace> SearchIndex::pages() const
{
    QList<SearchPlace> places;
    for (auto it = m_byPlace.keyBegin(); it != m_byPlace.keyEnd(); ++it)
        if (!it->lesson.isEmpty())
            places << *it;
    return places;
}

void SearchIndex::sort()
{
    if (m_sorted)
        return;
    m_order.clear();
    for (size_t i = 0; i < m_entries.size(); ++i)
        if (slotOf(m_entries[i]).alive)
            m_order.push_back(static_cast<int>(i));
    const auto key = [this](int id) {
        const Entry &entry = m_entries[static_cast<size_t>(id)];
        return std::tuple(entry.piece.kind, slotOf(entry).order, id);
    };
    std::sort(m_order.begin(), m_order.end(), [&key](int a, int b) { return key(a) < key(b); });
    m_sorted = true;
}

SearchIndex::Bits SearchIndex::entriesWith(const TextPattern &word, const Stop &stop) const
{
    Bits bits(m_entries.size(), false);
    int count = 0;
    for (TextRange found = word.find(m_words); found.length > 0;) {
        if (stopped(stop, ++count))
            return {};
        const auto next = std::upper_bound(m_wordStarts.begin(), m_wordStarts.end(), static_cast<int>(found.start));
        const auto id = static_cast<size_t>(next - m_wordStarts.begin()) - 1;
        for (const int entry : m_uses[id])
            bits[static_cast<size_t>(entry)] = true;
        if (next == m_wordStarts.end())
            break;
        found = word.find(m_words, *next);
    }
    return bits;
}

const SearchIndex::Entry *SearchIndex::firstUse(const QString &term, const QString &language) const
{
    const Entry *first = nullptr;
    const auto uses = m_termUses.constFind(term);
    for (const int id : uses == m_termUses.constEnd() ? std::vector<int>() : *uses) {
        const Entry &entry = m_entries[static_cast<size_t>(id)];
        const PageSlot &slot = slotOf(entry);
        if (slot.alive && slot.place.language == language && (!first || slot.order < slotOf(*first).order))
            first = &entry;
    }
    return first;
}

/// One search: goes through the entries that have all words, best kind first, until there is enough to show.
class SearchIndex::Finder
{
public:
    Finder(const SearchIndex &index, const SearchWish &wish, const Stop &stop)
        : m_index(index)
        , m_wish(wish)
        , m_stop(stop)
        , m_patterns(wordPatterns(wish.words))
    {
    }

    QList<SearchHit> hits()
    {
        if (m_patterns.empty() || !findEntries())
            return {};
        auto from = m_index.m_order.begin();
        while (from != m_index.m_order.end() && m_hits.size() < m_wish.limit) {
            const TextPiece::Kind kind = kindOf(*from);
            const auto to =
                std::find_if(from, m_index.m_order.end(), [this, kind](int id) { return kindOf(id) != kind; });
            if (!addKind(from, to))
                return {};
            from = to;
        }
        return m_hits.mid(0, m_wish.limit);
    }

private:
    struct Found
    {
        const Entry *entry;
        Excerpt excerpt;
        int rank; ///< the smaller the better
    };
    using Iterator = std::vector<int>::const_iterator;

    TextPiece::Kind kindOf(int id) const { return m_index.m_entries[static_cast<size_t>(id)].piece.kind; }

    bool findEntries()
    {
        for (const TextPattern &pattern : m_patterns) {
            const Bits with = m_index.entriesWith(pattern, m_stop);
            if (with.empty())
                return false;
            if (m_bits.empty())
                m_bits = with;
            else
                std::transform(m_bits.begin(), m_bits.end(), with.begin(), m_bits.begin(), std::logical_and<>());
        }
        return true;
    }

    /// Ranks those of one kind; looks at more than are shown, as a later one may be the better one.
    bool addKind(Iterator from, Iterator to)
    {
        std::vector<Found> found;
        const auto enough = static_cast<size_t>(m_wish.limit) * 4;
        for (const bool own : {true, false}) {
            int count = 0;
            const size_t before = found.size();
            for (auto it = from; it != to && found.size() - before < enough; ++it) {
                if (stopped(m_stop, ++count))
                    return false;
                if (!m_bits[static_cast<size_t>(*it)])
                    continue;
                const Entry &entry = m_index.m_entries[static_cast<size_t>(*it)];
                if ((m_index.slotOf(entry).place.language == m_wish.language) == own)
                    found.push_back(judge(entry, own));
            }
        }
        std::stable_sort(
            found.begin(), found.end(), [](const Found &a, const Found &b) { return a.rank < b.rank; });
        for (const Found &each : found)
            addHit(each);
        return true;
    }

    Found judge(const Entry &entry, bool ownLanguage) const
    {
        Found found{&entry, makeExcerpt(entry.piece.text, m_patterns), 0};
        const bool ownLesson = m_index.slotOf(entry).place.lesson == m_wish.lesson;
        found.rank = (ownLanguage ? 0 : 4) + (found.excerpt.atWordStart ? 0 : 2) + (ownLesson ? 0 : 1);
        return found;
    }

    /// A block and its translation are one answer: the one in the reader's language, which comes first.
    void addHit(const Found &found)
    {
        const Entry &entry = *found.entry;
        const PageSlot &slot = m_index.slotOf(entry);
        const SearchPlace any{slot.place.lesson, slot.place.page, entry.piece.block};
        const auto known = m_languageOf.constFind(any);
        if (known != m_languageOf.constEnd() && (*known != slot.place.language || slot.place.page.isEmpty()))
            return;
        if (known != m_languageOf.constEnd() && entry.piece.kind == TextPiece::Kind::ShortTitle)
            return; // found by its title
        m_languageOf.insert(any, slot.place.language);
        SearchHit hit{entry.piece.kind, slot.place, entry.piece.block, found.excerpt.text, found.excerpt.marks, {}, {}};
        if (slot.place.page.isEmpty())
            pointToUse(&hit, slot.place.language);
        else
            hit.pageTitle = titleOf(slot);
        m_hits << hit;
    }

    void pointToUse(SearchHit *hit, const QString &language) const
    {
        const Term term = m_index.m_terms.value(termKey(language, hit->block));
        if (hit->kind != TextPiece::Kind::Term) { // found by its meaning
            hit->kind = TextPiece::Kind::Term;
            hit->marks.clear();
            hit->text = term.name;
        }
        hit->meaning = term.meaning;
        const Entry *use = m_index.firstUse(hit->block, language);
        hit->block = use ? use->piece.block : QString();
        if (use) {
            hit->place = m_index.slotOf(*use).place;
            hit->pageTitle = titleOf(m_index.slotOf(*use));
        }
    }

    QString titleOf(const PageSlot &slot) const
    {
        return slot.count > 0 ? m_index.m_entries[static_cast<size_t>(slot.first)].piece.text : slot.place.page;
    }

    const SearchIndex &m_index;
    const SearchWish &m_wish;
    const Stop &m_stop;
    std::vector<TextPattern> m_patterns;
    Bits m_bits;
    QList<SearchHit> m_hits;
    QHash<SearchPlace, QString> m_languageOf; ///< language of the answers by lesson, page and block
};

QList<SearchHit> SearchIndex::search(const SearchWish &wish, const Stop &stop)
{
    sort();
    return Finder(*this, wish, stop).hits();
}

QList<LessonMatch> SearchIndex::matches(const QString &lesson, const QStringList &pages, const QString &language,
    const TextPattern &pattern, const Stop &stop) const
{
    QList<LessonMatch> all;
    if (pattern.isEmpty())
        return all;
    for (const QString &page : pages) {
        if (stop && stop())
            return {};
        const auto known = m_byPlace.constFind({lesson, page, language});
        if (known == m_byPlace.constEnd())
            continue;
        const PageSlot &slot = m_pages[static_cast<size_t>(*known)];
        QHash<QString, int> counts;
        for (int i = slot.first; i < slot.first + slot.count; ++i) {
            const TextPiece &piece = m_entries[static_cast<size_t>(i)].piece;
            if (piece.kind == TextPiece::Kind::ShortTitle)
                continue;
            const qsizetype count = pattern.findAll(FoldedText(piece.text)).size();
            for (qsizetype n = 0; n < count; ++n)
                all.append({page, piece.block, counts[piece.block]++});
        }
    }
    return all;
}

} // namespace nunchi::course
