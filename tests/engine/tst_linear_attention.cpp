// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/linear_attention.h"

#include <cmath>

#include <gtest/gtest.h>

#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

TEST(LinearFeatures, AreEluPlusOne)
{
    const Matrix features = linearFeatures(Matrix{{2.5, 0.0, -1.0, -800.0}});
    EXPECT_EQ(features(0, 0), 3.5);
    EXPECT_EQ(features(0, 1), 1.0);
    EXPECT_DOUBLE_EQ(features(0, 2), std::exp(-1.0));
    EXPECT_EQ(features(0, 3), 0.0);
}

TEST(LinearAttention, IsTheWeightedSumItNeverWritesDown)
{
    NumpyRng rng(19);
    for (int round = 0; round < 60; ++round) {
        const auto size = [&] { return static_cast<Index>(rng.integers(1, 12)); };
        const Index n = size(), m = size(), dK = size(), dV = size();
        SCOPED_TRACE(testing::Message() << n << "x" << m);
        const Matrix q = rng.normal(0, 1, n, dK);
        const Matrix k = rng.normal(0, 1, m, dK);
        const Matrix v = rng.normal(0, 1, m, dV);
        for (const Reach reach : {Reach::All, Reach::Causal}) {
            const Matrix weights = linearWeights(q, k, reach);
            expectNear(linearAttention(q, k, v, reach), weights * v, 0.1);
            for (Index i = 0; i < n; ++i) {
                const bool seesAny = reach == Reach::All || i + (m - n) >= 0;
                EXPECT_NEAR(weights.row(i).sum(), seesAny ? 1.0 : 0.0, 1e-14);
                for (Index j = 0; j < m; ++j)
                    EXPECT_EQ(weights(i, j) > 0.0, reach == Reach::All || j <= i + (m - n));
            }
        }
    }
}

TEST(LinearAttention, CausalPrefixIsTheShorterSequenceBitForBit)
{
    NumpyRng rng(20);
    const Matrix q = rng.normal(0, 1, 13, 4);
    const Matrix k = rng.normal(0, 1, 13, 4);
    const Matrix v = rng.normal(0, 1, 13, 3);
    const Matrix whole = linearAttention(q, k, v, Reach::Causal);
    for (Index length = 1; length <= 13; ++length) {
        const Matrix prefix = linearAttention(q.topRows(length), k.topRows(length), v.topRows(length), Reach::Causal);
        EXPECT_EQ(prefix, whole.topRows(length)) << length;
    }
    expectNear(whole.row(12), linearAttention(q, k, v).row(12), 0.1);
}

TEST(LinearAttention, FeaturesTooSmallForADoubleHandOverNothing)
{
    const Matrix q = Matrix::Constant(2, 3, -1000.0);
    const Matrix output = linearAttention(q, Matrix::Ones(4, 3), Matrix::Ones(4, 2));
    EXPECT_EQ(output, Matrix::Zero(2, 2));
    EXPECT_EQ(linearWeights(q, Matrix::Ones(4, 3)), Matrix::Zero(2, 4));
}

} // namespace
