// SPDX-License-Identifier: GPL-3.0-or-later
// Dot products of random vectors, and how far they scatter.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/numpy_rng.h"

namespace nunchi::exhibits::variance {

inline constexpr int kMostWidth = 1024;
inline constexpr int kDraws = 20'000;

/// The components are independent, mean 0, variance 1. In NumPy: rng = default_rng(seed), and for each draw
/// rng.normal(size=d) @ rng.normal(size=d).
class DotProducts
{
public:
    DotProducts(std::uint64_t seed, int width);
    void drawInto(std::vector<double> &products, int count);

private:
    engine::NumpyRng m_rng;
    std::vector<double> m_query;
};

/// Standard deviations at 1, 2, 4, … 1024, all from the same draws: the first d components are a draw at width d.
class Ladder
{
public:
    static constexpr int kRungs = 11;

    explicit Ladder(std::uint64_t seed);
    void draw(int count);
    int count() const { return m_count; }
    static int width(int rung) { return 1 << rung; }
    double deviation(int rung) const;

private:
    engine::NumpyRng m_rng;
    std::vector<double> m_query;
    int m_count = 0;
    std::array<double, kRungs> m_sums{};
    std::array<double, kRungs> m_squares{};
};

/// √(mean of squares − square of the mean).
double deviationOf(const std::vector<double> &values);

} // namespace nunchi::exhibits::variance
