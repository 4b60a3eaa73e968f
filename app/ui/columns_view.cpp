// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/columns_view.h"

#include <algorithm>

#include "ui/block_stack.h"
#include "ui/piece_room.h"

namespace nunchi::ui {

namespace {
constexpr qreal kLeastColumn = 260;
constexpr qreal kGap = 36;
constexpr qreal kBetweenStacked = 24;
} // namespace

ColumnsView::ColumnsView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
{
    connect(&context.look, &typeset::Appearance::changed, this, [this] { updateGeometry(); });
}

void ColumnsView::setColumns(const QList<course::Blocks> &columns)
{
    const auto count = static_cast<size_t>(columns.size());
    while (m_stacks.size() > count) {
        m_stacks.back()->hide();
        m_stacks.back()->deleteLater();
        m_stacks.pop_back();
    }
    while (m_stacks.size() < count) {
        m_stacks.push_back(new BlockStack(m_context, innerMeasure, this));
        m_stacks.back()->show();
    }
    for (size_t i = 0; i < count; ++i) {
        m_stacks[i]->setBlocks(columns.at(static_cast<qsizetype>(i)));
        m_stacks[i]->buildAll(std::max(1, columnWidth(width())));
    }
    updateGeometry();
    rearrange();
}

int ColumnsView::gap() const
{
    return qRound(m_context.look.length(kGap));
}

int ColumnsView::leastWidth() const
{
    const int count = static_cast<int>(m_stacks.size());
    return count * qRound(m_context.look.length(kLeastColumn)) + std::max(0, count - 1) * gap();
}

int ColumnsView::widthIn(int column, int wide) const
{
    return leastWidth() > column && leastWidth() <= wide ? wide : column;
}

bool ColumnsView::fitsSideBySide(int width) const
{
    return width - 2 * kRingRoom >= leastWidth();
}

int ColumnsView::columnWidth(int width) const
{
    const int count = std::max(1, static_cast<int>(m_stacks.size()));
    if (!fitsSideBySide(width))
        return width;
    return (width - 2 * kRingRoom - (count - 1) * gap()) / count + 2 * kRingRoom;
}

int ColumnsView::arrangeBeside(int width, Flow::Pass pass) const
{
    const int column = columnWidth(width);
    qreal lowest = 0;
    for (const BlockStack *stack : m_stacks)
        lowest = std::max(lowest, stack->firstBaseline(column));
    int left = 0;
    int bottom = 0;
    for (BlockStack *stack : m_stacks) {
        const qreal baseline = stack->firstBaseline(column);
        Flow flow(pass, baseline < 0 ? 0 : qRound(lowest - baseline));
        flow.add(stack, left, column);
        bottom = std::max(bottom, flow.bottom());
        left += column - 2 * kRingRoom + gap();
    }
    return bottom;
}

int ColumnsView::arrange(int width, Flow::Pass pass) const
{
    if (fitsSideBySide(width))
        return arrangeBeside(width, pass);
    Flow flow(pass);
    for (BlockStack *stack : m_stacks) {
        if (stack != m_stacks.front())
            flow.space(m_context.look.length(kBetweenStacked));
        flow.add(stack, 0, width);
    }
    return flow.bottom();
}

} // namespace nunchi::ui
