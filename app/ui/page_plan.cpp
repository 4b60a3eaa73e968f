// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_plan.h"

#include <utility>

namespace nunchi::ui {

using namespace course;

namespace {

Piece::Kind kindOf(const Block &block)
{
    using Kind = Piece::Kind;
    if (const auto *box = std::get_if<Box>(&block.content))
        return box->kind == Box::Kind::Exact ? Kind::Exact : Kind::Box;
    if (std::holds_alternative<Table>(block.content))
        return Kind::Table;
    if (std::holds_alternative<Columns>(block.content))
        return Kind::Columns;
    if (std::holds_alternative<Figure>(block.content))
        return Kind::Figure;
    if (std::holds_alternative<Python>(block.content))
        return Kind::Python;
    if (std::holds_alternative<ExhibitBlock>(block.content))
        return Kind::Exhibit;
    if (std::holds_alternative<QuizBlock>(block.content))
        return Kind::Quiz;
    if (std::holds_alternative<Summary>(block.content))
        return Kind::Summary;
    if (std::holds_alternative<Refused>(block.content))
        return Kind::Refused;
    return Kind::Prose;
}

/// Whether it can be set within a text.
bool isText(const Block &block)
{
    const Piece::Kind kind = kindOf(block);
    return kind == Piece::Kind::Prose || kind == Piece::Kind::Table;
}

bool isSpeakers(const Block &block)
{
    const auto *box = std::get_if<Box>(&block.content);
    return box && box->kind == Box::Kind::Speaker;
}

bool isBreak(const Block &block)
{
    return std::holds_alternative<SlideBreak>(block.content);
}

/// A longer run would keep the window from answering while it is written. Counted in blocks, since they are the same in
/// every language of a page.
constexpr qsizetype kLongestRun = 12;

bool isParagraph(const Block &block)
{
    return std::holds_alternative<Paragraph>(block.content);
}

class Planner
{
public:
    void add(const Block &block)
    {
        if (isSpeakers(block))
            return;
        if (isBreak(block)) {
            m_break = m_break || !m_pieces.isEmpty();
            return;
        }
        if (kindOf(block) == Piece::Kind::Prose)
            addProse(block);
        else
            m_pieces << Piece{kindOf(block), {block}, takeBreak()};
    }
    QList<Piece> pieces() const { return m_pieces; }

private:
    bool takeBreak() { return std::exchange(m_break, false); }

    /// Between two paragraphs nobody sees where one text ends and the next begins.
    bool mayBeginAnother(const Block &block) const
    {
        const Blocks &run = m_pieces.last().blocks;
        return run.size() >= kLongestRun && !m_break && isParagraph(block) && isParagraph(run.last());
    }

    void addProse(const Block &block)
    {
        if (m_pieces.isEmpty() || m_pieces.last().kind != Piece::Kind::Prose)
            m_pieces << Piece{Piece::Kind::Prose, {}, takeBreak()};
        else if (mayBeginAnother(block))
            m_pieces << Piece{Piece::Kind::Prose, {}, false, true};
        if (takeBreak())
            m_pieces.last().blocks << Block{{}, block.place, SlideBreak()};
        m_pieces.last().blocks << block;
        addWidgetsInside(block);
    }

    /// An exhibit or a question within a list or a quote stands after it: text cannot hold a widget. A table can stand
    /// in the text.
    void addWidgetsInside(const Block &block)
    {
        Blocks inside;
        if (const auto *list = std::get_if<BlockList>(&block.content))
            for (const Blocks &item : list->items)
                inside << item;
        else if (const auto *quote = std::get_if<BlockQuote>(&block.content))
            inside = quote->blocks;
        for (const Block &each : std::as_const(inside)) {
            if (isText(each))
                addWidgetsInside(each);
            else
                add(each);
        }
    }

    QList<Piece> m_pieces;
    bool m_break = false;
};

} // namespace

bool Piece::matches(const Piece &other) const
{
    if (kind != other.kind)
        return false;
    if (kind == Kind::Prose)
        return true;
    if (blocks.first().id != other.blocks.first().id)
        return false;
    const auto *mine = std::get_if<ExhibitBlock>(&blocks.first().content);
    const auto *theirs = std::get_if<ExhibitBlock>(&other.blocks.first().content);
    if (mine && theirs)
        return mine->exhibit == theirs->exhibit;
    const auto *box = std::get_if<Box>(&blocks.first().content);
    const auto *otherBox = std::get_if<Box>(&other.blocks.first().content);
    return !box || !otherBox || box->kind == otherBox->kind;
}

QList<Piece> planPieces(const Blocks &blocks)
{
    Planner planner;
    for (const Block &block : blocks)
        planner.add(block);
    return planner.pieces();
}

} // namespace nunchi::ui
