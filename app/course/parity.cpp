// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/parity.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>

#include "course/block_ids.h"
#include "course/block_parity.h"
#include "course/page_parts.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Parity)
};

/// The first place where the blocks part; beyond it counted ids mean other blocks.
std::optional<Problem> compareOrder(const Page &first, const Page &second)
{
    const QList<const Block *> a = flattened(first.blocks);
    const QList<const Block *> b = flattened(second.blocks);
    qsizetype i = 0;
    while (i < a.size() && i < b.size() && a[i]->id == b[i]->id && a[i]->content.index() == b[i]->content.index())
        ++i;
    if (i == a.size() && i == b.size())
        return {};
    if (i == a.size())
        return Problem{Severity::Error, b[i]->place,
            Words::tr("%1 has no counterpart in %2: the translation goes on where that page ends")
                .arg(described(*b[i]), shortName(first.language, first.file))};
    const QString wanted = Words::tr("%1 (%2)").arg(described(*a[i]), shortPlace(first.language, a[i]->place));
    if (i == b.size()) {
        const Place end = b.isEmpty() ? Place{second.file, 1, 1} : b.last()->place;
        return Problem{Severity::Error, end, Words::tr("the translation ends here; %1 is missing").arg(wanted)};
    }
    return Problem{Severity::Error, b[i]->place,
        Words::tr("%1 stands here, but in the same place of the other language stands %2: both must have the "
                  "same blocks in the same order")
            .arg(described(*b[i]), wanted)};
}

void compareFront(const Page &first, const Page &second, Problems *problems)
{
    if (first.front.minutes != second.front.minutes)
        problems->append({Severity::Error, {second.file, 1, 1},
            Words::tr("\"minutes\" is %1 here and %2 in %3: make them equal")
                .arg(second.front.minutes)
                .arg(first.front.minutes)
                .arg(first.language)});
    if (first.front.level != second.front.level)
        problems->append({Severity::Error, {second.file, 1, 1},
            Words::tr("\"level\" is \"%1\" here and \"%2\" in %3: make them equal")
                .arg(second.front.level, first.front.level, first.language)});
}

} // namespace

Problems compareTranslations(const Page &first, const Page &second)
{
    Problems problems;
    // What could not be read has been named; here it would only blame the other file.
    if (first.frontIsSound && second.frontIsSound)
        compareFront(first, second, &problems);
    const bool bothWhole = first.isWhole && second.isWhole;
    const std::optional<Problem> order = bothWhole ? compareOrder(first, second) : std::nullopt;
    if (order)
        problems.append(*order);
    QHash<QString, const Block *> byId;
    for (const Block *block : flattened(first.blocks))
        byId.insert(block->id, block);
    for (const Block *block : flattened(second.blocks)) {
        // Counted ids stop meaning the same block once the order differs, or one is missing.
        if ((order || !bothWhole) && !hasAuthorsId(*block))
            continue;
        const Block *original = byId.value(block->id);
        if (!original || original->content.index() != block->content.index())
            continue;
        for (const Difference &difference : differences(*original, *block)) {
            Place place = block->place;
            place.line += difference.linesBelow;
            problems.append({Severity::Error, place,
                Words::tr("%1 (see %2)").arg(difference.message, shortPlace(first.language, original->place))});
        }
    }
    return problems;
}

} // namespace nunchi::course
