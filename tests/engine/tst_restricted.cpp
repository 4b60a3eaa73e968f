// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/restricted.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "engine/attention.h"
#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// Both ways of writing down the same weights.
void expectSameWeights(const RestrictedTrace &trace, const Matrix &all, const Window &window)
{
    const Index shift = all.cols() - all.rows() - window.before;
    Matrix spread = Matrix::Zero(all.rows(), all.cols());
    for (Index i = 0; i < all.rows(); ++i) {
        for (Index c = 0; c < window.width(); ++c) {
            const Index j = i + shift + c;
            if (0 <= j && j < all.cols())
                spread(i, j) = trace.weights(i, c);
            else
                EXPECT_EQ(trace.weights(i, c), 0.0);
        }
    }
    expectNear(spread, all);
}

TEST(RestrictedAttention, IsAttentionUnderTheWindowsMask)
{
    NumpyRng rng(23);
    for (int round = 0; round < 60; ++round) {
        const auto size = [&] { return static_cast<Index>(rng.integers(1, 12)); };
        const Index n = size(), m = size(), dK = size(), dV = size(), r = size();
        SCOPED_TRACE(testing::Message() << n << "x" << m << ", r = " << r);
        const Matrix q = rng.normal(0, 1, n, dK);
        const Matrix k = rng.normal(0, 1, m, dK);
        const Matrix v = rng.normal(0, 1, m, dV);
        for (const Window &window : {Window::around(r), Window::last(r)}) {
            AttentionOptions options;
            options.mask = windowMask(n, m, window);
            const AttentionTrace exact = attention(q, k, v, options);
            const RestrictedTrace trace = restrictedAttention(q, k, v, window);
            expectNear(trace.output, exact.output, 0.1);
            expectSameWeights(trace, exact.weights, window);
            options.scale = 0.2;
            expectNear(restrictedAttention(q, k, v, window, 0.2).output, attention(q, k, v, options).output, 0.1);
        }
    }
}

TEST(Window, HoldsSoManyKeys)
{
    for (Index r = 1; r < 9; ++r) {
        const Mask around = windowMask(20, 20, Window::around(r));
        const Mask last = windowMask(20, 20, Window::last(r));
        EXPECT_EQ(around.row(10).count(), r);
        EXPECT_EQ(last.row(10).count(), r);
        EXPECT_TRUE(around(10, 10) && last(10, 10));
        EXPECT_FALSE((last && !causalMask(20, 20)).any());
        EXPECT_EQ(Window::around(r).width(), r);
    }
    EXPECT_TRUE((windowMask(4, 7, Window::last(7)) == causalMask(4, 7)).all());
    EXPECT_TRUE(windowMask(4, 4, Window::around(7)).all());
}

TEST(RestrictedAttention, NothingOutsideTheWindowReachesTheOutput)
{
    NumpyRng rng(31);
    const Matrix q = rng.normal(0, 1, 9, 3);
    Matrix k = rng.normal(0, 1, 9, 3);
    Matrix v = rng.normal(0, 1, 9, 2);
    const Matrix clean = restrictedAttention(q, k, v, Window::around(3)).output;
    k.row(8).setConstant(std::nan(""));
    v.row(8).setConstant(infinity);
    EXPECT_EQ(restrictedAttention(q, k, v, Window::around(3)).output.topRows(7), clean.topRows(7));
}

TEST(RestrictedAttention, TakesASequenceWhoseSquareWouldNotFit)
{
    // 200,000 tokens: the n×n matrix would take 320 GB.
    const Index n = 200'000;
    const Matrix ones = Matrix::Ones(n, 1);
    const Matrix places = Vector::LinSpaced(n, 0, static_cast<double>(n - 1));
    const RestrictedTrace trace = restrictedAttention(ones, ones, places, Window::around(5));
    EXPECT_DOUBLE_EQ(trace.output(0, 0), 1.0);
    EXPECT_DOUBLE_EQ(trace.output(123'456, 0), 123'456.0);
    EXPECT_DOUBLE_EQ(trace.output(n - 1, 0), static_cast<double>(n - 2));
}

} // namespace
