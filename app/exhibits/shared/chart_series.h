// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QPointF>
#include <QString>

#include "typeset/theme.h"

namespace nunchi::exhibits {

/// How a series is told from others without its colour.
enum class Dash : quint8 { Solid, Dashed, Dotted, DashDot };
enum class Marker : quint8 { Circle, Square, Diamond, Triangle };

/// The name at the curve itself: a place in the chart's numbers, and on which side of it the words stand.
struct ChartLabel
{
    QString text; ///< words with mathematics between dollars
    QPointF at;
    Qt::Alignment side = Qt::AlignRight | Qt::AlignVCenter;
    bool bold = false;
};

struct ChartSeries
{
    enum class Kind : quint8 { Line, Points, Area }; ///< Area: from the axis up to the line
    Kind kind = Kind::Line;
    QString name; ///< in plain words, for the tool tip
    QList<QPointF> points;
    typeset::Token color = typeset::Token::Ink;
    Dash dash = Dash::Solid;
    Marker marker = Marker::Circle;
    bool hollow = false; ///< points: predicted, not measured
    bool strong = false; ///< a larger point, a thicker line
    std::optional<ChartLabel> label;
};

/// A line across the chart at one value of an axis.
struct ChartMark
{
    Qt::Orientation orientation = Qt::Vertical; ///< of the line; vertical: at a value of the x axis
    double value = 0;
    typeset::Token color = typeset::Token::Ink3;
    Dash dash = Dash::Dashed;
    QString label; ///< words with mathematics between dollars; at the top, or at the right end
};

} // namespace nunchi::exhibits
