// SPDX-License-Identifier: GPL-3.0-or-later
// The four curves against the length, and how each is told from the others.
#pragma once

#include "exhibits/cost/model.h"
#include "exhibits/shared/chart_axis.h"
#include "exhibits/shared/chart_series.h"

namespace nunchi::exhibits::cost {

/// Colour, dash and marker of a layer's curve.
void dress(ChartSeries &series, Model::Mechanism mechanism);
/// One line and one point at the length chosen for every layer.
QList<ChartSeries> curves(const Model &model);
ChartAxis lengthAxis(const Model &model, const QString &title);
ChartAxis costAxis(const Model &model, const QString &title); ///< holds all curves

} // namespace nunchi::exhibits::cost
