// SPDX-License-Identifier: GPL-3.0-or-later
// The edges of what the functions of the engine take: nothing at all, one of everything, too much, what is no number.
#include <cmath>
#include <limits>
#include <new>
#include <stop_token>
#include <utility>

#include <gtest/gtest.h>

#include "engine/additive.h"
#include "engine/attention_gradients.h"
#include "engine/linear_attention.h"
#include "engine/low_rank.h"
#include "engine/masks.h"
#include "engine/measure/plain_attention.h"
#include "engine/measure/workloads.h"
#include "engine/multihead.h"
#include "engine/numpy_rng.h"
#include "engine/positions.h"
#include "engine/recurrent.h"
#include "engine/restricted.h"
#include "engine/softmax.h"
#include "engine/softmax_jacobian.h"
#include "engine/tiled.h"
#include "engine/tiled_workspace.h"

using namespace nunchi::engine;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan = std::nan("");

Matrix none(Index rows, Index columns)
{
    return Matrix(rows, columns);
}

TEST(Edges, NoQueriesNoKeysNoColumns)
{
    struct Shape
    {
        Index n;
        Index m;
        Index dV;
    };
    ThreadTeam team;
    for (const auto &[n, m, dV] : {Shape{0, 3, 2}, {3, 0, 2}, {0, 0, 2}, {3, 4, 0}, {0, 0, 0}, {1, 1, 1}}) {
        const Matrix q = Matrix::Ones(n, 2);
        const Matrix k = Matrix::Ones(m, 2);
        const Matrix v = Matrix::Ones(m, dV);
        // All values being alike, so is what they are mixed to; from nothing comes 0.
        const Matrix expected = Matrix::Constant(n, dV, m > 0 ? 1.0 : 0.0);
        Matrix scores;
        const auto blind = static_cast<std::size_t>(m == 0 ? n : 0);
        for (const bool causal : {false, n <= m}) { // with fewer keys than queries the first see nothing
            AttentionOptions options;
            TiledOptions tiled;
            if (causal)
                options.mask = causalMask(n, m);
            tiled.causal = causal;
            EXPECT_EQ(attention(q, k, v, options).output, expected);
            EXPECT_EQ(attention(q, k, v, options).blindQueries.size(), blind);
            EXPECT_EQ(tiledAttention(q, k, v, tiled)->output, expected);
            EXPECT_EQ(tiledAttention(q, k, v, tiled)->report.blindQueries.size(), blind);
            EXPECT_EQ(*plainAttention<double>(q, k, v, causal, team, 2, scores), expected);
            EXPECT_TRUE(linearAttention(q, k, v, causal ? Reach::Causal : Reach::All).isApprox(expected));
        }
        EXPECT_TRUE(lowRankAttention(q, k, v, Matrix::Ones(1, m)).output.allFinite());
        const AttentionGradients gradients = attentionBackward(q, k, v, attention(q, k, v), expected);
        EXPECT_EQ(gradients.dQ, Matrix::Zero(n, 2));
        EXPECT_EQ(gradients.dV.rows(), m);
    }
}

TEST(Edges, EmptySequencesOfEveryOtherKind)
{
    EXPECT_EQ(softmax(Vector(0)).size(), 0);
    EXPECT_EQ(entropy(Vector(0)), 0.0);
    EXPECT_EQ(softmaxJacobian(Vector(0)).size(), 0);
    EXPECT_EQ(softmaxJacobianNorm(Vector(0)), 0.0);
    EXPECT_EQ(softmaxJacobianSpectralNorm(Vector(0)), 0.0);
    EXPECT_EQ(sinusoidalPositions(0, 4).rows(), 0);
    EXPECT_EQ(sinusoidalPositions(4, 0).cols(), 0);
    const AdditiveTrace additive =
        additiveAttention(Vector::Ones(2), none(0, 3), {Matrix::Ones(4, 2), Matrix::Ones(4, 3), Vector::Ones(4)});
    EXPECT_EQ(additive.context, Vector::Zero(3));
    const RecurrentWeights recurrent{Matrix::Ones(2, 3), Matrix::Ones(3, 3), Vector::Zero(3)};
    EXPECT_EQ(recurrentStates(none(0, 2), recurrent).rows(), 0);
    EXPECT_EQ(recurrentInfluence(none(0, 3), recurrent).size(), 0);
    for (const auto &[rows, columns] : {std::pair<Index, Index>{0, 0}, {0, 3}, {3, 0}}) {
        const RankApproximation best = bestOfRank(none(rows, columns), 2);
        EXPECT_EQ(best.error, 0.0);
        EXPECT_EQ(best.matrix.rows(), rows);
        EXPECT_EQ(best.matrix.cols(), columns);
    }
    const RestrictedTrace restricted =
        restrictedAttention(Matrix::Ones(3, 2), none(0, 2), none(0, 4), Window::around(3));
    EXPECT_EQ(restricted.output, Matrix::Zero(3, 4));
}

