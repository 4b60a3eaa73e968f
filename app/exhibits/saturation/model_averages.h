// SPDX-License-Identifier: GPL-3.0-or-later
// What softmax makes of random scores, and what it does to them on average.
#pragma once

#include <array>
#include <cstdint>

#include "engine/numpy_rng.h"
#include "engine/types.h"

namespace nunchi::exhibits::saturation {

inline constexpr int kMostWidth = 1024;
inline constexpr int kMostKeys = 16;

/// One row of weights, told in four numbers.
struct Sharpness
{
    double largest = 0; ///< weight
    double entropy = 0; ///< in nats
    double norm = 0; ///< of the softmax Jacobian (Frobenius): how much of a gradient gets through
    double trace = 0; ///< of the same

    static Sharpness of(const engine::Vector &weights);
};

/// One query and its keys, as wide as they may get; the first d components are a draw at width d. In NumPy:
/// rng.normal(size=1024) is the query, rng.normal(size=(keys, 1024)) the keys.
class Draw
{
public:
    Draw(engine::NumpyRng &rng, int keys);
    /// q·k at this width, divided by √d or not.
    engine::Vector scores(int width, bool scaled) const;

private:
    engine::Vector m_query;
    engine::Matrix m_keys;
};

/// Means over many draws, at widths 1, 2, 4, … 1024, with and without the division.
class Averages
{
public:
    static constexpr int kRungs = 11;

    Averages(std::uint64_t seed, int keys);
    void draw(int count);
    int count() const { return m_count; }
    static int width(int rung) { return 1 << rung; }
    Sharpness mean(int rung, bool scaled) const;

private:
    engine::NumpyRng m_rng;
    int m_keys;
    int m_count = 0;
    std::array<std::array<Sharpness, 2>, kRungs> m_sums{};
};

} // namespace nunchi::exhibits::saturation
