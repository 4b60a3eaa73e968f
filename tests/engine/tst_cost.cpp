// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost.h"

#include <cmath>

#include <gtest/gtest.h>

#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "engine/restricted.h"

using namespace nunchi::engine;

namespace {

// Who may look at whom, entry by entry.
Mask pairsOf(Mechanism mechanism, const CostSizes &sizes)
{
    switch (mechanism) {
    case Mechanism::CausalAttention:
        return causalMask(sizes.n, sizes.n);
    case Mechanism::RestrictedAttention:
        return windowMask(sizes.n, sizes.n, Window::around(sizes.r));
    default:
        return Mask::Constant(sizes.n, sizes.n, true);
    }
}

// Walks the loops of each mechanism and counts as it goes.
class Loops
{
public:
    explicit Loops(const CostSizes &sizes)
        : m_sizes(sizes)
    {
    }

    Count of(Mechanism mechanism)
    {
        m_count = 0;
        if (mechanism == Mechanism::Recurrent)
            recurrent();
        else if (mechanism == Mechanism::Convolution || mechanism == Mechanism::DilatedConvolution)
            convolution();
        else if (mechanism == Mechanism::LinearAttention)
            linear();
        else
            attention(pairsOf(mechanism, m_sizes));
        return m_count;
    }

private:
    // Row vector (rows) times matrix (rows×columns).
    void product(Count rows, Count columns)
    {
        for (Count i = 0; i < rows; ++i) {
            for (Count j = 0; j < columns; ++j)
                ++m_count;
        }
    }

    void recurrent()
    {
        for (Count t = 0; t < m_sizes.n; ++t) {
            product(m_sizes.d, m_sizes.d);
            product(m_sizes.d, m_sizes.d);
        }
    }

    void convolution()
    {
        for (Count t = 0; t < m_sizes.n; ++t) {
            for (Count tap = 0; tap < m_sizes.k; ++tap)
                product(m_sizes.d, m_sizes.d);
        }
    }

    void linear()
    {
        const Count width = m_sizes.d / m_sizes.h;
        for (Count head = 0; head < m_sizes.h; ++head) {
            for (Count j = 0; j < m_sizes.n; ++j)
                product(width, width); // φ(k_j)ᵀ·v_j
            for (Count i = 0; i < m_sizes.n; ++i) {
                product(width, width);
                product(width, 1);
            }
        }
    }

    void attention(const Mask &pairs)
    {
        const Count width = m_sizes.d / m_sizes.h;
        for (Count head = 0; head < m_sizes.h; ++head) {
            for (Count i = 0; i < m_sizes.n; ++i) {
                for (Count j = 0; j < m_sizes.n; ++j) {
                    if (pairs(i, j)) {
                        product(width, 1); // q_i·k_j
                        product(1, width); // times v_j
                    }
                }
            }
        }
    }

