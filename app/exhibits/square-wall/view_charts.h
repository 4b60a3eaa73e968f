// SPDX-License-Identifier: GPL-3.0-or-later
// The three charts: which axes, lines, points and names they have.
#pragma once

#include "exhibits/square-wall/model.h"

namespace nunchi::exhibits {
class ChartView;
}

namespace nunchi::exhibits::square_wall::charts {

void showPairs(ChartView &chart, const Model &model);
/// What was measured in filled dots and solid lines, what would be in hollow dots and dashed lines.
void showTime(ChartView &chart, const Model &model);
void showMemory(ChartView &chart, const Model &model);

} // namespace nunchi::exhibits::square_wall::charts
