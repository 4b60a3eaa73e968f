// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/positions.h"

#include <cassert>
#include <cmath>

namespace nunchi::engine {

Matrix sinusoidalPositions(Index n, Index dModel)
{
    assert(n >= 0 && dModel >= 0);
    Matrix encoding(n, dModel);
    for (Index c = 0; c < dModel; ++c) {
        const double wavelength = std::pow(10000.0, static_cast<double>(c - c % 2) / static_cast<double>(dModel));
        for (Index pos = 0; pos < n; ++pos) {
            const double angle = static_cast<double>(pos) / wavelength;
            encoding(pos, c) = c % 2 == 0 ? std::sin(angle) : std::cos(angle);
        }
    }
    return encoding;
}

} // namespace nunchi::engine
