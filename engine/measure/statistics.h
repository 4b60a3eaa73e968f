// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace nunchi::engine {

/// values m ≥ 1, p in [0, 1] → the p-quantile, linear between neighbours (Hyndman & Fan 1996, type 7: NumPy's).
double quantile(std::vector<double> values, double p);
double median(std::vector<double> values);
/// The interquartile range, quantile(¾) − quantile(¼): how far the middle half of the values spreads.
double interquartileRange(const std::vector<double> &values);

/// degrees ν ≥ 1, t ≥ 0 → the probability that a Student t variate lies within ±t.
/// Source: Abramowitz & Stegun 1964, 26.7.3 and 26.7.4 (finite sums, exact for whole ν).
double studentWithin(double t, int degrees);
/// The t for which studentWithin(t, ν) = confidence, 0 < confidence < 1.
double studentBound(double confidence, int degrees);

} // namespace nunchi::engine
