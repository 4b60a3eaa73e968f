// SPDX-License-Identifier: GPL-3.0-or-later
// What long sequences add to the traps of attention: hidden NaN, huge scores, denormals, stopping, progress.
#include <cmath>
#include <limits>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>

#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "engine/tiled.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan = std::nan("");

using Narrow = MatrixOf<float>;

struct TiledTraps : testing::TestWithParam<InstructionSet>
{
    TiledTraps() { options.instructionSet = GetParam(); }

    NumpyRng rng{73};
    TiledOptions options;
};

TEST_P(TiledTraps, NothingBehindAMaskReachesTheOutput)
{
    const Narrow q = rng.normal(0, 1, 100, 16).cast<float>();
    const Narrow k = rng.normal(0, 1, 170, 16).cast<float>();
    const Narrow v = rng.normal(0, 1, 170, 9).cast<float>();
    options.keyIsReal.assign(170, true);
    for (const std::size_t key : {0U, 5U, 63U, 64U, 100U, 169U})
        options.keyIsReal[key] = false;
    const Narrow clean = tiledAttention(q, k, v, options)->output;
    for (const double poison : {nan, infinity, -infinity, 3e38}) {
        Narrow badKeys = k;
        Narrow badValues = v;
        for (Index key = 0; key < 170; ++key) {
            if (!options.keyIsReal[static_cast<std::size_t>(key)]) {
                badKeys.row(key).setConstant(static_cast<float>(poison));
                badValues.row(key).setConstant(static_cast<float>(poison));
            }
        }
        EXPECT_EQ(tiledAttention(q, badKeys, badValues, options)->output, clean) << poison;
    }
}

TEST_P(TiledTraps, CausalOutputsDoNotFeelLaterTokensBitForBit)
{
    const Matrix q = rng.normal(0, 1, 130, 8);
    const Matrix k = rng.normal(0, 1, 130, 8);
    const Matrix v = rng.normal(0, 1, 130, 3);
    options.causal = true;
    const Matrix before = tiledAttention(q, k, v, options)->output;
    for (const Index token : {1, 30, 63, 64, 100, 129}) {
        for (const double change : {1.0, infinity, nan}) {
            Matrix keys = k;
            keys.row(token).array() += change;
            Matrix values = v;
            values.row(token).array() += change;
            const Matrix after = tiledAttention(q, keys, values, options)->output;
            ASSERT_EQ(after.topRows(token), before.topRows(token)) << token << ' ' << change;
            ASSERT_NE(after.row(token), before.row(token));
        }
    }
}

TEST_P(TiledTraps, WhatMayBeSeenIsNotHidden)
{
    const Matrix q = rng.normal(0, 1, 60, 8);
    Matrix k = rng.normal(0, 1, 90, 8);
    Matrix v = rng.normal(0, 1, 90, 3);
    v(70, 1) = nan;
    options.mask = Mask::Constant(60, 90, true);
    options.mask(11, 70) = false;
    const Matrix output = tiledAttention(q, k, v, options)->output;
    for (Index i = 0; i < 60; ++i) {
        EXPECT_EQ(std::isnan(output(i, 1)), i != 11) << i;
        EXPECT_FALSE(std::isnan(output(i, 0)) || std::isnan(output(i, 2))) << i;
    }
    k(3, 0) = nan;
    EXPECT_TRUE(tiledAttention(q, k, v, options)->output.array().isNaN().all());
}

