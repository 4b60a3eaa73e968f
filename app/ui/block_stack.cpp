// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block_stack.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QEvent>

#include "ui/piece_widgets.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

using namespace course;

BlockStack::BlockStack(const PageContext &context, std::function<Measure(int)> measure, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_measure(std::move(measure))
{
    connect(&context.look, &typeset::Appearance::changed, this, [this] { m_heights.clear(); });
}

void BlockStack::setBlocks(const Blocks &blocks)
{
    const QList<Piece> before = std::exchange(m_pieces, planPieces(blocks));
    const auto was = static_cast<size_t>(before.size());
    const auto now = static_cast<size_t>(m_pieces.size());
    const auto same = [&](size_t old, size_t index) {
        return canShow(old, before.at(static_cast<qsizetype>(old)), m_pieces.at(static_cast<qsizetype>(index)));
    };
    size_t atStart = 0;
    while (atStart < std::min(now, m_widgets.size()) && same(atStart, atStart))
        ++atStart;
    size_t atEnd = 0;
    if (m_widgets.size() == was)
        while (atStart + atEnd < std::min(now, was) && same(was - 1 - atEnd, now - 1 - atEnd))
            ++atEnd;
    m_heights.clear();
    keep(before, atStart, atEnd);
    updateGeometry();
}

bool BlockStack::canShow(size_t widget, const Piece &was, const Piece &piece) const
{
    if (!piece.matches(was))
        return false;
    const auto model = m_models.find(m_widgets[widget]);
    return model == m_models.end() || model->second == m_context.session.model(piece.blocks.first());
}

void BlockStack::keep(const QList<Piece> &before, size_t atStart, size_t atEnd)
{
    const std::vector<QWidget *> widgets = std::exchange(m_widgets, {});
    const size_t end = static_cast<size_t>(before.size()) - atEnd; // with atEnd, all are made
    const auto take = [this](QWidget *widget) {
        m_widgets.push_back(widget);
        fillPieceWidget(widget, m_pieces.at(static_cast<qsizetype>(m_widgets.size()) - 1));
    };
    for (size_t i = 0; i < atStart; ++i)
        take(widgets[i]);
    while (atEnd > 0 && m_widgets.size() + atEnd < static_cast<size_t>(m_pieces.size()))
        append(width());
    for (size_t i = end; i < widgets.size(); ++i)
        take(widgets[i]);
    // Last: hiding what has the focus makes Qt look for the next stop, here too, and nothing old may be found.
    for (size_t i = atStart; i < std::min(end, widgets.size()); ++i) {
        m_models.erase(widgets[i]);
        widgets[i]->hide();
        widgets[i]->deleteLater(); // the page may be turned by a key or a link of one of these
    }
}

void BlockStack::append(int width)
{
    const Piece &piece = m_pieces.at(static_cast<qsizetype>(m_widgets.size()));
    QWidget *widget = makePieceWidget(piece, m_context, this);
    m_widgets.push_back(widget);
    // Texts are laid out as they are written: at this width rather than at another first.
    widget->resize(spanOf(widget, piece, m_measure(width)).width, 1);
    fillPieceWidget(widget, piece);
    widget->show();
    if (piece.kind == Piece::Kind::Exhibit)
        m_models[widget] = m_context.session.model(piece.blocks.first());
}

void BlockStack::buildUntil(int width, int height)
{
    const size_t before = m_widgets.size();
    while (!isComplete() && heightForWidth(width) < height)
        append(width);
    if (m_widgets.size() == before)
        return;
    arrange(this->width(), Flow::Pass::Place);
    updateGeometry();
}

void BlockStack::buildOne(int width)
{
    if (isComplete())
        return;
    append(width);
    arrange(this->width(), Flow::Pass::Place);
    updateGeometry();
}

void BlockStack::buildAll(int width)
{
    if (isComplete())
        return;
    while (!isComplete())
        append(width);
    arrange(this->width(), Flow::Pass::Place);
    updateGeometry();
}

namespace {

/// A formula or a list, whose own space below ends with its text.
bool endsOpen(const Piece &piece)
{
    const Block::Content &last = piece.blocks.last().content;
    return std::holds_alternative<MathBlock>(last) || std::holds_alternative<BlockList>(last);
}

bool beginsAnew(const Piece &piece)
{
    return std::holds_alternative<Heading>(piece.blocks.first().content);
}

/// In the boxes and columns of a piece.
std::pair<QWidget *, int> findInside(const QWidget *widget, const QString &blockId)
{
    const auto children = widget->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *child : children)
        if (const auto *stack = dynamic_cast<const BlockStack *>(child))
            if (const auto found = stack->find(blockId); found.first && found.first->isVisibleTo(widget))
                return found;
    return {nullptr, 0};
}

} // namespace

