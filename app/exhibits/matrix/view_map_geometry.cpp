// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_map_geometry.h"

#include <algorithm>
#include <cmath>

namespace nunchi::exhibits::matrix {

MapGeometry::MapGeometry(const Field &field, const QRectF &box, qreal ratio)
    : m_field(field)
    , m_box(box)
{
    const Place place = field.place();
    m_scale = std::max(1e-6, box.width() / place.span);
    m_top = place.row - place.span * field.aspect() / 2;
    m_left = place.column - place.span / 2;
    const double pixelsOfACell = m_scale * ratio;
    while (m_level < field.matrix().levels() - 1 && std::ldexp(pixelsOfACell, m_level) < 1 - 1e-9)
        ++m_level;
}

QRectF MapGeometry::cells() const
{
    const QPointF topLeft(xOf(0), yOf(0));
    const QPointF bottomRight(xOf(m_field.matrix().columns()), yOf(m_field.matrix().rows()));
    return QRectF(topLeft, bottomRight) & m_box;
}

QRectF MapGeometry::block(Cell cell) const
{
    const int row = cell.row >> m_level << m_level;
    const int column = cell.column >> m_level << m_level;
    const int endRow = std::min(row + (1 << m_level), m_field.matrix().rows());
    const int endColumn = std::min(column + (1 << m_level), m_field.matrix().columns());
    return QRectF(QPointF(xOf(column), yOf(row)), QPointF(xOf(endColumn), yOf(endRow)));
}

std::optional<Cell> MapGeometry::blockAt(QPointF point) const
{
    if (!cells().contains(point))
        return std::nullopt;
    const int row = std::clamp(static_cast<int>(std::floor(rowAt(point.y()))), 0, m_field.matrix().rows() - 1);
    const int column = std::clamp(static_cast<int>(std::floor(columnAt(point.x()))), 0, m_field.matrix().columns() - 1);
    return Cell{row >> m_level, column >> m_level};
}

bool MapGeometry::shows(int row, int column) const
{
    constexpr double kHair = 1e-6;
    const QRectF cell(QPointF(xOf(column), yOf(row)), QPointF(xOf(column + 1), yOf(row + 1)));
    return m_box.adjusted(-kHair, -kHair, kHair, kHair).contains(cell);
}

/// Multiples of 1, 2 or 5 times a power of ten.
QList<int> MapGeometry::ticks(double first, double end, int count, qreal apart) const
{
    const double least = std::max(1.0, apart / m_scale);
    int step = 1;
    for (int i = 0; step < least; ++i)
        step = step / (i % 3 == 1 ? 2 : 1) * (i % 3 == 1 ? 5 : 2);
    QList<int> list;
    const int from = std::max(1, static_cast<int>(std::floor(first)) + 1);
    for (int number = (from + step - 1) / step * step; number <= std::min(count, static_cast<int>(std::ceil(end)));
         number += step) {
        const double middle = number - 0.5;
        if (middle >= first && middle <= end)
            list << number;
    }
    return list;
}

QList<int> MapGeometry::rowTicks(qreal apart) const
{
    return ticks(m_top, m_top + m_box.height() / m_scale, m_field.matrix().rows(), apart);
}

QList<int> MapGeometry::columnTicks(qreal apart) const
{
    return ticks(m_left, m_left + m_box.width() / m_scale, m_field.matrix().columns(), apart);
}

} // namespace nunchi::exhibits::matrix
