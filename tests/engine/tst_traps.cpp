// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes other implementations of attention have made, one test or more each.
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "engine/attention.h"
#include "engine/masks.h"
#include "engine/multihead.h"
#include "engine/numpy_rng.h"
#include "engine/softmax.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan = std::nan("");

struct Traps : testing::Test
{
    NumpyRng rng{13};
    Matrix q = rng.normal(0, 1, 3, 4);
    Matrix k = rng.normal(0, 1, 5, 4);
    Matrix v = rng.normal(0, 1, 5, 2);
    AttentionOptions options;
};

TEST_F(Traps, EveryKeyMaskedGivesZeroWeightsAndIsReported)
{
    options.mask = Mask::Constant(3, 5, true);
    options.mask.row(1).setConstant(false);
    const AttentionTrace trace = attention(q, k, v, options);
    EXPECT_EQ(trace.weights.row(1), Eigen::RowVectorXd::Zero(5));
    EXPECT_EQ(trace.output.row(1), Eigen::RowVectorXd::Zero(2));
    EXPECT_EQ(trace.entropy(1), 0.0);
    EXPECT_EQ(trace.blindQueries, std::vector<Index>{1});
    const AttentionTrace unmasked = attention(q, k, v);
    EXPECT_EQ(trace.output.row(0), unmasked.output.row(0));
    EXPECT_EQ(trace.output.row(2), unmasked.output.row(2));
}

TEST_F(Traps, EveryQueryMaskedGivesZerosAndNoNan)
{
    options.mask = Mask::Constant(3, 5, false);
    const AttentionTrace trace = attention(q, k, v, options);
    EXPECT_EQ(trace.weights, Matrix::Zero(3, 5));
    EXPECT_EQ(trace.output, Matrix::Zero(3, 2));
    EXPECT_EQ(trace.blindQueries, (std::vector<Index>{0, 1, 2}));
}

TEST_F(Traps, LargeScoresDoNotOvercomeTheMask)
{
    // Scores of −2e5 where looking is allowed: a mask of −1e4 or −1e5 would win over them.
    const Matrix far = Matrix::Constant(5, 4, -1.0);
    options.scale = 5e4;
    options.mask = paddingMask(3, {true, false, true, true, false});
    const AttentionTrace trace = attention(Matrix::Ones(3, 4), far, v, options);
    EXPECT_EQ(trace.masked(0, 0), -2e5);
    for (Index i = 0; i < 3; ++i) {
        EXPECT_EQ(trace.weights(i, 1), 0.0);
        EXPECT_EQ(trace.weights(i, 4), 0.0);
        EXPECT_DOUBLE_EQ(trace.weights(i, 0), 1.0 / 3);
    }
}

TEST_F(Traps, DivisorFollowsTheHeadNotTheModel)
{
    const Matrix x = rng.normal(0, 1, 3, 16);
    const MultiHeadWeights weights{
        rng.normal(0, 1, 16, 16), rng.normal(0, 1, 16, 16), rng.normal(0, 1, 16, 16), rng.normal(0, 1, 16, 16)};
    for (const Index heads : {1, 2, 4, 8, 16}) {
        const MultiHeadTrace trace = multiHead(x, x, weights, heads);
        for (const AttentionTrace &head : trace.heads) {
            EXPECT_DOUBLE_EQ(1.0 / head.scale, std::sqrt(16.0 / static_cast<double>(heads)));
            EXPECT_EQ(head.scaled, head.raw * head.scale);
        }
    }
}

TEST_F(Traps, DivisorFollowsTheWidthOfTheKeys)
{
    for (const Index width : {1, 4, 9, 64, 256}) {
        const AttentionTrace trace = attention(Matrix::Ones(3, width), Matrix::Ones(5, width), v);
        EXPECT_DOUBLE_EQ(trace.scaled(2, 4), std::sqrt(static_cast<double>(width)));
    }
}

TEST_F(Traps, PaddingHidesKeysNotQueries)
{
    options.mask = paddingMask(3, {true, true, true, false, false});
    const AttentionTrace trace = attention(q, k, v, options);
    EXPECT_EQ(trace.weights.rightCols(2), Matrix::Zero(3, 2));
    EXPECT_GT(trace.weights.leftCols(3).minCoeff(), 0.0);
    expectNear(trace.output, attention(q, k.topRows(3), v.topRows(3)).output, 0.0, 0.0);
    for (Index i = 0; i < 3; ++i)
        EXPECT_NEAR(trace.weights.row(i).sum(), 1.0, 1e-15);
}

