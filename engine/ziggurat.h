// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace nunchi::engine {

/// The normal density under 256 layers of equal area (Marsaglia & Tsang 2000), computed once, in plain double:
/// a more exact table would differ in last bits from the one NumPy draws with.
struct Ziggurat
{
    static constexpr double tailStart = 3.6541528853610087963519472518; ///< r: the tail lies beyond
    static constexpr double inverseTailStart = 1.0 / tailStart;
    static constexpr double layerArea = 0.0049286732339746519; ///< v

    std::array<double, 256> width; ///< w_i = x_i / 2⁵²: turns 52 random bits into an abscissa
    std::array<double, 256> density; ///< f_i = exp(−x_i²/2)
    std::array<std::uint64_t, 256> inside; ///< k_i: below it the point lies under the curve for certain

    static const Ziggurat &standard();
};

} // namespace nunchi::engine