TEST_P(TiledTraps, QueriesThatMayLookAtNothingGetZerosAndAreReported)
{
    const Narrow q = rng.normal(0, 1, 70, 4).cast<float>();
    const Narrow k = rng.normal(0, 1, 80, 4).cast<float>();
    const Narrow v = rng.normal(0, 1, 80, 6).cast<float>();
    options.mask = Mask::Constant(70, 80, true);
    options.mask.row(3).setConstant(false);
    options.mask.row(69).setConstant(false);
    const auto some = tiledAttention(q, k, v, options);
    EXPECT_EQ(some->report.blindQueries, (std::vector<Index>{3, 69}));
    EXPECT_EQ(some->output.row(3), (Eigen::RowVectorXf::Zero(6)));
    EXPECT_GT(some->output.row(4).cwiseAbs().minCoeff(), 0.0F);

    options.mask.resize(0, 0);
    options.causal = true; // 80 queries, 70 keys: the first ten see nothing
    const auto first = tiledAttention(k, q, Narrow(v.topRows(70)), options);
    EXPECT_EQ(first->report.blindQueries, (std::vector<Index>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    EXPECT_EQ(first->output.topRows(10), Narrow::Zero(10, 6));

    const auto none = tiledAttention(q, Narrow(0, 4), Narrow(0, 6), TiledOptions{});
    EXPECT_EQ(none->output, Narrow::Zero(70, 6));
    EXPECT_EQ(none->report.blindQueries.size(), 70U);
}

TEST_P(TiledTraps, ScoresUpTo1e30GiveTheArgmaxAndNoNan)
{
    options.scale = 1.0;
    for (const double size : {1e4, 1e10, 1e30}) {
        for (const Index best : {0, 1, 100, 128}) {
            Narrow k = (rng.normal(0, 1, 129, 1) * size * 0.1).cast<float>();
            k(best, 0) = static_cast<float>(size);
            const Narrow v = rng.normal(0, 1, 129, 3).cast<float>();
            const Narrow up = tiledAttention(Narrow(Narrow::Ones(50, 1)), k, v, options)->output;
            ASSERT_EQ(up, v.row(best).replicate(50, 1).eval()) << size;
            const Narrow down = tiledAttention(Narrow(-Narrow::Ones(50, 1)), Narrow(-k), v, options)->output;
            ASSERT_EQ(down, up);
        }
    }
}

TEST_P(TiledTraps, InfiniteScoresShareTheWholeWeight)
{
    options.scale = 1.0;
    Narrow k = rng.normal(0, 1, 100, 1).cast<float>();
    k(20, 0) = std::numeric_limits<float>::infinity();
    k(90, 0) = std::numeric_limits<float>::infinity();
    const Narrow v = rng.normal(0, 1, 100, 3).cast<float>();
    const Narrow output = tiledAttention(Narrow(Narrow::Ones(50, 1)), k, v, options)->output;
    const Narrow mean = ((v.row(20) + v.row(90)) / 2).replicate(50, 1);
    expectNear(output.cast<double>(), mean.cast<double>(), 1.0, 1e-6);
}

// Rising scores move the reference again and again, falling ones never.
TEST_P(TiledTraps, RisingAndFallingScores)
{
    for (const double step : {-3.0, -0.01, 0.01, 3.0}) {
        const Matrix k = Matrix::NullaryExpr(300, 1, [step](Index j) { return step * static_cast<double>(j); });
        const Matrix v = rng.normal(0, 1, 300, 3);
        expectNear(tiledAttention(Matrix::Ones(20, 1), k, v, options)->output,
            attention(Matrix::Ones(20, 1), k, v).output, 0.1);
    }
}

// Weights on the way down to 0 pass through the denormals: 0 is taken instead, and the caller's mode is kept.
TEST_P(TiledTraps, DenormalsAreZeroInsideAndKeptOutside)
{
    options.scale = 1.0;
    const Narrow k = Narrow::NullaryExpr(200, 1, [](Index j) { return -static_cast<float>(j); });
    Narrow v = Narrow::Zero(200, 1);
    v(95, 0) = 1e30F; // e^−95 is no normal float: 5.5e−42
    v(80, 0) = 1.0F;
    const Narrow output = tiledAttention(Narrow(Narrow::Ones(4, 1)), k, v, options)->output;
    EXPECT_NEAR(output(0, 0), std::exp(-80.0) * (1 - std::exp(-1.0)), 1e-40);
    volatile float smallest = std::numeric_limits<float>::min();
    EXPECT_GT(smallest / 2, 0.0F);
}

INSTANTIATE_TEST_SUITE_P(Present, TiledTraps, testing::ValuesIn(presentInstructionSets()),
    [](const auto &set) { return std::string(nameOf(set.param)); });

struct LongRun : testing::Test
{
    // Hours of work: a test that ends has stopped it.
    NumpyRng rng{79};
    Narrow q = rng.normal(0, 1, 1'000'000, 8).cast<float>();
    TiledOptions options;
    std::stop_source source;
};

TEST_F(LongRun, StopsWhenTold)
{
    options.stop = source.get_token();
    int reports = 0;
    double last = 0;
    options.onProgress = [&](const TiledProgress &progress) {
        EXPECT_GT(progress.fraction, last);
        EXPECT_LT(progress.fraction, 1.0);
        const double whole = progress.elapsed.count() / progress.fraction;
        EXPECT_NEAR(progress.remaining.count(), whole - progress.elapsed.count(), 1e-9 * whole);
        last = progress.fraction;
        if (++reports == 3)
            source.request_stop();
    };
    for (const int threads : {1, 2}) {
        options.threads = threads;
        EXPECT_FALSE(tiledAttention(q, q, q, options));
        EXPECT_EQ(reports, 3);
        reports = 0;
        last = 0;
        source = std::stop_source();
        options.stop = source.get_token();
    }
}

TEST_F(LongRun, AlreadyToldToStopItDoesNotBegin)
{
    source.request_stop();
    options.stop = source.get_token();
    EXPECT_FALSE(tiledAttention(q, q, q, options));
}

TEST(TiledProgress, EndsWithTheWhole)
{
    NumpyRng rng(83);
    const Matrix x = rng.normal(0, 1, 300, 8);
    for (const bool causal : {false, true}) {
        std::vector<TiledProgress> reports;
        TiledOptions options;
        options.causal = causal;
        options.onProgress = [&reports](const TiledProgress &progress) { reports.push_back(progress); };
        ASSERT_TRUE(tiledAttention(x, x, x, options));
        ASSERT_FALSE(reports.empty());
        EXPECT_EQ(reports.back().fraction, 1.0);
        EXPECT_EQ(reports.back().remaining.count(), 0.0);
    }
}

} // namespace
