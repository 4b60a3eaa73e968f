// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::exhibits::matrix {

/// The heat map with its labels and sums. Arrows and clicks move the cell, hovering reads another one out.
class GridPart : public Part
{
    Q_OBJECT
public:
    GridPart(const PartContext &context, QWidget *parent);

    void refresh() override;
    int heightForWidth(int width) const override;
    int cellsTop(int width) const; ///< below the labels of the columns
    int idealWidth() const;
    int largestWidth() const;
    /// For which the labels of the columns need not be turned; easily: with more room between them.
    int levelWidth(bool easily) const;
    int readableWidth() const;
    /// Where things are at the present size.
    GridGeometry geometryNow() const { return GridGeometry::fit(m_needs, width()); }
    /// The colour a cell has; masked cells have that of empty ones.
    QColor cellColor(Cell cell) const;

Q_SIGNALS:
    /// The pointer is over another cell, or (−1, −1) over none.
    void hovered(nunchi::exhibits::Cell cell);
    /// The keyboard moved the cell: this should be seen.
    void movedTo(const QRect &rect);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void measure();
    void hover(std::optional<Cell> cell);
    Cell cursor() const { return {model().row(), model().column()}; }
    QString toolTipAt(QPointF point) const;

    void drawCells(QPainter &painter, const GridGeometry &at) const;
    void drawMask(QPainter &painter, const QRectF &cell) const;
    void drawNumbers(QPainter &painter, const GridGeometry &at) const;
    void drawOutlines(QPainter &painter, const GridGeometry &at) const;
    void drawAxes(QPainter &painter, const GridGeometry &at) const;
    void drawRowLabels(QPainter &painter, const GridGeometry &at) const;
    void drawColumnLabels(QPainter &painter, const GridGeometry &at) const;
    void drawColumnLabel(QPainter &painter, const GridGeometry &at, int column) const;

    GridNeeds m_needs;
    std::optional<Cell> m_hovered;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::matrix
