// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QPointF>
#include <QRectF>

#include "exhibits/matrix/model_field.h"
#include "exhibits/shared/grid_geometry.h"

namespace nunchi::exhibits::matrix {

/// Where the cells of a large matrix lie in its picture. A value.
class MapGeometry
{
public:
    /// ratio: device pixels to one of the widget's.
    MapGeometry(const Field &field, const QRectF &box, qreal ratio);

    const QRectF &box() const { return m_box; }
    qreal cellSize() const { return m_scale; } ///< in the widget's pixels
    /// Of the pyramid: the lowest in which each number has a pixel of its own.
    int level() const { return m_level; }
    double rowAt(qreal y) const { return m_top + (y - m_box.top()) / m_scale; } ///< fractions of cells
    double columnAt(qreal x) const { return m_left + (x - m_box.left()) / m_scale; }
    qreal xOf(double column) const { return m_box.left() + (column - m_left) * m_scale; }
    qreal yOf(double row) const { return m_box.top() + (row - m_top) * m_scale; }
    QRectF cells() const; ///< the part of the box that the matrix covers
    QRectF block(Cell cell) const; ///< the pixels that stand for it and, in higher levels, for its neighbours
    /// The block of the level under a point, as row and column in that level.
    std::optional<Cell> blockAt(QPointF point) const;
    bool shows(int row, int column) const; ///< wholly

    /// Numbers for the sides, from 1, at least so far apart.
    QList<int> rowTicks(qreal apart) const;
    QList<int> columnTicks(qreal apart) const;

private:
    QList<int> ticks(double first, double end, int count, qreal apart) const;

    const Field &m_field;
    QRectF m_box;
    double m_scale = 1;
    double m_top = 0;
    double m_left = 0;
    int m_level = 0;
};

} // namespace nunchi::exhibits::matrix