    CostSizes m_sizes;
    Count m_count = 0;
};

CostSizes randomSizes(NumpyRng &rng)
{
    CostSizes sizes;
    sizes.n = rng.integers(1, 24);
    sizes.h = rng.integers(1, 4);
    sizes.d = sizes.h * rng.integers(1, 5);
    sizes.k = rng.integers(1, 6);
    sizes.r = rng.integers(1, 12);
    sizes.tile = rng.integers(1, 9);
    return sizes;
}

TEST(Cost, MultiplyAddsAreWhatTheLoopsCount)
{
    NumpyRng rng(41);
    for (int round = 0; round < 100; ++round) {
        const CostSizes sizes = randomSizes(rng);
        for (const Mechanism mechanism : allMechanisms) {
            EXPECT_EQ(cost(mechanism, sizes).multiplyAdds, Loops(sizes).of(mechanism))
                << static_cast<int>(mechanism) << ", n = " << sizes.n << ", r = " << sizes.r;
        }
    }
}

TEST(Cost, MemoryHoldsTheResultAndEveryWeight)
{
    NumpyRng rng(42);
    for (int round = 0; round < 100; ++round) {
        const CostSizes sizes = randomSizes(rng);
        const Count result = sizes.n * sizes.d;
        for (const Mechanism mechanism :
            {Mechanism::Attention, Mechanism::CausalAttention, Mechanism::RestrictedAttention}) {
            const Count pairs = pairsOf(mechanism, sizes).count();
            EXPECT_EQ(cost(mechanism, sizes).memory, result + sizes.h * pairs);
        }
        EXPECT_EQ(cost(Mechanism::Recurrent, sizes).memory, result);
    }
    // What is beyond the result does not grow with n.
    CostSizes sizes{.n = 4'096, .d = 512, .h = 8};
    const auto beyond = [&](Mechanism mechanism) { return cost(mechanism, sizes).memory - sizes.n * sizes.d; };
    EXPECT_EQ(beyond(Mechanism::TiledAttention), 64 * 64 + 2 * 64);
    EXPECT_EQ(beyond(Mechanism::LinearAttention), 8 * (64 * 64 + 64));
    sizes.n *= 16;
    EXPECT_EQ(beyond(Mechanism::TiledAttention), 64 * 64 + 2 * 64);
    EXPECT_EQ(beyond(Mechanism::LinearAttention), 8 * (64 * 64 + 64));
}

// Layers until what each token knows has come from all it may ever hear of: sets of tokens, passed on layer by layer.
Count layersByPassingOn(const Mask &looksAt)
{
    Mask knows = looksAt;
    Count layers = 1;
    while (true) {
        const Mask next = (knows.cast<int>().matrix() * looksAt.cast<int>().matrix()).array() > 0;
        if ((next == knows).all())
            return layers;
        knows = next;
        ++layers;
    }
}

TEST(Cost, LongestPathOfAWindowIsFoundByPassingOn)
{
    for (Count n = 1; n < 30; ++n) {
        for (Count r = 3; r < 12; ++r) {
            const Count layers = layersByPassingOn(windowMask(n, n, Window::around(r)));
            EXPECT_EQ(cost(Mechanism::RestrictedAttention, {.n = n, .r = r}).longestPath, layers) << n << ' ' << r;
        }
        for (Count k = 2; k < 6; ++k) {
            const Count layers = layersByPassingOn(windowMask(n, n, Window::last(k)));
            EXPECT_EQ(cost(Mechanism::Convolution, {.n = n, .k = k}).longestPath, layers) << n << ' ' << k;
        }
    }
}

TEST(Cost, StepsAndPathsOfTable1)
{
    const CostSizes sizes{.n = 1'000, .d = 64, .k = 3, .r = 101, .h = 8};
    for (const Mechanism mechanism : allMechanisms) {
        const bool recurrent = mechanism == Mechanism::Recurrent;
        EXPECT_EQ(cost(mechanism, sizes).sequentialSteps, recurrent ? 1'000 : 1);
    }
    EXPECT_EQ(cost(Mechanism::Recurrent, sizes).longestPath, 1'000);
    EXPECT_EQ(cost(Mechanism::Convolution, sizes).longestPath, 500);
    EXPECT_EQ(cost(Mechanism::DilatedConvolution, sizes).longestPath, 7);
    EXPECT_EQ(cost(Mechanism::RestrictedAttention, sizes).longestPath, 20);
    for (const Mechanism mechanism :
        {Mechanism::Attention, Mechanism::TiledAttention, Mechanism::CausalAttention, Mechanism::LinearAttention}) {
        EXPECT_EQ(cost(mechanism, sizes).longestPath, 1);
        EXPECT_EQ(cost(mechanism, sizes).projections, 4 * 1'000 * 64 * 64);
    }
    EXPECT_EQ(cost(Mechanism::Recurrent, sizes).projections, 0);
    EXPECT_FALSE(cost(Mechanism::Convolution, {.n = 2, .k = 1}).longestPath);
    EXPECT_FALSE(cost(Mechanism::RestrictedAttention, {.n = 2, .r = 2}).longestPath);
}

TEST(Cost, NothingOverflowsAtTheLimits)
{
    CostSizes sizes{.n = CostLimits::n,
        .d = CostLimits::d,
        .k = CostLimits::k,
        .r = CostLimits::r,
        .h = CostLimits::d,
        .tile = CostLimits::tile};
    ASSERT_TRUE(areWithinLimits(sizes));
    const double n = static_cast<double>(sizes.n);
    const double d = static_cast<double>(sizes.d);
    EXPECT_DOUBLE_EQ(static_cast<double>(cost(Mechanism::Attention, sizes).multiplyAdds), 2 * n * n * d);
    EXPECT_DOUBLE_EQ(static_cast<double>(cost(Mechanism::Convolution, sizes).multiplyAdds), 1'000 * n * d * d);
    EXPECT_DOUBLE_EQ(static_cast<double>(cost(Mechanism::Attention, sizes).memory), d * n * n + n * d);
    for (const Mechanism mechanism : allMechanisms) {
        EXPECT_GT(cost(mechanism, sizes).multiplyAdds, 0);
        EXPECT_GT(cost(mechanism, sizes).memory, 0);
    }
    sizes.n += 1;
    EXPECT_FALSE(areWithinLimits(sizes));
    EXPECT_FALSE(areWithinLimits({.n = 0}));
    EXPECT_FALSE(areWithinLimits({.d = 6, .h = 4}));
    EXPECT_FALSE(areWithinLimits({.d = 2, .h = 4}));
}

} // namespace
