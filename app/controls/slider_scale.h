// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nunchi::controls {

/// Which values a slider has and where they stand on it: evenly, or evenly by their logarithm.
struct SliderScale
{
    double minimum = 0; ///< over 0 where logarithmic
    double maximum = 1;
    int decimals = 0;
    bool logarithmic = false;

    double rounded(double value) const; ///< to the decimals, within the range
    double share(double value) const; ///< 0 … 1 along the slider
    double at(double share) const;
    /// So many small steps on: a hundredth of the way, or by a fourth root of two (powers of two are always met).
    /// Each step changes the value until the end is reached.
    double stepped(double value, int steps) const;
    double unit() const; ///< of the last decimal
};

} // namespace nunchi::controls
