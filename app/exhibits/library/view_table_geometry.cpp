// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/view_table_geometry.h"

#include <algorithm>

namespace nunchi::exhibits::library {

namespace {
constexpr qreal kHead = 26;
constexpr qreal kRuleRoom = 12;
constexpr qreal kCellGap = 4;
constexpr qreal kCellHeight = 26;
constexpr qreal kIdealCell = 66;
constexpr qreal kLeastBar = 90;
constexpr qreal kBarGap = 16;
constexpr qreal kLeastLabel = 90;
} // namespace

TableGeometry::TableGeometry(const Needs &needs, qreal width)
    : m_needs(needs)
    , m_width(width)
{
    const qreal least = needs.number + unit(kCellGap + 12);
    qreal room = width - 2 * needs.margin - unit(12) - needs.score - needs.share;
    const qreal label = std::clamp(needs.label, unit(kLeastLabel), std::max(room * 0.34, unit(kLeastLabel)));
    m_label = label;
    // The bars want a fair part; cells grow to their ideal with what is left.
    const qreal bars = unit(kLeastBar + kBarGap);
    m_cell = std::clamp((room - label - bars * 1.8) / needs.topics, least, std::max(least, unit(kIdealCell)));
    const qreal rest = room - label - m_cell * needs.topics - unit(kBarGap);
    m_bar = rest >= unit(kLeastBar) ? rest : 0;
    if (m_bar > 0)
        return;
    m_label = std::clamp(room - least * needs.topics, std::min(unit(kLeastLabel), room / 3), label);
    m_cell = std::max<qreal>(4, (room - m_label) / needs.topics);
}

bool TableGeometry::hasNumbers() const
{
    return m_cell - unit(kCellGap) >= m_needs.number + unit(6);
}

qreal TableGeometry::height() const
{
    return row(m_needs.books).bottom() + unit(2);
}

QRectF TableGeometry::row(int row) const
{
    qreal top = unit(kHead) + (row + 1) * rowHeight();
    if (row >= 0)
        top += unit(kRuleRoom);
    if (row >= m_needs.books)
        top += unit(kRuleRoom);
    return {0, top, m_width, rowHeight()};
}

QRectF TableGeometry::label(int row) const
{
    const QRectF line = this->row(row);
    return {m_needs.margin, line.top(), m_label, line.height()};
}

QRectF TableGeometry::cell(int row, int topic) const
{
    const QRectF line = this->row(row);
    return {cellsLeft() + topic * m_cell, line.center().y() - unit(kCellHeight) / 2, m_cell - unit(kCellGap),
        unit(kCellHeight)};
}

QRectF TableGeometry::score(int row) const
{
    const QRectF line = this->row(row);
    return {scoreLeft(), line.top(), m_needs.score, line.height()};
}

QRectF TableGeometry::bar(int row) const
{
    const QRectF line = this->row(row);
    return {scoreLeft() + m_needs.score + unit(kBarGap), line.center().y() - unit(9), m_bar, unit(18)};
}

QRectF TableGeometry::share(int row) const
{
    const QRectF line = this->row(row);
    return {m_width - m_needs.margin - m_needs.share, line.top(), m_needs.share, line.height()};
}

QRectF TableGeometry::head(const QRectF &column) const
{
    return {column.left(), 0, column.width(), unit(kHead)};
}

qreal TableGeometry::ruleUnderQuery() const
{
    return row(QueryRow).bottom() + unit(kRuleRoom) / 2;
}

qreal TableGeometry::ruleOverAnswer() const
{
    return row(m_needs.books).top() - unit(kRuleRoom) / 2;
}

std::optional<int> TableGeometry::rowAt(QPointF point) const
{
    for (int i = QueryRow; i <= m_needs.books; ++i)
        if (row(i).contains(point))
            return i;
    return {};
}

std::optional<int> TableGeometry::topicAt(QPointF point) const
{
    for (int c = 0; c < m_needs.topics; ++c) {
        const QRectF column = cell(QueryRow, c);
        if (point.x() >= column.left() && point.x() <= column.right())
            return c;
    }
    return {};
}

double TableGeometry::wishAt(qreal x, int topic, double full) const
{
    const QRectF box = cell(QueryRow, topic);
    return std::clamp((x - box.left()) / box.width(), 0.0, 1.0) * full;
}

} // namespace nunchi::exhibits::library
