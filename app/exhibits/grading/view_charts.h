// SPDX-License-Identifier: GPL-3.0-or-later
// The two charts: which axes, lines, points and names they have.
#pragma once

#include "exhibits/grading/model.h"

namespace nunchi::exhibits {
class ChartView;
}

namespace nunchi::exhibits::grading::charts {

/// How many times as fast so many markers are, papers in one piece and by Amdahl's law.
void showLaw(ChartView &chart, const Model &model);
/// How many times as fast so many cores are at attention and at an RNN, measured.
void showCores(ChartView &chart, const Model &model);

} // namespace nunchi::exhibits::grading::charts
