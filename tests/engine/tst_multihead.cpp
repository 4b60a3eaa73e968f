// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/multihead.h"

#include <gtest/gtest.h>

#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

class GoldenMultiHead : public testing::TestWithParam<std::size_t>
{
};

TEST_P(GoldenMultiHead, WeightsOfEveryHeadAndOutput)
{
    const Json reference = golden("multihead.json").at(GetParam());
    const Matrix xQ = matrix(reference.at("x_q"));
    const Matrix xKv = matrix(reference.at("x_kv"));
    const MultiHeadWeights weights{matrix(reference.at("w_q")), matrix(reference.at("w_k")),
        matrix(reference.at("w_v")), matrix(reference.at("w_o"))};
    const Index heads = reference.at("heads");
    AttentionOptions options;
    if (reference.at("causal"))
        options.mask = causalMask(xQ.rows(), xKv.rows());

    const MultiHeadTrace trace = multiHead(xQ, xKv, weights, heads, options);
    ASSERT_EQ(static_cast<Index>(trace.heads.size()), heads);
    for (Index head = 0; head < heads; ++head)
        expectNear(trace.heads[static_cast<std::size_t>(head)].weights, slice(reference.at("head_weights"), head));
    expectNear(trace.output, matrix(reference.at("output")));
}

INSTANTIATE_TEST_SUITE_P(AllCases, GoldenMultiHead, testing::Range<std::size_t>(0, 5));

TEST(MultiHead, GoldenFileHasNoCaseLeftOut)
{
    EXPECT_EQ(golden("multihead.json").size(), 5u);
}

struct Layer
{
    NumpyRng rng{3};
    Matrix xQ = rng.normal(0, 1, 3, 8);
    Matrix xKv = rng.normal(0, 1, 5, 8);
    MultiHeadWeights weights{
        rng.normal(0, .5, 8, 8), rng.normal(0, .5, 8, 8), rng.normal(0, .5, 8, 12), rng.normal(0, .5, 12, 8)};
};

TEST(MultiHead, HeadsAreAttentionOverTheirColumns)
{
    const Layer layer;
    const MultiHeadTrace trace = multiHead(layer.xQ, layer.xKv, layer.weights, 2);
    const Matrix q = layer.xQ * layer.weights.wQ.rightCols(4);
    const Matrix k = layer.xKv * layer.weights.wK.rightCols(4);
    const Matrix v = layer.xKv * layer.weights.wV.rightCols(6);
    expectNear(trace.heads[1].output, attention(q, k, v).output, 0.1);
    EXPECT_EQ(trace.concat.leftCols(6), trace.heads[0].output);
    EXPECT_EQ(trace.concat.rightCols(6), trace.heads[1].output);
    expectNear(trace.output, trace.concat * layer.weights.wO, 0.1);
}

TEST(MultiHead, EachHeadMayLeaveADifferentQueryBlindOnlyByTheMask)
{
    const Layer layer;
    AttentionOptions options;
    options.mask = causalMask(3, 5);
    options.mask.row(1).setConstant(false);
    const MultiHeadTrace trace = multiHead(layer.xQ, layer.xKv, layer.weights, 4, options);
    for (const AttentionTrace &head : trace.heads)
        EXPECT_EQ(head.blindQueries, std::vector<Index>{1});
    EXPECT_EQ(trace.output.row(1), Eigen::RowVectorXd::Zero(8));
}

TEST(MultiHead, KeysAndValuesMayComeFromTwoSources)
{
    Layer layer;
    const Matrix xV = layer.rng.normal(0, 1, 5, 8);
    const MultiHeadTrace one = multiHead(layer.xQ, layer.xKv, layer.weights, 2);
    const MultiHeadTrace two = multiHead(layer.xQ, layer.xKv, xV, layer.weights, 2);
    EXPECT_EQ(one.heads[0].weights, two.heads[0].weights);
    expectNear(two.heads[0].output, one.heads[0].weights * (xV * layer.weights.wV.leftCols(6)), 0.1);
}

} // namespace
