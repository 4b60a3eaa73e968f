// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/grid_geometry.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace nunchi::exhibits {

namespace {
constexpr qreal kCellGap = 2;
constexpr qreal kLabelGap = 14; ///< between the labels of the rows and the cells
constexpr qreal kSmallestPitch = 4;
constexpr qreal kSlant = 0.7071; ///< of 45°
constexpr qreal kLeastBetween = 5; ///< between level labels
constexpr qreal kMostGrowth = 1.3; ///< of a cell's width

qreal widest(const QList<qreal> &widths)
{
    return widths.isEmpty() ? 0 : *std::max_element(widths.begin(), widths.end());
}

/// From the middle of a column to that of the next, so that level labels do not touch: neighbours share the room
/// between them, a short word leaves some to a long one. The last has its own cell alone.
qreal levelPitch(const QList<qreal> &widths, qreal between = kLeastBetween)
{
    qreal pitch = 0;
    for (qsizetype i = 0; i < widths.size(); ++i) {
        const qreal next = i + 1 < widths.size() ? widths[i + 1] : widths[i];
        pitch = std::max(pitch, (widths[i] + next) / 2 + between);
    }
    return pitch;
}

qreal labelColumn(const GridNeeds &needs)
{
    return std::max(widest(needs.rowWidths.isEmpty() ? needs.labelWidths : needs.rowWidths), needs.axisWidth) + kLabelGap;
}
} // namespace

qreal GridGeometry::idealWidth(const GridNeeds &needs)
{
    return labelColumn(needs) + needs.idealPitch * static_cast<qreal>(needs.labelWidths.size()) + needs.sumWidth
        + 2 * needs.ring;
}

qreal GridGeometry::largestWidth(const GridNeeds &needs)
{
    const qreal cells = needs.idealPitch * static_cast<qreal>(needs.labelWidths.size());
    return idealWidth(needs) + (kMostGrowth - 1) * cells;
}

qreal GridGeometry::levelWidth(const GridNeeds &needs, bool easily)
{
    constexpr qreal kEasyBetween = 10;
    const qreal pitch = levelPitch(needs.smallWidths, easily ? kEasyBetween : kLeastBetween);
    const qreal cells = pitch * static_cast<qreal>(needs.smallWidths.size());
    return labelColumn(needs) + cells + needs.sumWidth + 2 * needs.ring;
}

qreal GridGeometry::readableWidth(const GridNeeds &needs)
{
    constexpr qreal kReadable = 0.72;
    const qreal cells = needs.idealPitch * kReadable * static_cast<qreal>(needs.labelWidths.size());
    return labelColumn(needs) + cells + needs.sumWidth + 2 * needs.ring;
}

GridGeometry GridGeometry::fit(const GridNeeds &needs, qreal width)
{
    constexpr qreal kLabelShare = 0.3;
    GridGeometry geometry;
    geometry.m_count = static_cast<int>(needs.labelWidths.size());
    geometry.m_rows = needs.rowWidths.isEmpty() ? geometry.m_count : static_cast<int>(needs.rowWidths.size());
    geometry.m_ring = needs.ring;
    geometry.m_frame = needs.frame;
    geometry.m_sumWidth = needs.sumWidth;
    geometry.m_left = std::min(labelColumn(needs), std::max(needs.axisWidth + kLabelGap, width * kLabelShare));
    const auto layCells = [&](qreal right) {
        const qreal room = width - geometry.m_left - right - 2 * needs.ring;
        geometry.m_pitch = std::clamp(room / std::max(1, geometry.m_count), kSmallestPitch, needs.idealPitch * kMostGrowth);
        geometry.layLabels(needs);
    };
    layCells(needs.sumWidth);
    // Slanted words lean out to the right: over the sums, and further if need be.
    const qreal lean = geometry.leanOfLabels(needs);
    geometry.m_sumWidth = std::max(needs.sumWidth, geometry.sumRoom(needs));
    if (std::max(lean, geometry.m_sumWidth) > needs.sumWidth)
        layCells(std::max(lean, geometry.m_sumWidth));
    // Rows are never lower than their words: there is always room below.
    geometry.m_rowPitch = std::max(
        needs.lineHeight, std::min(needs.idealHeight, geometry.m_pitch * needs.idealHeight / needs.idealPitch));
    geometry.m_axisHeight = needs.lineHeight * 1.25;
    geometry.m_labelHeight = std::max(geometry.labelHeight(needs), needs.smallLine * 1.2);
    const qreal around = std::ceil(needs.frame + needs.focusRoom);
    geometry.m_top = geometry.m_axisHeight + geometry.m_labelHeight + around;
    geometry.m_height = geometry.m_top + geometry.m_rowPitch * geometry.m_rows + around;
    return geometry;
}

void GridGeometry::layLabels(const GridNeeds &needs)
{
    constexpr qreal kRounding = 0.01;
    m_small = false;
    m_labels = ColumnLabels::Flat;
    if (levelPitch(needs.labelWidths) <= m_pitch + kRounding)
        return;
    m_small = true;
    if (levelPitch(needs.smallWidths) <= m_pitch + kRounding)
        return;
    m_small = m_pitch * kSlant < needs.lineHeight;
    m_labels = m_pitch * kSlant >= needs.smallLine ? ColumnLabels::Slanted : ColumnLabels::Upright;
}

