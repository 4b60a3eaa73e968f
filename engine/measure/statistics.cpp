// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

namespace nunchi::engine {

double quantile(std::vector<double> values, double p)
{
    assert(!values.empty() && p >= 0.0 && p <= 1.0);
    std::sort(values.begin(), values.end());
    const double at = p * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (at - static_cast<double>(below)) * (values[above] - values[below]);
}

double median(std::vector<double> values)
{
    return quantile(std::move(values), 0.5);
}

double interquartileRange(const std::vector<double> &values)
{
    return quantile(values, 0.75) - quantile(values, 0.25);
}

double studentWithin(double t, int degrees)
{
    assert(t >= 0.0 && degrees >= 1);
    const double angle = std::atan(t / std::sqrt(static_cast<double>(degrees)));
    const double cosine = std::cos(angle);
    const bool isOdd = degrees % 2 == 1;
    // 1 + 1/2·cos²θ + 1·3/(2·4)·cos⁴θ + … (even), cosθ + 2/3·cos³θ + 2·4/(3·5)·cos⁵θ + … (odd), up to cos^(ν−2)θ.
    double term = isOdd ? cosine : 1.0;
    double sum = 0.0;
    for (int power = isOdd ? 1 : 0; power <= degrees - 2; power += 2) {
        sum += term;
        term *= cosine * cosine * (power + 1) / (power + 2);
    }
    if (isOdd)
        return 2.0 / std::numbers::pi * (angle + std::sin(angle) * sum);
    return std::sin(angle) * sum;
}

double studentBound(double confidence, int degrees)
{
    assert(confidence > 0.0 && confidence < 1.0);
    double low = 0.0;
    double high = 1.0;
    while (studentWithin(high, degrees) < confidence)
        high *= 2.0;
    while (true) {
        const double middle = low + (high - low) / 2;
        if (middle <= low || middle >= high)
            return high; // neighbours: no double lies between
        (studentWithin(middle, degrees) < confidence ? low : high) = middle;
    }
}

} // namespace nunchi::engine
