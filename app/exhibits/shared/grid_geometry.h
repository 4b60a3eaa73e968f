// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace nunchi::exhibits {

/// Row and column of one number.
struct Cell
{
    int row = 0;
    int column = 0;
    bool operator==(const Cell &) const = default;
};

/// How the labels of the columns lie, so that none touches the next.
enum class ColumnLabels : quint8 { Flat, Slanted, Upright };

/// What the text of the grid needs, measured once for a refresh.
struct GridNeeds
{
    QList<qreal> labelWidths; ///< of the tokens, bold, in the size of the labels
    QList<qreal> smallWidths; ///< one step smaller
    QList<qreal> rowWidths; ///< of the labels of the rows, where these are others than those of the columns
    qreal axisWidth = 0; ///< of the names of the axes at the left
    qreal sumWidth = 0; ///< of the column of sums
    qreal sumHeadWidth = 0; ///< of the words above it; 0: there are none
    qreal lineHeight = 0;
    qreal smallLine = 0;
    qreal idealPitch = 0; ///< design size of a cell
    qreal idealHeight = 0;
    qreal ring = 0; ///< room for the outlines at the sides
    qreal frame = 0; ///< how far the outlines of the chosen row and cell reach beyond the cells
    qreal focusRoom = 0; ///< of the focus ring, which lies around the frame
};

/// Where everything of a grid with words at its sides lies for a width. A value.
class GridGeometry
{
public:
    static GridGeometry fit(const GridNeeds &needs, qreal width);
    /// The width at which cells have their design size.
    static qreal idealWidth(const GridNeeds &needs);
    /// The width beyond which cells grow no more.
    static qreal largestWidth(const GridNeeds &needs);
    /// The least width at which the labels of the columns lie level; easily: with more room between them.
    static qreal levelWidth(const GridNeeds &needs, bool easily);
    /// The width below which the numbers in the cells would have to go.
    static qreal readableWidth(const GridNeeds &needs);

    int count() const { return m_count; } ///< of the columns
    qreal height() const { return m_height; }
    qreal pitch() const { return m_pitch; }
    ColumnLabels columnLabels() const { return m_labels; }
    bool hasSmallLabels() const { return m_small; }

    QRectF grid() const { return QRectF(m_left + m_ring, m_top, m_pitch * m_count, m_rowPitch * m_rows); }
    QRectF focused() const; ///< what the focus ring lies around: the cells and all outlines
    QRectF cell(Cell cell) const; ///< without the gap
    QRectF row(int row) const; ///< all cells of a row
    QRectF rowLabel(int row) const;
    QRectF columnLabel(int column) const; ///< Flat: where the words stand; else their foot
    QRectF sum(int row) const;
    QRectF keyAxis() const; ///< the line above the labels of the columns
    QRectF corner() const; ///< above the labels of the rows
    QRectF sumHead() const;
    std::optional<Cell> cellAt(QPointF point) const;
    /// Level or turned, as the labels lie, with the painter's font and pen.
    void drawColumnLabel(QPainter &painter, int column, const QString &text) const;
    std::optional<int> columnLabelAt(QPointF point) const;

private:
    void layLabels(const GridNeeds &needs);
    qreal labelHeight(const GridNeeds &needs) const;
    qreal leanOfLabels(const GridNeeds &needs) const; ///< beyond the last cell
    qreal sumRoom(const GridNeeds &needs) const; ///< so that slanted labels do not touch the words above the sums

    int m_count = 0;
    int m_rows = 0;
    qreal m_left = 0;
    qreal m_top = 0;
    qreal m_pitch = 0;
    qreal m_rowPitch = 0;
    qreal m_sumWidth = 0;
    qreal m_labelHeight = 0;
    qreal m_axisHeight = 0;
    qreal m_ring = 0;
    qreal m_frame = 0;
    qreal m_height = 0;
    ColumnLabels m_labels = ColumnLabels::Flat;
    bool m_small = false;
};

} // namespace nunchi::exhibits
