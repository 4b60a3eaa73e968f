// SPDX-License-Identifier: GPL-3.0-or-later
// What a run on some computer brought: how it is kept with a state, and what it says.
#pragma once

#include <optional>
#include <vector>

#include <QJsonArray>
#include <QString>

#include "engine/measure/power_law.h"
#include "engine/measure/stopwatch.h"
#include "exhibits/shared/measure_worker.h"

namespace nunchi::exhibits {

using MeasuredPoints = std::vector<engine::MeasuredPoint>;

constexpr double kConfidence = 0.95; ///< of every interval that is said or drawn
constexpr double kNoise = 0.1; ///< more than that is called noisy

/// [n, runs, median, spread] each.
QJsonArray writtenPoints(const MeasuredPoints &points);
/// False: it holds something else.
bool readPoints(const QJsonValue &value, MeasuredPoints &points);
/// A whole number from 1 to as many as a state may hold.
bool isCount(double number);

QString endingName(MeasureWorker::Ending ending);
std::optional<MeasureWorker::Ending> endingNamed(const QString &name);

/// The line through the points; empty with fewer than two different n.
std::optional<engine::PowerLaw> lawThrough(const MeasuredPoints &points);
/// Half of the interval in which the slope lies at kConfidence; empty with fewer than three points.
std::optional<double> slopeError(const MeasuredPoints &points);
double largestSpread(const MeasuredPoints &points); ///< as a share of the median
/// The middle half of a point's runs spread over more than kNoise, or the slope is uncertain by more.
bool isNoisy(const MeasuredPoints &points);
/// "1.98 ± 0.03", or without the uncertainty where two points cannot tell; empty: no line.
QString slopeText(const MeasuredPoints &points);

} // namespace nunchi::exhibits
