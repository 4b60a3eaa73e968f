// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace nunchi::engine {

struct Interval
{
    double low = 0.0;
    double high = 0.0;
};

/// A time foretold, in seconds.
struct Forecast
{
    double seconds = 0.0;
    /// Where one more measurement would lie with the confidence asked for, if the law goes on; empty with two lengths.
    std::optional<Interval> interval;
    /// How many times larger than the largest measured n: beyond that nothing was measured (memory, caches, heat).
    double reach = 1.0;
};

/// t = c·n^p: a straight line through (ln n, ln t).
class PowerLaw
{
public:
    /// lengths N, seconds N, all > 0, at least two different lengths (asserted) → the least-squares line in logarithms.
    /// Source: any text on linear regression, such as Draper & Smith 1998, chapter 1.
    static PowerLaw fitted(const std::vector<double> &lengths, const std::vector<double> &seconds);

    double exponent() const { return m_exponent; } ///< p, the slope of the log-log line
    double coefficient() const; ///< c, seconds at n = 1
    /// p ± t_{N−2}·s/√S_xx. Empty with two lengths: a line through two points says nothing about its error.
    std::optional<Interval> exponentInterval(double confidence = 0.95) const;
    /// exp(a + p·ln n ± t_{N−2}·s·√(1 + 1/N + (ln n − x̄)²/S_xx)): the interval grows with the distance.
    Forecast at(double n, double confidence = 0.95) const;

private:
    double m_exponent = 0.0;
    double m_centre = 0.0; // x̄
    double m_level = 0.0; // the line at x̄
    double m_spreadOfLengths = 0.0; // S_xx
    double m_residual = 0.0; // s
    double m_longest = 0.0; // ln of the largest n
    int m_points = 0; // N
};

} // namespace nunchi::engine