TEST(Edges, WhatIsNoNumberShowsAndNothingElseIsHurt)
{
    NumpyRng rng(97);
    const Matrix k = rng.normal(0, 1, 5, 2);
    const Matrix v = rng.normal(0, 1, 5, 3);
    for (const double bad : {nan, infinity, -infinity}) {
        Matrix q = rng.normal(0, 1, 4, 2);
        const Matrix clean = attention(q, k, v).output;
        q(2, 0) = bad;
        for (const Matrix &output : {attention(q, k, v).output, tiledAttention(q, k, v)->output}) {
            for (const Index i : {0, 1, 3})
                EXPECT_TRUE(output.row(i).isApprox(clean.row(i), 1e-14)) << bad;
            EXPECT_EQ(output.row(2).array().isNaN().any(), std::isnan(bad)) << bad; // ±∞ picks keys, as in softmax
        }
    }
    EXPECT_TRUE(std::isnan(bestOfRank(Matrix::Constant(2, 2, nan), 1).error));
}

TEST(Edges, EveryTemperatureHasItsSoftmax)
{
    const Vector scores = Eigen::Vector4d(1.0, -infinity, 2.0, -1e308);
    const double third = 1.0 / 3.0;
    EXPECT_EQ(softmax(scores, infinity), Vector(Eigen::Vector4d(third, 0.0, third, third)));
    EXPECT_EQ(softmax(scores, 0.0), Vector(Eigen::Vector4d(0.0, 0.0, 1.0, 0.0)));
    EXPECT_EQ(softmax(scores, 5e-324), Vector(Eigen::Vector4d(0.0, 0.0, 1.0, 0.0)));
}

TEST(Edges, EntropyOfATraceIsThatOfItsWeights)
{
    for (const double gap : {0.0, 1e-9, 1.0, 30.0, 700.0, 1e30, infinity}) {
        const Matrix k = Eigen::Vector3d(0.0, gap, -gap);
        for (const double temperature : {0.0, 0.5, 1.0, 1e6}) {
            AttentionOptions options;
            options.temperature = temperature;
            const AttentionTrace trace = attention(Matrix::Ones(1, 1), k, Matrix::Ones(3, 1), options);
            EXPECT_NEAR(trace.entropy(0), entropy(trace.weights.row(0)), 1e-15) << gap << ' ' << temperature;
        }
    }
}

TEST(Edges, AnyNumberOfThreadsGivesTheSame)
{
    NumpyRng rng(101);
    const Matrix x = rng.normal(0, 1, 700, 16);
    TiledOptions options;
    options.threads = 1;
    const Matrix one = tiledAttention(x, x, x, options)->output;
    TiledWorkspace workspace;
    for (TiledWorkspace *kept : {static_cast<TiledWorkspace *>(nullptr), &workspace}) {
        options.workspace = kept;
        for (const int threads : {-1, 0, 1000, std::numeric_limits<int>::max()}) {
            options.threads = threads;
            const auto result = tiledAttention(x, x, x, options);
            EXPECT_EQ(result->output, one) << threads;
            EXPECT_GE(result->report.threads, 1);
        }
    }
}

TEST(Edges, ToldToStopBeforehandNothingIsDone)
{
    std::stop_source source;
    source.request_stop();
    TiledOptions options;
    options.stop = source.get_token();
    int reports = 0;
    options.onProgress = [&reports](const TiledProgress &) { ++reports; };
    const auto x = [](Index n) { return Matrix(Matrix::Ones(n, 2)); };
    for (const Index n : {0, 1, 2000})
        EXPECT_FALSE(tiledAttention(x(n), x(n), x(n), options));
    EXPECT_EQ(reports, 0);
}

TEST(Edges, WhatDoesNotFitIntoMemoryIsBadAlloc)
{
    constexpr Index n = Index{1} << 60; // rows that exist nowhere: one number, seen again and again
    const double number = 1.0;
    const Eigen::Map<const Matrix, 0, Eigen::OuterStride<>> q(&number, n, 1, Eigen::OuterStride<>(0));
    EXPECT_THROW(tiledAttention(q, q, q), std::bad_alloc);
    EXPECT_THROW(workload({Subject::TiledAttention, 64, false, Precision::Float, 1, 0}, n), std::bad_alloc);
    EXPECT_THROW(sinusoidalPositions(n, 64), std::bad_alloc);
    EXPECT_THROW(causalMask(n, n), std::bad_alloc);
}

TEST(Edges, AReportThatThrowsEndsTheRunOnEveryThread)
{
    struct Refusal
    {
    };
    NumpyRng rng(103);
    const MatrixOf<float> x = rng.normal(0, 1, 300'000, 8).cast<float>(); // half a minute, were it not ended
    TiledOptions options;
    options.threads = 2;
    options.onProgress = [](const TiledProgress &) { throw Refusal{}; };
    EXPECT_THROW(tiledAttention(x, x, x, options), Refusal);
}

} // namespace
