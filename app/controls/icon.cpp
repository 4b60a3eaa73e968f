// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/icon.h"

#include <QPainterPath>

namespace nunchi::controls {

namespace {
QPainterPath polyline(std::initializer_list<QPointF> points)
{
    QPainterPath path(*points.begin());
    for (const QPointF &point : points)
        path.lineTo(point);
    return path;
}

/// A circle open at its upper left, with an arrow head there; mirrored for "redo".
QPainterPath turn(bool whole)
{
    QPainterPath path;
    if (whole) {
        path.arcMoveTo(QRectF(5, 5, 14, 14), 150);
        path.arcTo(QRectF(5, 5, 14, 14), 150, -300);
        path.addPath(polyline({{5.2, 4.5}, {5.2, 9.0}, {9.8, 9.0}}));
    } else {
        path.moveTo(5, 10);
        path.lineTo(14, 10);
        path.cubicTo(21, 10, 21, 19, 14, 19);
        path.lineTo(10, 19);
        path.addPath(polyline({{9, 6}, {5, 10}, {9, 14}}));
    }
    return path;
}

QPainterPath bulb()
{
    QPainterPath path;
    path.arcMoveTo(QRectF(6, 3, 12, 12), -55);
    path.arcTo(QRectF(6, 3, 12, 12), -55, 290);
    path.addPath(polyline({{8.6, 13.9}, {9.5, 17.5}, {14.5, 17.5}, {15.4, 13.9}}));
    path.addPath(polyline({{10, 20.5}, {14, 20.5}}));
    return path;
}

QPainterPath screen()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(3, 4, 18, 12), 1, 1);
    path.addPath(polyline({{12, 16}, {12, 20}}));
    path.addPath(polyline({{8, 20}, {16, 20}}));
    return path;
}

QPainterPath outline(Icon icon)
{
    switch (icon) {
    case Icon::None:
    case Icon::Theme:
        return {};
    case Icon::Previous:
        return polyline({{14.5, 6}, {8.5, 12}, {14.5, 18}});
    case Icon::Next:
        return polyline({{9.5, 6}, {15.5, 12}, {9.5, 18}});
    case Icon::Reset:
        return turn(true);
    case Icon::Undo:
        return turn(false);
    case Icon::Redo:
        return QTransform(-1, 0, 0, 1, 24, 0).map(turn(false));
    case Icon::Hint:
        return bulb();
    case Icon::Check:
        return polyline({{4.5, 12.5}, {10, 18}, {19.5, 6.5}});
    case Icon::Cross: {
        QPainterPath path = polyline({{6, 6}, {18, 18}});
        path.addPath(polyline({{18, 6}, {6, 18}}));
        return path;
    }
    case Icon::Menu: {
        QPainterPath path = polyline({{4, 7}, {20, 7}});
        path.addPath(polyline({{4, 12}, {20, 12}}));
        path.addPath(polyline({{4, 17}, {20, 17}}));
        return path;
    }
    case Icon::More: {
        QPainterPath path;
        for (const qreal x : {5.0, 12.0, 19.0})
            path.addEllipse(QPointF(x, 12), 0.7, 0.7);
        return path;
    }
    case Icon::Present:
        return screen();
    }
    return {};
}
} // namespace

void drawIcon(QPainter &painter, const QRectF &rect, Icon icon, const QColor &color, qreal line)
{
    if (icon == Icon::None)
        return;
    constexpr qreal kGrid = 24;
    const qreal scale = rect.width() / kGrid;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(scale, scale);
    painter.setPen(QPen(color, line / scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline(icon));
    if (icon == Icon::Theme) {
        const QRectF disc(4, 4, 16, 16);
        painter.drawEllipse(disc);
        painter.setBrush(color);
        painter.setPen(Qt::NoPen);
        painter.drawChord(disc, -90 * 16, 180 * 16);
    }
    painter.restore();
}

} // namespace nunchi::controls
