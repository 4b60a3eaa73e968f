// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of attention whatever the shapes and the numbers.
#include <algorithm>
#include <cmath>
#include <utility>

#include <Eigen/QR>
#include <gtest/gtest.h>

#include "engine/attention.h"
#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr std::uint64_t rounds = 80;

// Shapes from 1 to 33, a mask in two rounds of three.
struct Draw
{
    explicit Draw(std::uint64_t seed)
        : rng(seed)
    {
        const auto size = [&] { return static_cast<Index>(rng.integers(1, 34)); };
        const Index n = size();
        const Index m = size();
        const Index dK = size();
        q = rng.normal(0, 1, n, dK);
        k = rng.normal(0, 1, m, dK);
        v = rng.normal(0, 1, m, size());
        if (seed % 3 == 1)
            options.mask = causalMask(n, m);
        if (seed % 3 == 2)
            options.mask = rng.normal(0, 1, n, m).array() > 0.5;
    }

    AttentionTrace trace() const { return attention(q, k, v, options); }

    // A random order of the keys.
    Eigen::PermutationMatrix<Eigen::Dynamic> order()
    {
        Eigen::PermutationMatrix<Eigen::Dynamic> permutation(k.rows());
        permutation.setIdentity();
        for (Index j = k.rows() - 1; j > 0; --j)
            std::swap(permutation.indices()(j), permutation.indices()(rng.integers(0, j + 1)));
        return permutation;
    }

    NumpyRng rng;
    Matrix q;
    Matrix k;
    Matrix v;
    AttentionOptions options;
};

bool isBlind(const AttentionTrace &trace, Index i)
{
    return std::find(trace.blindQueries.begin(), trace.blindQueries.end(), i) != trace.blindQueries.end();
}

TEST(Properties, RowsSumToOneOrLookAtNothing)
{
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        const Draw draw(seed);
        const AttentionTrace trace = draw.trace();
        EXPECT_GE(trace.weights.minCoeff(), 0.0);
        for (Index i = 0; i < draw.q.rows(); ++i) {
            EXPECT_NEAR(trace.weights.row(i).sum(), isBlind(trace, i) ? 0.0 : 1.0, 2e-15) << seed;
            EXPECT_LE(trace.entropy(i), std::log(static_cast<double>(draw.k.rows())) + 1e-14) << seed;
        }
    }
}

TEST(Properties, OutputsLieAmongTheValues)
{
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        const Draw draw(seed);
        const AttentionTrace trace = draw.trace();
        for (Index i = 0; i < draw.q.rows(); ++i) {
            if (isBlind(trace, i))
                continue;
            EXPECT_TRUE((trace.output.row(i).array() <= draw.v.colwise().maxCoeff().array() + 1e-14).all()) << seed;
            EXPECT_TRUE((trace.output.row(i).array() >= draw.v.colwise().minCoeff().array() - 1e-14).all()) << seed;
        }
    }
}

TEST(Properties, PermutingKeysAndValuesTogetherChangesNothing)
{
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        SCOPED_TRACE(seed);
        Draw draw(seed);
        const Matrix output = draw.trace().output;
        const auto order = draw.order();
        draw.k = order * draw.k;
        draw.v = order * draw.v;
        if (draw.options.mask.size() > 0)
            draw.options.mask = (draw.options.mask.cast<double>().matrix() * order.transpose()).array() > 0.5;
        expectNear(draw.trace().output, output, 1.0, 1e-14);
    }
}

TEST(Properties, CausalPrefixIsTheShorterSequenceBitForBit)
{
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        NumpyRng rng(seed);
        const auto size = static_cast<Index>(rng.integers(2, 34));
        const auto length = static_cast<Index>(rng.integers(1, size));
        const Matrix q = rng.normal(0, 1, size, 5);
        const Matrix k = rng.normal(0, 1, size, 5);
        const Matrix v = rng.normal(0, 1, size, 3);
        AttentionOptions options;
        options.mask = causalMask(size, size);
        const Matrix whole = attention(q, k, v, options).output;
        options.mask = causalMask(length, length);
        const Matrix prefix = attention(q.topRows(length), k.topRows(length), v.topRows(length), options).output;
        EXPECT_EQ(prefix, whole.topRows(length)) << seed;
    }
}

TEST(Properties, WhatTheScoresDoNotFeel)
{
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        SCOPED_TRACE(seed);
        const Draw draw(seed);
        const Matrix weights = draw.trace().weights;
        Draw moved = draw; // one vector added to every key adds one number to every score of a row
        moved.k.rowwise() += moved.rng.normal(0, 1, draw.k.cols()).transpose();
        expectNear(moved.trace().weights, weights, 1e-3, 1e-10);
        Draw stretched = draw; // queries longer, keys shorter
        stretched.q *= 8.0;
        stretched.k /= 8.0;
        EXPECT_EQ(stretched.trace().weights, weights);
        Draw turned = draw; // the same rotation of queries and keys
        const Index dK = draw.q.cols();
        const Matrix rotation = turned.rng.normal(0, 1, dK, dK).householderQr().householderQ();
        turned.q *= rotation;
        turned.k *= rotation;
        expectNear(turned.trace().weights, weights, 1e-3, 1e-10);
    }
}

TEST(Properties, ScaleAndTemperatureAndQueriesAreOneFactor)
{
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        SCOPED_TRACE(seed);
        Draw draw(seed);
        draw.options.scale = 0.5;
        const Matrix weights = draw.trace().weights;
        draw.options.scale = 1.0;
        draw.options.temperature = 2.0;
        EXPECT_EQ(draw.trace().weights, weights);
        draw.options.temperature = 1.0;
        draw.q /= 2.0;
        EXPECT_EQ(draw.trace().weights, weights);
    }
}

TEST(Properties, OutputsAreLinearInTheValues)
{
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        SCOPED_TRACE(seed);
        Draw draw(seed);
        const Matrix first = draw.trace().output;
        const Matrix other = draw.rng.normal(0, 1, draw.v.rows(), draw.v.cols());
        Draw second = draw;
        second.v = other;
        draw.v = 3.0 * draw.v - other;
        expectNear(draw.trace().output, 3.0 * first - second.trace().output, 1.0, 1e-13);
    }
}

} // namespace
