// SPDX-License-Identifier: GPL-3.0-or-later
// Lines, areas and points of charts in the theme's colours and widths.
#pragma once

#include <QPen>

#include "exhibits/shared/chart_series.h"
#include "typeset/appearance.h"

class QAreaSeries;
class QScatterSeries;

namespace nunchi::exhibits {

QPen dashedPen(const QColor &color, qreal width, Dash dash);
QPen linePen(const ChartSeries &series, const typeset::Appearance &look);
void dress(QAreaSeries &drawn, const ChartSeries &series, const typeset::Appearance &look);
void dress(QScatterSeries &drawn, const ChartSeries &series, const typeset::Appearance &look, qreal size);

} // namespace nunchi::exhibits