std::pair<QWidget *, int> BlockStack::find(const QString &blockId) const
{
    for (size_t i = 0; i < m_widgets.size(); ++i) {
        for (const Block *block : flattened(m_pieces.at(static_cast<qsizetype>(i)).blocks)) {
            if (block->id != blockId)
                continue;
            const auto *prose = dynamic_cast<const ProseView *>(m_widgets[i]);
            if (prose)
                return {m_widgets[i], std::max(0, qRound(prose->topOf(blockId)))};
            const auto inside = findInside(m_widgets[i], blockId);
            return inside.first ? inside : std::pair{m_widgets[i], 0};
        }
    }
    return {nullptr, 0};
}

void BlockStack::place(Flow &flow, size_t index, const Measure &measure) const
{
    const Piece &piece = m_pieces.at(static_cast<qsizetype>(index));
    const auto &look = m_context.look;
    if (index > 0) {
        const auto isText = [](Piece::Kind kind) { return kind == Piece::Kind::Prose || kind == Piece::Kind::Table; };
        const Piece &above = m_pieces.at(static_cast<qsizetype>(index) - 1);
        const bool widgetNear = !isText(piece.kind) || !isText(above.kind);
        flow.space(look.length(piece.kind == Piece::Kind::Quiz ? 26
                : widgetNear || beginsAnew(piece)             ? 20
                : endsOpen(above)                             ? 10
                                                              : 0));
        if (piece.goesOn)
            flow.space(std::floor(ProseDocument::paragraphSpace(look))); // heights were rounded up
    }
    if (piece.afterBreak)
        flow.space(look.length(20));
    const PieceSpan span = spanOf(m_widgets[index], piece, measure);
    if (piece.kind == Piece::Kind::Exhibit)
        flow.add(m_widgets[index], span.left, span.width, exhibitHeight(m_widgets[index], span.width));
    else
        flow.add(m_widgets[index], span.left, span.width);
}

qreal BlockStack::firstBaseline(int width) const
{
    if (m_widgets.empty())
        return -1;
    auto *prose = dynamic_cast<ProseView *>(m_widgets.front());
    if (!prose)
        return -1;
    prose->heightForWidth(m_measure(width).column);
    return prose->prose().firstBaseline();
}

int BlockStack::exhibitHeight(const QWidget *exhibit, int width) const
{
    auto &[measuredAt, height] = m_heights.try_emplace(exhibit, -1, 0).first->second;
    if (measuredAt != width) {
        measuredAt = width;
        height = Flow::heightOf(exhibit, width);
    }
    return height;
}

bool BlockStack::event(QEvent *event)
{
    // Something below has another height now, or changed while nobody was looking.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        m_heights.clear();
    return FlowWidget::event(event);
}

int BlockStack::arrange(int width, Flow::Pass pass) const
{
    Flow flow(pass);
    const Measure measure = m_measure(width);
    for (size_t i = 0; i < m_widgets.size(); ++i)
        place(flow, i, measure);
    return flow.bottom();
}

} // namespace nunchi::ui
