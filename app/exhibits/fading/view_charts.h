// SPDX-License-Identifier: GPL-3.0-or-later
// The two charts: which axes, lines, points and names they have.
#pragma once

#include "exhibits/fading/model.h"

namespace nunchi::exhibits {
class ChartView;
}

namespace nunchi::exhibits::fading::charts {

/// Against the distance, on an axis of powers of ten.
void showInfluence(ChartView &chart, const Model &model);
/// How many numbers the end may use, against the length.
void showHeld(ChartView &chart, const Model &model);

} // namespace nunchi::exhibits::fading::charts
