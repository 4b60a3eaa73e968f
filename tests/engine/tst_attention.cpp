// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attention.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <gtest/gtest.h>

#include "engine/numpy_rng.h"
#include "engine/softmax.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

class GoldenAttention : public testing::TestWithParam<std::size_t>
{
};

TEST_P(GoldenAttention, EveryStage)
{
    const AttentionCase given(GetParam());
    SCOPED_TRACE(given.name());
    const AttentionTrace trace = attention(given.q, given.k, given.v, given.options);

    if (given.reference.contains("scores"))
        expectNear(trace.scaled, given.answer("scores"));
    expectNear(trace.weights, given.answer("weights"));
    expectNear(trace.output, given.answer("output"));
}

INSTANTIATE_TEST_SUITE_P(AllCases, GoldenAttention, testing::Range<std::size_t>(0, 9));

TEST(Attention, GoldenFileHasNoCaseLeftOut)
{
    EXPECT_EQ(golden("attention.json").size(), 9u);
}

// 3 queries, 5 keys, widths 4 and 2: no two sizes alike, so a transpose cannot hide.
struct Random : testing::Test
{
    NumpyRng rng{7};
    Matrix q = rng.normal(0, 1, 3, 4);
    Matrix k = rng.normal(0, 1, 5, 4);
    Matrix v = rng.normal(0, 1, 5, 2);
};

using AttentionOfRandom = Random;

TEST_F(AttentionOfRandom, StagesHaveTheirShapesAndFollowFromEachOther)
{
    const AttentionTrace trace = attention(q, k, v);
    ASSERT_EQ(trace.raw.rows(), 3);
    ASSERT_EQ(trace.raw.cols(), 5);
    ASSERT_EQ(trace.output.rows(), 3);
    ASSERT_EQ(trace.output.cols(), 2);
    double dot = 0;
    for (Index c = 0; c < 4; ++c)
        dot += q(2, c) * k(4, c);
    EXPECT_NEAR(trace.raw(2, 4), dot, 1e-14);
    EXPECT_EQ(trace.scale, 0.5);
    EXPECT_EQ(trace.scaled, trace.raw / 2);
    EXPECT_EQ(trace.masked, trace.scaled);
    EXPECT_TRUE(trace.blindQueries.empty());
    for (Index i = 0; i < 3; ++i) {
        EXPECT_NEAR(trace.weights.row(i).sum(), 1.0, 1e-15);
        EXPECT_NEAR(trace.entropy(i), entropy(trace.weights.row(i)), 1e-15);
    }
}

TEST_F(AttentionOfRandom, GivenScaleMultipliesTheRawScores)
{
    AttentionOptions options;
    options.scale = 0.3;
    const AttentionTrace trace = attention(q, k, v, options);
    EXPECT_EQ(trace.scale, 0.3);
    EXPECT_EQ(trace.scaled, trace.raw * 0.3);
}

TEST_F(AttentionOfRandom, TemperatureDividesTheScaledScores)
{
    AttentionOptions hot;
    hot.temperature = 2;
    AttentionOptions half;
    half.scale = 0.25;
    expectNear(attention(q, k, v, hot).weights, attention(q, k, v, half).weights);
}

TEST_F(AttentionOfRandom, PermutingKeysAndValuesTogetherChangesNothing)
{
    Eigen::PermutationMatrix<5> permutation(Eigen::Vector<int, 5>(3, 0, 4, 2, 1));
    const AttentionTrace straight = attention(q, k, v);
    const AttentionTrace permuted = attention(q, permutation * k, permutation * v);
    expectNear(permuted.output, straight.output, 0.1, 1e-14);
    expectNear(permutation.transpose() * permuted.weights.transpose(), straight.weights.transpose(), 0, 1e-14);
}

TEST_F(AttentionOfRandom, PermutingQueriesPermutesTheRowsBitForBit)
{
    Eigen::PermutationMatrix<3> permutation(Eigen::Vector<int, 3>(2, 0, 1));
    const AttentionTrace permuted = attention(permutation * q, k, v);
    EXPECT_EQ(permuted.output, Matrix(permutation * attention(q, k, v).output));
}

TEST_F(AttentionOfRandom, EqualKeysShareEvenly)
{
    const AttentionTrace trace = attention(q, k.row(0).replicate(5, 1), v);
    expectNear(trace.weights, Matrix::Constant(3, 5, 0.2), 0, 1e-15);
    EXPECT_NEAR(trace.entropy(1), std::log(5.0), 1e-15);
    expectNear(trace.output, v.colwise().mean().replicate(3, 1), 0.1, 1e-14);
}

TEST_F(AttentionOfRandom, AUsedTraceGivesTheSameAndKeepsItsStorage)
{
    AttentionOptions options;
    options.mask = Mask::Constant(3, 5, false);
    AttentionTrace trace;
    attention(q * 2, k, v * 3, options, trace);
    const double *storage[] = {trace.raw.data(), trace.scaled.data(), trace.masked.data(), trace.weights.data(),
        trace.output.data(), trace.entropy.data()};
    options.mask.col(1).setConstant(true);
    options.mask.col(3).setConstant(true);
    attention(q, k, v, options, trace);
    const AttentionTrace fresh = attention(q, k, v, options);
    EXPECT_EQ(trace.raw, fresh.raw);
    EXPECT_EQ(trace.scaled, fresh.scaled);
    EXPECT_EQ(trace.masked, fresh.masked);
    EXPECT_EQ(trace.weights, fresh.weights);
    EXPECT_EQ(trace.output, fresh.output);
    EXPECT_EQ(trace.entropy, fresh.entropy);
    EXPECT_TRUE(trace.blindQueries.empty());
    const double *after[] = {trace.raw.data(), trace.scaled.data(), trace.masked.data(), trace.weights.data(),
        trace.output.data(), trace.entropy.data()};
    EXPECT_TRUE(std::equal(std::begin(storage), std::end(storage), after));
}

TEST_F(AttentionOfRandom, NoKeysAtAllIsLookingAtNothing)
{
    const AttentionTrace trace = attention(q, Matrix(0, 4), Matrix(0, 2));
    EXPECT_EQ(trace.output, Matrix::Zero(3, 2));
    EXPECT_EQ(trace.blindQueries, (std::vector<Index>{0, 1, 2}));
}

} // namespace
