// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ziggurat.h"

#include <cmath>

namespace nunchi::engine {

namespace {

constexpr double range = 0x1p52;

std::uint64_t nearestEven(double value)
{
    return static_cast<std::uint64_t>(std::rint(value));
}

Ziggurat computed()
{
    Ziggurat tables{};
    std::array<double, 256> x{};
    const double r = Ziggurat::tailStart;
    const double v = Ziggurat::layerArea;
    x[255] = r;
    tables.density[255] = std::exp(-0.5 * r * r);
    for (std::size_t i = 254; i >= 1; --i) {
        x[i] = std::sqrt(-2.0 * std::log(v / x[i + 1] + tables.density[i + 1]));
        tables.density[i] = std::exp(-0.5 * x[i] * x[i]);
        // The true value lies 0.498 of the way between two doubles; NumPy's table has the upper one.
        if (i == 38)
            tables.density[i] = std::nextafter(tables.density[i], 1.0);
    }
    tables.density[0] = 1.0;

    for (std::size_t i = 1; i < 256; ++i)
        tables.width[i] = x[i] / range;
    tables.width[0] = v / tables.density[255] / range;

    for (std::size_t i = 2; i < 256; ++i)
        tables.inside[i] = nearestEven(x[i - 1] / x[i] * range);
    tables.inside[1] = 0; // the topmost layer has no certain part
    tables.inside[0] = nearestEven(r * tables.density[255] / v * range);
    return tables;
}

} // namespace

const Ziggurat &Ziggurat::standard()
{
    static const Ziggurat tables = computed();
    return tables;
}

} // namespace nunchi::engine