qreal GridGeometry::leanOfLabels(const GridNeeds &needs) const
{
    if (m_labels != ColumnLabels::Slanted)
        return 0;
    const QList<qreal> &widths = m_small ? needs.smallWidths : needs.labelWidths;
    qreal lean = 0;
    for (qsizetype i = 0; i < widths.size(); ++i) {
        const qreal behind = (static_cast<qreal>(widths.size() - i) - 0.5) * m_pitch;
        lean = std::max(lean, (widths[i] + needs.smallLine / 2) * kSlant - behind);
    }
    return lean;
}

qreal GridGeometry::sumRoom(const GridNeeds &needs) const
{
    if (m_labels != ColumnLabels::Slanted || needs.sumHeadWidth == 0)
        return 0;
    constexpr qreal kBetween = 8;
    // As high as the words above the sums, the last label has moved as far to the right, and half its own line more.
    const qreal reach = needs.smallLine + (m_small ? needs.smallLine : needs.lineHeight) * kSlant;
    return reach + kBetween + needs.sumHeadWidth - m_pitch / 2;
}

qreal GridGeometry::labelHeight(const GridNeeds &needs) const
{
    const qreal line = m_small ? needs.smallLine : needs.lineHeight;
    const qreal longest = widest(m_small ? needs.smallWidths : needs.labelWidths);
    switch (m_labels) {
    case ColumnLabels::Flat:
        return needs.lineHeight * 1.3;
    case ColumnLabels::Slanted:
        return (longest + line) * kSlant + 4;
    case ColumnLabels::Upright:
        break;
    }
    return longest + 6;
}

QRectF GridGeometry::focused() const
{
    const qreal side = std::max(m_frame, kLabelGap / 2);
    return grid().adjusted(-side, -m_frame, side, m_frame);
}

QRectF GridGeometry::cell(Cell cell) const
{
    return QRectF(m_left + m_ring + cell.column * m_pitch, m_top + cell.row * m_rowPitch, m_pitch, m_rowPitch)
        .adjusted(kCellGap / 2, kCellGap / 2, -kCellGap / 2, -kCellGap / 2);
}

QRectF GridGeometry::row(int row) const
{
    return QRectF(m_left + m_ring, m_top + row * m_rowPitch, m_pitch * m_count, m_rowPitch);
}

QRectF GridGeometry::rowLabel(int row) const
{
    return QRectF(0, m_top + row * m_rowPitch, m_left + m_ring - kLabelGap, m_rowPitch);
}

QRectF GridGeometry::columnLabel(int column) const
{
    const qreal middle = m_left + m_ring + (column + 0.5) * m_pitch;
    return QRectF(middle - m_pitch, m_axisHeight, 2 * m_pitch, m_labelHeight);
}

QRectF GridGeometry::sum(int row) const
{
    return QRectF(m_left + 2 * m_ring + m_pitch * m_count, m_top + row * m_rowPitch, m_sumWidth, m_rowPitch);
}

QRectF GridGeometry::keyAxis() const
{
    return QRectF(m_left + m_ring, 0, m_pitch * m_count + m_sumWidth, m_axisHeight);
}

QRectF GridGeometry::corner() const
{
    return QRectF(0, 0, m_left + m_ring - kLabelGap, m_axisHeight + m_labelHeight);
}

QRectF GridGeometry::sumHead() const
{
    return QRectF(m_left + 2 * m_ring + m_pitch * m_count, m_axisHeight, m_sumWidth, m_labelHeight);
}

std::optional<Cell> GridGeometry::cellAt(QPointF point) const
{
    const QPointF inside = point - QPointF(m_left + m_ring, m_top);
    const Cell cell{
        static_cast<int>(std::floor(inside.y() / m_rowPitch)), static_cast<int>(std::floor(inside.x() / m_pitch))};
    const auto within = [](int index, int count) { return index >= 0 && index < count; };
    return within(cell.row, m_rows) && within(cell.column, m_count) ? std::optional(cell) : std::nullopt;
}

std::optional<int> GridGeometry::columnLabelAt(QPointF point) const
{
    if (point.y() < m_axisHeight || point.y() >= m_top)
        return std::nullopt;
    const auto cell = cellAt(QPointF(point.x(), m_top));
    return cell ? std::optional(cell->column) : std::nullopt;
}

void GridGeometry::drawColumnLabel(QPainter &painter, int column, const QString &text) const
{
    const QFontMetricsF metrics(painter.font());
    const QRectF box = columnLabel(column);
    painter.save();
    if (m_labels == ColumnLabels::Flat) {
        const qreal left = box.center().x() - metrics.horizontalAdvance(text) / 2;
        painter.drawText(QPointF(left, box.bottom() - metrics.descent()), text);
    } else {
        painter.translate(QPointF(box.center().x(), box.bottom() - 4));
        painter.rotate(m_labels == ColumnLabels::Slanted ? -45 : -90);
        painter.drawText(QPointF(0, metrics.capHeight() / 2), text);
    }
    painter.restore();
}

} // namespace nunchi::exhibits
