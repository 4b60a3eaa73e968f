// SPDX-License-Identifier: GPL-3.0-or-later
// The lecture's program of six lines of NumPy, by the engine alone: one stream of random numbers, in this order:
// X, W_Q, W_K, W_V, then a query and a key for each width.
#include <cmath>

#include <gtest/gtest.h>

#include "engine/attention.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

class SixLines : public testing::TestWithParam<std::size_t>
{
protected:
    const Json reference = golden("six_lines.json").at(GetParam());
    NumpyRng rng{reference.at("seed").get<std::uint64_t>()};
    const Index length = reference.at("length");
    const Index width = reference.at("width");
    const Matrix x = rng.normal(0, 1, length, width);
    const Matrix wQ = rng.normal(0, 0.5, width, width);
    const Matrix wK = rng.normal(0, 0.5, width, width);
    const Matrix wV = rng.normal(0, 0.5, width, width);
};

TEST_P(SixLines, WeightsAndOutput)
{
    const AttentionTrace trace = attention(x * wQ, x * wK, x * wV);
    expectNear(trace.weights, matrix(reference.at("weights")));
    expectNear(trace.output, matrix(reference.at("output")));
    expectNear(trace.weights.rowwise().sum(), vector(reference.at("row_sums")));

    Index mostSeen = 0;
    const double weight = trace.weights.row(0).maxCoeff(&mostSeen);
    EXPECT_EQ(mostSeen, reference.at("most_seen_by_0").get<Index>());
    EXPECT_NEAR(weight, reference.at("its_weight"), 1e-12);
}

TEST_P(SixLines, DotProductsGrowWithTheWidth)
{
    for (const Json &row : reference.at("widths")) {
        const Index dim = row.at("width");
        const Matrix q = rng.normal(0, 1, 1, dim);
        const Matrix k = rng.normal(0, 1, 1, dim);
        const AttentionTrace trace = attention(q, k, Matrix::Ones(1, 1));
        const double dot = row.at("abs_dot");
        EXPECT_NEAR(std::abs(trace.raw(0, 0)), dot, 1e-12 * dot) << dim;
        EXPECT_NEAR(std::abs(trace.scaled(0, 0)), row.at("abs_dot_scaled"), 1e-12 * dot) << dim;
    }
}

INSTANTIATE_TEST_SUITE_P(BothRuns, SixLines, testing::Values(0, 1));

} // namespace
