// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/slider_scale.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace nunchi::controls {

namespace {
constexpr double kLinearSteps = 100;
constexpr double kStepsAnOctave = 4;
constexpr double kHair = 1e-9;
} // namespace

double SliderScale::unit() const
{
    return std::pow(10.0, -decimals);
}

double SliderScale::rounded(double value) const
{
    const double whole = std::pow(10.0, decimals);
    return std::clamp(std::round(value * whole) / whole, minimum, maximum);
}

double SliderScale::share(double value) const
{
    const double within = std::clamp(value, minimum, maximum);
    if (maximum <= minimum)
        return 0;
    return logarithmic ? std::log(within / minimum) / std::log(maximum / minimum)
                       : (within - minimum) / (maximum - minimum);
}

double SliderScale::at(double share) const
{
    const double within = std::clamp(share, 0.0, 1.0);
    return rounded(logarithmic ? minimum * std::pow(maximum / minimum, within)
                               : std::lerp(minimum, maximum, within));
}

double SliderScale::stepped(double value, int steps) const
{
    const int direction = steps < 0 ? -1 : 1;
    const double linear = std::max((maximum - minimum) / kLinearSteps, unit());
    for (int i = 0; i < std::abs(steps); ++i) {
        double next = value + direction * linear;
        if (logarithmic) {
            // The next place of the grid in this direction that differs after rounding.
            const double place = std::log2(value) * kStepsAnOctave;
            double goal = direction > 0 ? std::floor(place + kHair) + 1 : std::ceil(place - kHair) - 1;
            next = rounded(std::exp2(goal / kStepsAnOctave));
            while (next == value && next > minimum && next < maximum) {
                goal += direction;
                next = rounded(std::exp2(goal / kStepsAnOctave));
            }
            if (next == value)
                next = value + direction * unit();
        }
        value = rounded(next);
    }
    return value;
}

} // namespace nunchi::controls
