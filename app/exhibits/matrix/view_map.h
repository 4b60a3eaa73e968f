// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "exhibits/matrix/view_map_geometry.h"
#include "exhibits/matrix/view_part.h"

namespace nunchi::exhibits::matrix {

/// A large matrix as a picture that is zoomed and moved: by wheel, pinch, drag and keys. Where a pixel stands for several
/// cells it has the colour of the largest.
class MapPart : public Part
{
    Q_OBJECT
public:
    MapPart(const PartContext &context, QWidget *parent);

    void refresh() override;
    int heightForWidth(int width) const override;
    int widthForSide(qreal side) const; ///< with the numbers at the left
    int idealWidth() const;
    int readableWidth() const;
    int cellsTop() const; ///< below the numbers of the columns
    MapGeometry geometryNow() const { return {model().field(), box(width()), devicePixelRatioF()}; }
    /// The colours of the part that is looked at, one by one for each device pixel.
    const QImage &picture(const MapGeometry &at, qreal ratio) const;
    QString pixelWords() const; ///< what a pixel stands for

Q_SIGNALS:
    /// The pointer is over this cell, or (−1, −1) over none.
    void hovered(nunchi::exhibits::Cell cell);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    const Field &field() const { return model().field(); }
    QRectF box(int width) const;
    qreal gutter() const; ///< of the numbers at the left
    void hover(std::optional<Cell> cell);
    bool zoom(double factor, QPointF about); ///< false: it goes no further
    bool zoomAtCell(double factor);
    void pan(double rows, double columns);
    void moveCell(int rows, int columns); ///< by blocks; the picture follows
    bool pinched(QEvent *event);

    void drawMask(QPainter &painter, const MapGeometry &at) const;
    void drawNumbers(QPainter &painter, const MapGeometry &at) const;
    void drawOutline(QPainter &painter, const QRectF &block, qreal beyond) const;
    QString rowsName() const;
    QColor sideColor(typeset::Token ofAttention) const;
    void drawSides(QPainter &painter, const MapGeometry &at) const;
    void drawWords(QPainter &painter, const MapGeometry &at) const;

    struct Shown
    {
        const LargeMatrix *matrix = nullptr;
        Place place;
        QSize size;
        QRgb ground = 0;
        double end = 0;
        bool operator==(const Shown &) const = default;
    };
    mutable QImage m_picture;
    mutable Shown m_pictured;
    std::optional<Cell> m_hovered; ///< the largest of the block under the pointer
    std::optional<QPointF> m_pressed;
    Place m_placeWhenPressed;
    bool m_dragging = false;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::matrix
