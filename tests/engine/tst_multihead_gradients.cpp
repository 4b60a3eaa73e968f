// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/multihead_gradients.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "differences.h"
#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// 3 queries, 5 keys and values of a source each; d_k and d_v of a head differ.
struct Layer
{
    explicit Layer(Index headCount)
        : heads(headCount)
    {
    }

    MultiHeadTrace trace() const { return multiHead(xQ, xK, xV, weights, heads, options); }
    double loss() const { return trace().output.cwiseProduct(upstream).sum(); }
    MultiHeadGradients gradients() const { return multiHeadBackward(xQ, xK, xV, weights, trace(), upstream, options); }

    NumpyRng rng{29};
    Index heads;
    Matrix xQ = rng.normal(0, 1, 3, 6);
    Matrix xK = rng.normal(0, 1, 5, 6);
    Matrix xV = rng.normal(0, 1, 5, 6);
    MultiHeadWeights weights{
        rng.normal(0, .5, 6, 8), rng.normal(0, .5, 6, 8), rng.normal(0, .5, 6, 4), rng.normal(0, .5, 4, 6)};
    Matrix upstream = rng.normal(0, 1, 3, 6);
    AttentionOptions options;
};

void expectDifferences(Layer &layer)
{
    const MultiHeadGradients gradients = layer.gradients();
    const auto expectMoved = [&](const Matrix &gradient, Matrix &moved) {
        expectNear(gradient, differences(moved, [&] { return layer.loss(); }), 1e-3, 1e-6);
    };
    expectMoved(gradients.dXQ, layer.xQ);
    expectMoved(gradients.dXK, layer.xK);
    expectMoved(gradients.dXV, layer.xV);
    expectMoved(gradients.dWeights.wQ, layer.weights.wQ);
    expectMoved(gradients.dWeights.wK, layer.weights.wK);
    expectMoved(gradients.dWeights.wV, layer.weights.wV);
    expectMoved(gradients.dWeights.wO, layer.weights.wO);
}

TEST(MultiHeadGradients, AreWhatMovingEachNumberDoes)
{
    for (const Index heads : {1, 2, 4}) {
        SCOPED_TRACE(heads);
        Layer layer(heads);
        expectDifferences(layer);
        layer.options.mask = causalMask(3, 5);
        layer.options.mask.row(1).setConstant(false);
        layer.options.scale = 0.8;
        layer.options.temperature = 1.5;
        expectDifferences(layer);
    }
}

TEST(MultiHeadGradients, OneSourceFeelsAllItsUses)
{
    Layer layer(2);
    layer.options.mask = causalMask(3, 3);
    Matrix x = layer.xQ;
    const auto trace = [&] { return multiHead(x, x, layer.weights, 2, layer.options); };
    const Matrix moved = differences(x, [&] { return trace().output.cwiseProduct(layer.upstream).sum(); });
    const MultiHeadGradients gradients = multiHeadBackward(x, x, layer.weights, trace(), layer.upstream, layer.options);
    expectNear(gradients.dX(), moved, 1e-3, 1e-6);
    expectNear(gradients.dXKv() + gradients.dXQ, moved, 1e-3, 1e-6);
}

TEST(MultiHeadGradients, NothingBehindTheMaskReachesAGradient)
{
    Layer layer(2);
    layer.options.mask = paddingMask(3, {true, true, false, true, true});
    layer.options.mask.row(1).setConstant(false);
    const MultiHeadGradients clean = layer.gradients();
    for (const double poison : {std::nan(""), infinity}) {
        layer.xQ.row(1).setConstant(poison);
        layer.xK.row(2).setConstant(poison);
        layer.xV.row(2).setConstant(poison);
        const MultiHeadGradients found = layer.gradients();
        EXPECT_EQ(found.dXQ, clean.dXQ);
        EXPECT_EQ(found.dXK, clean.dXK);
        EXPECT_EQ(found.dXV, clean.dXV);
        EXPECT_EQ(found.dWeights.wQ, clean.dWeights.wQ);
        EXPECT_EQ(found.dWeights.wK, clean.dWeights.wK);
        EXPECT_EQ(found.dWeights.wV, clean.dWeights.wV);
        EXPECT_EQ(found.dWeights.wO, clean.dWeights.wO);
    }
    EXPECT_EQ(clean.dXQ.row(1), Eigen::RowVectorXd::Zero(6));
    EXPECT_EQ(clean.dXK.row(2), Eigen::RowVectorXd::Zero(6));
}

TEST(MultiHeadGradients, NobodyLooksAtAnything)
{
    Layer layer(2);
    layer.options.mask = Mask::Constant(3, 5, false);
    const MultiHeadGradients gradients = layer.gradients();
    EXPECT_EQ(gradients.dXV, Matrix::Zero(5, 6));
    EXPECT_EQ(gradients.dWeights.wQ, Matrix::Zero(6, 8));
    EXPECT_EQ(gradients.dWeights.wO, Matrix::Zero(4, 6));
}

} // namespace
