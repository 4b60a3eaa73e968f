// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/power_law.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "engine/measure/statistics.h"

namespace nunchi::engine {

namespace {

std::vector<double> logarithms(std::vector<double> values)
{
    for (double &value : values) {
        assert(value > 0.0);
        value = std::log(value);
    }
    return values;
}

double mean(const std::vector<double> &values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

} // namespace

PowerLaw PowerLaw::fitted(const std::vector<double> &lengths, const std::vector<double> &seconds)
{
    assert(lengths.size() == seconds.size() && lengths.size() >= 2);
    const std::vector<double> x = logarithms(lengths);
    const std::vector<double> y = logarithms(seconds);
    PowerLaw law;
    law.m_points = static_cast<int>(x.size());
    law.m_longest = *std::max_element(x.begin(), x.end());
    law.m_centre = mean(x);
    law.m_level = mean(y);
    double together = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        law.m_spreadOfLengths += (x[i] - law.m_centre) * (x[i] - law.m_centre);
        together += (x[i] - law.m_centre) * (y[i] - law.m_level);
    }
    assert(law.m_spreadOfLengths > 0.0);
    law.m_exponent = together / law.m_spreadOfLengths;
    double squares = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double residual = y[i] - law.m_level - law.m_exponent * (x[i] - law.m_centre);
        squares += residual * residual;
    }
    if (law.m_points > 2)
        law.m_residual = std::sqrt(squares / (law.m_points - 2));
    return law;
}

double PowerLaw::coefficient() const
{
    return std::exp(m_level - m_exponent * m_centre);
}

std::optional<Interval> PowerLaw::exponentInterval(double confidence) const
{
    if (m_points < 3)
        return std::nullopt;
    const double half = studentBound(confidence, m_points - 2) * m_residual / std::sqrt(m_spreadOfLengths);
    return Interval{m_exponent - half, m_exponent + half};
}

Forecast PowerLaw::at(double n, double confidence) const
{
    assert(n > 0.0);
    const double away = std::log(n) - m_centre;
    const double level = m_level + m_exponent * away;
    Forecast forecast{std::exp(level), std::nullopt, std::exp(std::max(0.0, std::log(n) - m_longest))};
    if (m_points > 2) {
        const double half = studentBound(confidence, m_points - 2) * m_residual
            * std::sqrt(1.0 + 1.0 / m_points + away * away / m_spreadOfLengths);
        forecast.interval = Interval{std::exp(level - half), std::exp(level + half)};
    }
    return forecast;
}

} // namespace nunchi::engine
