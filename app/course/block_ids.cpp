// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/block_ids.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace nunchi::course {

namespace {

/// The kinds of blocks, in the order of Block::Content; boxes have a stem and a name each.
struct Kind
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::BlockKind)
public:
    const char *stem;
    const char *name;
};

const Kind &kindOf(const Block &block)
{
    static constexpr Kind kinds[] = {
        {"h", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "heading")},
        {"p", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "paragraph")},
        {"math", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "formula")},
        {"code", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "code")},
        {"list", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "list")},
        {"quote", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "quote")},
        {"table", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "table")},
        {"box", ""},
        {"exhibit", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "exhibit")},
        {"quiz", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "question")},
        {"slide", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "slide break")},
        {"columns", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "columns")},
        {"figure", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "figure")},
        {"python", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "program")},
        {"summary", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "summary")},
        {"refused", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "what cannot be shown")},
    };
    static_assert(std::size(kinds) == std::variant_size_v<Block::Content>);
    static constexpr Kind boxes[] = {
        {"key", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "key sentence")},
        {"analogy", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "analogy")},
        {"recap", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "recap")},
        {"speaker", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "speaker's notes")},
        {"exact", QT_TRANSLATE_NOOP("nunchi::course::BlockKind", "exact version")},
    };
    if (const auto *box = std::get_if<Box>(&block.content))
        return boxes[size_t(box->kind)];
    return kinds[block.content.index()];
}

using Seen = QHash<QString, Place>;

void assign(Reading &reading, Blocks *blocks, QHash<QString, int> *counts, Seen *seen)
{
    for (Block &block : *blocks) {
        if (block.id.isEmpty()) {
            const QString stem = idStem(block);
            block.id = stem + QString::number(++(*counts)[stem]);
        } else if (seen->contains(block.id)) {
            reading.error(block.place,
                Kind::tr("two blocks of this page have the id \"%1\" (the other in line %2): "
                         "give one another id")
                    .arg(block.id)
                    .arg(seen->value(block.id).line));
        }
        seen->insert(block.id, block.place);
        if (auto *list = std::get_if<BlockList>(&block.content))
            for (Blocks &item : list->items)
                assign(reading, &item, counts, seen);
        else if (auto *quote = std::get_if<BlockQuote>(&block.content))
            assign(reading, &quote->blocks, counts, seen);
        else if (auto *box = std::get_if<Box>(&block.content))
            assign(reading, &box->blocks, counts, seen);
        else if (auto *columns = std::get_if<Columns>(&block.content))
            for (Blocks &column : columns->columns)
                assign(reading, &column, counts, seen);
    }
}

} // namespace

void assignIds(Reading &reading, Blocks *blocks)
{
    QHash<QString, int> counts;
    Seen seen;
    assign(reading, blocks, &counts, &seen);
}

bool isCounted(const QString &id)
{
    static const QRegularExpression automatic(
        QStringLiteral("^(h|p|math|code|list|quote|table|key|analogy|recap|speaker|exact|exhibit|quiz|slide|"
                       "columns|figure|python|summary|refused)[0-9]+$"));
    return automatic.match(id).hasMatch();
}

bool checkId(Reading &reading, qsizetype offset, const QString &id)
{
    static const QRegularExpression shape(QStringLiteral("^[a-z][a-z0-9-]*$"));
    if (!shape.match(id).hasMatch()) {
        reading.error(
            offset, Kind::tr("\"%1\" cannot be an id: use small letters, digits and hyphens, a letter first").arg(id));
        return false;
    }
    if (isCounted(id)) {
        reading.error(offset,
            Kind::tr("\"%1\" is what a block without an id is called: choose an id that says what it is "
                     "about")
                .arg(id));
        return false;
    }
    return true;
}

bool hasAuthorsId(const Block &block)
{
    return !isCounted(block.id);
}

QString idStem(const Block &block)
{
    return QLatin1String(kindOf(block).stem);
}

QString kindName(const Block &block)
{
    return Kind::tr(kindOf(block).name);
}

} // namespace nunchi::course
