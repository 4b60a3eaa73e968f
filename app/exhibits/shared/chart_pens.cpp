// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/chart_pens.h"

#include <QAreaSeries>
#include <QLineSeries>
#include <QScatterSeries>

namespace nunchi::exhibits {

using typeset::Token;

namespace {
QScatterSeries::MarkerShape shapeOf(Marker marker)
{
    switch (marker) {
    case Marker::Circle:
        break;
    case Marker::Square:
        return QScatterSeries::MarkerShapeRectangle;
    case Marker::Diamond:
        return QScatterSeries::MarkerShapeRotatedRectangle;
    case Marker::Triangle:
        return QScatterSeries::MarkerShapeTriangle;
    }
    return QScatterSeries::MarkerShapeCircle;
}

/// The paler colour that lies under a line of this one.
Token tintOf(Token color)
{
    switch (color) {
    case Token::Q:
        return Token::QTint;
    case Token::K:
        return Token::KTint;
    case Token::V:
        return Token::VTint;
    case Token::W:
        return Token::WTint;
    case Token::Note:
        return Token::NoteTint;
    default:
        return Token::Hair;
    }
}
} // namespace

QPen dashedPen(const QColor &color, qreal width, Dash dash)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    switch (dash) {
    case Dash::Solid:
        break;
    case Dash::Dashed:
        pen.setDashPattern({5, 3});
        break;
    case Dash::Dotted:
        pen.setDashPattern({1.2, 2});
        break;
    case Dash::DashDot:
        pen.setDashPattern({6, 2.5, 1.5, 2.5});
        break;
    }
    return pen;
}

QPen linePen(const ChartSeries &series, const typeset::Appearance &look)
{
    const typeset::Theme &theme = look.theme();
    return dashedPen(look.color(series.color), theme.dataLine() * (series.strong ? 1.5 : 1.0), series.dash);
}

void dress(QAreaSeries &drawn, const ChartSeries &series, const typeset::Appearance &look)
{
    drawn.setBrush(look.color(tintOf(series.color)));
    drawn.setPen(dashedPen(look.color(series.color), look.theme().outline(), series.dash));
}

void dress(QScatterSeries &drawn, const ChartSeries &series, const typeset::Appearance &look, qreal size)
{
    drawn.setMarkerShape(shapeOf(series.marker));
    drawn.setMarkerSize(size);
    drawn.setPen(QPen(look.color(series.color), look.theme().outline()));
    drawn.setBrush(look.color(series.hollow ? Token::Paper : series.color));
}

} // namespace nunchi::exhibits
