// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/page_text.h"

#include <algorithm>
#include <cstdlib>

namespace nunchi::course {

namespace {

class Collector
{
public:
    void add(const Blocks &blocks)
    {
        for (const Block &block : blocks)
            add(block);
    }
    void add(const Inlines &text, TextPiece::Kind kind = TextPiece::Kind::Text);
    void add(const QString &text, TextPiece::Kind kind = TextPiece::Kind::Text);
    QList<TextPiece> pieces() const { return m_pieces; }

private:
    void add(const Block &block);
    void addList(const BlockList &list);
    void addTable(const Table &table);
    void addBox(const Box &box);
    void addQuestion(const Question &question);

    QList<TextPiece> m_pieces;
    QString m_block;
    int m_depth = 0; ///< in lists and quotes: text in there is reached through the outermost
};

void Collector::add(const Inlines &text, TextPiece::Kind kind)
{
    add(plainText(text), kind);
    for (const Span &span : text)
        if (!span.term.isEmpty() && !m_pieces.isEmpty() && !m_pieces.last().terms.contains(span.term))
            m_pieces.last().terms << span.term;
}

void Collector::add(const QString &text, TextPiece::Kind kind)
{
    if (!text.trimmed().isEmpty())
        m_pieces.append({kind, m_block, text, {}});
}

void Collector::addList(const BlockList &list)
{
    for (const Blocks &item : list.items)
        add(item);
}

void Collector::addTable(const Table &table)
{
    add(table.caption);
    for (const Inlines &cell : table.head)
        add(cell);
    for (const QList<Inlines> &row : table.rows)
        for (const Inlines &cell : row)
            add(cell);
}

void Collector::addBox(const Box &box)
{
    if (box.kind == Box::Kind::Speaker)
        return;
    add(box.title, TextPiece::Kind::Heading);
    add(box.blocks);
}

void Collector::addQuestion(const Question &question)
{
    add(question.ask);
    for (const Choice &choice : question.choices)
        add(choice.text);
}

void Collector::add(const Block &block)
{
    const bool widget = std::holds_alternative<ExhibitBlock>(block.content)
        || std::holds_alternative<QuizBlock>(block.content) || std::holds_alternative<Box>(block.content);
    const bool nests = std::holds_alternative<BlockList>(block.content)
        || std::holds_alternative<BlockQuote>(block.content);
    const QString around = m_block;
    if (m_depth == 0 || widget)
        m_block = block.id;
    const int depth = m_depth;
    m_depth = nests ? depth + 1 : widget ? 0 : depth;
    std::visit(
        [this](const auto &content) {
            using T = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<T, Heading>)
                add(content.text, TextPiece::Kind::Heading);
            else if constexpr (std::is_same_v<T, Paragraph>)
                add(content.text);
            else if constexpr (std::is_same_v<T, MathBlock>)
                add(QLatin1Char('$') + content.tex + QLatin1Char('$'));
            else if constexpr (std::is_same_v<T, CodeBlock>)
                add(content.text);
            else if constexpr (std::is_same_v<T, BlockList>)
                addList(content);
            else if constexpr (std::is_same_v<T, BlockQuote>)
                add(content.blocks);
            else if constexpr (std::is_same_v<T, Table>)
                addTable(content);
            else if constexpr (std::is_same_v<T, Box>)
                addBox(content);
            else if constexpr (std::is_same_v<T, Columns>)
                for (const Blocks &column : content.columns)
                    add(column);
            else if constexpr (std::is_same_v<T, Figure>)
                add(content.caption);
            else if constexpr (std::is_same_v<T, Python>) {
                add(content.title, TextPiece::Kind::Heading);
                add(content.code);
            } else if constexpr (std::is_same_v<T, ExhibitBlock>) {
                add(content.title, TextPiece::Kind::Heading);
                add(content.tryThis);
            } else if constexpr (std::is_same_v<T, QuizBlock>)
                addQuestion(content.question);
        },
        block.content);
    m_block = around;
    m_depth = depth;
}

/// Words by block, in reading order.
QList<std::pair<QString, QString>> wordsByBlock(const Page &page)
{
    QList<std::pair<QString, QString>> words;
    const QList<TextPiece> pieces = textPieces(page);
    for (const TextPiece &piece : pieces) {
        if (words.isEmpty() || words.last().first != piece.block)
            words.append({piece.block, {}});
        words.last().second += piece.text + QLatin1Char('\n');
    }
    return words;
}

} // namespace

QList<TextPiece> textPieces(const Page &page)
{
    Collector collector;
    collector.add(page.front.title.isEmpty() ? page.id : page.front.title, TextPiece::Kind::Title);
    if (page.front.shortTitle != page.front.title)
        collector.add(page.front.shortTitle, TextPiece::Kind::ShortTitle);
    collector.add(page.blocks);
    for (const Note &note : page.notes)
        collector.add(note.text);
    return collector.pieces();
}

QString sameBlock(const Page &before, const Page &after, const QString &id)
{
    const auto then = wordsByBlock(before);
    const auto now = wordsByBlock(after);
    const auto isIt = [&id](const auto &each) { return each.first == id; };
    const auto was = std::find_if(then.begin(), then.end(), isIt);
    if (was != then.end()) {
        const qsizetype at = was - then.begin();
        qsizetype nearest = -1;
        for (qsizetype i = 0; i < now.size(); ++i)
            if (now.at(i).second == was->second && (nearest < 0 || std::abs(i - at) < std::abs(nearest - at)))
                nearest = i;
        if (nearest >= 0)
            return now.at(nearest).first;
    }
    return std::any_of(now.begin(), now.end(), isIt) ? id : QString();
}

} // namespace nunchi::course
