// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/low_rank.h"

#include <limits>

#include <Eigen/QR>
#include <gtest/gtest.h>

#include "engine/linear_attention.h"
#include "engine/numpy_rng.h"
#include "engine/restricted.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct LowRank : testing::Test
{
    NumpyRng rng{37};
    Matrix q = rng.normal(0, 1, 10, 4);
    Matrix k = rng.normal(0, 1, 12, 4);
    Matrix v = rng.normal(0, 1, 12, 3);
    AttentionTrace exact = attention(q, k, v);
};

TEST_F(LowRank, PoolingOverEachKeyAloneIsExactAndOverAllIsTheirMean)
{
    EXPECT_EQ(lowRankAttention(q, k, v, poolingProjection(12, 12)).output, exact.output);
    expectNear(lowRankAttention(q, k, v, poolingProjection(12, 1)).output, v.colwise().mean().replicate(10, 1), 0.1);
}

TEST_F(LowRank, PoolingTakesRunsOfNeighboursOfNearlyOneSize)
{
    for (Index m = 1; m < 14; ++m) {
        for (Index r = 1; r <= m; ++r) {
            const Matrix projection = poolingProjection(m, r);
            EXPECT_EQ((projection.array() > 0.0).colwise().count().minCoeff(), 1);
            EXPECT_EQ((projection.array() > 0.0).count(), m);
            expectNear(projection.rowwise().sum(), Vector::Ones(r));
            EXPECT_LE((projection.array() > 0.0).rowwise().count().maxCoeff(), (m + r - 1) / r);
        }
    }
}

TEST_F(LowRank, ProjectionStandsForFewerKeys)
{
    const Matrix projection = gaussianProjection(12, 5, 2020);
    const AttentionTrace trace = lowRankAttention(q, k, v, projection);
    ASSERT_EQ(trace.weights.rows(), 10);
    ASSERT_EQ(trace.weights.cols(), 5);
    expectNear(trace.output, attention(q, projection * k, projection * v).output, 0, 0);
    EXPECT_EQ(gaussianProjection(12, 5, 2020), projection);
    EXPECT_NE(gaussianProjection(12, 5, 2021), projection);
    // E[EᵀE] = I: lengths are kept on average.
    double squares = 0.0;
    for (std::uint64_t seed = 0; seed < 400; ++seed)
        squares += gaussianProjection(12, 5, seed).squaredNorm() / 400 / 12;
    EXPECT_NEAR(squares, 1.0, 0.05);
}

TEST_F(LowRank, BestOfRankLosesWhatTheSingularValuesSay)
{
    double before = infinity;
    for (Index r = 0; r <= 11; ++r) {
        const RankApproximation best = bestOfRank(exact.weights, r);
        EXPECT_NEAR((best.matrix - exact.weights).norm(), best.error, 1e-14) << r;
        EXPECT_LT(best.error, before + 1e-15) << r;
        EXPECT_EQ(best.singularValues.size(), 10);
        before = best.error;
    }
    EXPECT_LT(before, 1e-14); // rank 10 is all there is
}

TEST_F(LowRank, NoOtherOfTheRankComesNearer)
{
    for (Index r = 1; r < 10; ++r) {
        const double best = bestOfRank(exact.weights, r).error;
        for (int round = 0; round < 20; ++round) {
            const Matrix basis = rng.normal(0, 1, 10, r);
            const Matrix nearest = basis * basis.completeOrthogonalDecomposition().solve(exact.weights);
            EXPECT_GE((nearest - exact.weights).norm(), best - 1e-14) << r;
        }
        // Weights pooled over keys, spread out again, are of rank r too.
        const Matrix pooling = poolingProjection(12, r);
        const Matrix pooled = lowRankAttention(q, k, v, pooling).weights * pooling;
        EXPECT_GE((pooled - exact.weights).norm(), best - 1e-14) << r;
    }
}

TEST_F(LowRank, ErrorOfEveryWayPastTheSquare)
{
    const auto error = [&](const Matrix &output) { return approximationError(output, exact.output); };
    EXPECT_EQ(error(exact.output).relative, 0.0);
    EXPECT_EQ(error(exact.output).largest, 0.0);
    EXPECT_LT(error(restrictedAttention(q, k, v, Window::around(25)).output).relative, 1e-14);
    EXPECT_GT(error(restrictedAttention(q, k, v, Window::around(3)).output).relative, 0.1);
    EXPECT_GT(error(linearAttention(q, k, v)).relative, 0.01);
    const ApproximationError off = approximationError(Matrix{{3, 0}, {0, 8}}, Matrix{{3, 0}, {0, 4}});
    EXPECT_EQ(off.largest, 4.0);
    EXPECT_DOUBLE_EQ(off.relative, 4.0 / 5.0);
    EXPECT_EQ(approximationError(Matrix::Zero(2, 2), Matrix::Zero(2, 2)).relative, 0.0);
    EXPECT_EQ(approximationError(Matrix::Ones(2, 2), Matrix::Zero(2, 2)).relative, infinity);
    EXPECT_EQ(approximationError(Matrix(0, 2), Matrix(0, 2)).largest, 0.0);
}

} // namespace