TEST_F(Traps, CausalOutputsDoNotFeelLaterTokensBitForBit)
{
    constexpr Index length = 17; // odd and above any vector width, so that block edges take part
    const Matrix x = rng.normal(0, 1, length, 8);
    const MultiHeadWeights weights{
        rng.normal(0, 1, 8, 8), rng.normal(0, 1, 8, 8), rng.normal(0, 1, 8, 8), rng.normal(0, 1, 8, 8)};
    options.mask = causalMask(length, length);
    const MultiHeadTrace before = multiHead(x, x, weights, 2, options);
    for (Index t = 0; t + 1 < length; ++t) {
        for (const double change : {1.0, 1e300, infinity, nan}) {
            Matrix changed = x;
            changed.row(t + 1).array() += change;
            const MultiHeadTrace after = multiHead(changed, changed, weights, 2, options);
            ASSERT_EQ(after.output.topRows(t + 1), before.output.topRows(t + 1)) << t << ' ' << change;
            ASSERT_NE(after.output.row(t + 1), before.output.row(t + 1));
        }
    }
}

TEST_F(Traps, CausalPrefixIsTheShorterSequenceBitForBit)
{
    const Matrix queries = rng.normal(0, 1, 17, 8);
    const Matrix keys = rng.normal(0, 1, 17, 8);
    const Matrix values = rng.normal(0, 1, 17, 3);
    options.mask = causalMask(17, 17);
    const AttentionTrace whole = attention(queries, keys, values, options);
    for (Index length = 1; length < 17; ++length) {
        options.mask = causalMask(length, length);
        const AttentionTrace prefix =
            attention(queries.topRows(length), keys.topRows(length), values.topRows(length), options);
        ASSERT_EQ(prefix.output, whole.output.topRows(length)) << length;
        ASSERT_EQ(prefix.weights, whole.weights.topLeftCorner(length, length)) << length;
    }
}

TEST_F(Traps, NothingBehindTheMaskReachesTheOutput)
{
    options.mask = paddingMask(3, {true, true, true, false, true});
    const AttentionTrace clean = attention(q, k, v, options);
    for (const double poison : {nan, infinity, -infinity, 1e308}) {
        Matrix poisonedKeys = k;
        poisonedKeys.row(3).setConstant(poison);
        Matrix poisonedValues = v;
        poisonedValues.row(3).setConstant(poison);
        const AttentionTrace trace = attention(q, poisonedKeys, poisonedValues, options);
        EXPECT_EQ(trace.output, clean.output) << poison;
        EXPECT_EQ(trace.weights, clean.weights) << poison;
        EXPECT_EQ(trace.entropy, clean.entropy) << poison;
    }
}

TEST_F(Traps, NanThatMayBeSeenIsNotHidden)
{
    v(3, 0) = nan;
    const AttentionTrace trace = attention(q, k, v);
    EXPECT_TRUE(trace.output.col(0).array().isNaN().all());
    EXPECT_FALSE(trace.output.col(1).array().isNaN().any());
}

TEST_F(Traps, HugeScoresDoNotOverflow)
{
    for (const double size : {1e4, 1e8, 1e150, 1e308}) {
        options.scale = 1.0;
        const Matrix keys{{size}, {-size}, {size / 2}, {-size}, {size}};
        const AttentionTrace trace = attention(Matrix::Ones(3, 1), keys, v, options);
        EXPECT_EQ(trace.weights.row(1), (Eigen::RowVectorXd{{0.5, 0, 0, 0, 0.5}})) << size;
        EXPECT_TRUE(trace.output.allFinite()) << size;
    }
}

TEST_F(Traps, TemperatureNearZeroIsTheArgmaxNotNan)
{
    const AttentionTrace warm = attention(q, k, v);
    for (const double temperature : {0.0, 1e-320, 1e-12}) {
        options.temperature = temperature;
        const AttentionTrace cold = attention(q, k, v, options);
        for (Index i = 0; i < 3; ++i) {
            Index best = 0;
            warm.scaled.row(i).maxCoeff(&best);
            EXPECT_EQ(cold.output.row(i), v.row(best)) << temperature;
            EXPECT_EQ(cold.entropy(i), 0.0) << temperature;
        }
    }
}

TEST_F(Traps, MaskedLanesAreExactZerosNotDenormals)
{
    options.mask = causalMask(3, 5);
    const AttentionTrace trace = attention(q * 300, k, v, options);
    for (Index i = 0; i < 3; ++i) {
        for (Index j = 0; j < 5; ++j) {
            if (!options.mask(i, j)) {
                EXPECT_EQ(std::fpclassify(trace.weights(i, j)), FP_ZERO);
                EXPECT_FALSE(std::signbit(trace.weights(i, j)));
            }
        }
    }
}

} // namespace
