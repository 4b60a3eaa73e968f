// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attention_gradients.h"

#include <cmath>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "differences.h"
#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

class GoldenGradients : public testing::TestWithParam<std::size_t>
{
};

TEST_P(GoldenGradients, OfQueriesKeysAndValues)
{
    const AttentionCase given(GetParam());
    SCOPED_TRACE(given.name());
    const AttentionTrace trace = attention(given.q, given.k, given.v, given.options);
    const AttentionGradients gradients =
        attentionBackward(given.q, given.k, given.v, trace, given.answer("upstream"), given.options);
    // An entry that cancels is held to the size of what it is summed from.
    const auto size = [&](const char *name) { return given.answer(name).cwiseAbs().maxCoeff(); };
    expectNear(gradients.dQ, given.answer("dq"), size("dq"));
    expectNear(gradients.dK, given.answer("dk"), size("dk"));
    expectNear(gradients.dV, given.answer("dv"), size("dv"));
}

// PyTorch's gradients of case 5 are NaN: there a query may look at nothing.
INSTANTIATE_TEST_SUITE_P(AllButOneCase, GoldenGradients, testing::Values(0, 1, 2, 3, 4, 6, 7, 8));

TEST(AttentionGradients, GoldenFileHasNoOtherGradients)
{
    std::vector<std::size_t> without;
    const Json references = golden("attention.json");
    for (std::size_t i = 0; i < references.size(); ++i) {
        if (!references.at(i).contains("upstream"))
            without.push_back(i);
    }
    EXPECT_EQ(references.size(), 9u);
    EXPECT_EQ(without, std::vector<std::size_t>{5});
}

// Random sizes, none alike within a case, and every kind of mask and option in turn.
struct Case
{
    explicit Case(std::uint64_t seed)
        : rng(seed)
    {
        const auto size = [&] { return static_cast<Index>(rng.integers(1, 8)); };
        const Index n = size();
        const Index m = size();
        const Index dK = size();
        const Index dV = size();
        q = rng.normal(0, 1, n, dK);
        k = rng.normal(0, 1, m, dK);
        v = rng.normal(0, 1, m, dV);
        upstream = rng.normal(0, 1, n, dV);
        if (seed % 4 == 1)
            options.mask = causalMask(n, m);
        if (seed % 4 == 2)
            options.mask = rng.normal(0, 1, n, m).array() > -0.5;
        if (seed % 3 == 1)
            options.scale = 0.3;
        if (seed % 5 == 1)
            options.temperature = 2.5;
    }

    double loss() const { return attention(q, k, v, options).output.cwiseProduct(upstream).sum(); }

    AttentionGradients gradients() const
    {
        return attentionBackward(q, k, v, attention(q, k, v, options), upstream, options);
    }

    NumpyRng rng;
    Matrix q;
    Matrix k;
    Matrix v;
    Matrix upstream;
    AttentionOptions options;
};

TEST(AttentionGradients, AreWhatMovingEachNumberDoes)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(seed);
        Case example(seed);
        const auto loss = [&] { return example.loss(); };
        const AttentionGradients gradients = example.gradients();
        expectNear(gradients.dQ, differences(example.q, loss), 1e-3, 1e-6);
        expectNear(gradients.dK, differences(example.k, loss), 1e-3, 1e-6);
        expectNear(gradients.dV, differences(example.v, loss), 1e-3, 1e-6);
    }
}

TEST(AttentionGradients, RowsOfTheScoresSumToNothing)
{
    // Adding one number to all scores of a row changes no weight, so the gradient has no part in that direction.
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const AttentionGradients gradients = Case(seed).gradients();
        EXPECT_LT(gradients.dScaled.rowwise().sum().cwiseAbs().maxCoeff(), 1e-14) << seed;
    }
}

struct Masked : testing::Test
{
    Masked()
    {
        options.mask = Mask::Constant(3, 5, true);
        options.mask.row(1).setConstant(false);
        options.mask.col(3).setConstant(false);
    }

    AttentionGradients gradients() const
    {
        return attentionBackward(q, k, v, attention(q, k, v, options), upstream, options);
    }

    NumpyRng rng{17};
    Matrix q = rng.normal(0, 1, 3, 4);
    Matrix k = rng.normal(0, 1, 5, 4);
    Matrix v = rng.normal(0, 1, 5, 2);
    Matrix upstream = rng.normal(0, 1, 3, 2);
    AttentionOptions options;
};

TEST_F(Masked, WhoMayLookAtNothingAndWhoIsNeverLookedAtFeelNothing)
{
    const AttentionGradients found = gradients();
    EXPECT_EQ(found.dQ.row(1), Eigen::RowVectorXd::Zero(4));
    EXPECT_EQ(found.dScaled.row(1), Eigen::RowVectorXd::Zero(5));
    EXPECT_EQ(found.dK.row(3), Eigen::RowVectorXd::Zero(4));
    EXPECT_EQ(found.dV.row(3), Eigen::RowVectorXd::Zero(2));
    options.mask.setConstant(false);
    const AttentionGradients nothing = gradients();
    EXPECT_EQ(nothing.dQ, Matrix::Zero(3, 4));
    EXPECT_EQ(nothing.dK, Matrix::Zero(5, 4));
    EXPECT_EQ(nothing.dV, Matrix::Zero(5, 2));
}

TEST_F(Masked, NothingBehindTheMaskReachesAGradient)
{
    const AttentionGradients clean = gradients();
    for (const double poison : {std::nan(""), infinity, -infinity, 1e308}) {
        q.row(1).setConstant(poison);
        upstream.row(1).setConstant(poison);
        k.row(3).setConstant(poison);
        v.row(3).setConstant(poison);
        const AttentionGradients found = gradients();
        EXPECT_EQ(found.dWeights, clean.dWeights) << poison;
        EXPECT_EQ(found.dScaled, clean.dScaled) << poison;
        EXPECT_EQ(found.dQ, clean.dQ) << poison;
        EXPECT_EQ(found.dK, clean.dK) << poison;
        EXPECT_EQ(found.dV, clean.dV) << poison;
    }
}

TEST_F(Masked, NanThatIsSeenIsNotHidden)
{
    upstream(0, 0) = std::nan("");
    const AttentionGradients found = gradients();
    EXPECT_TRUE(found.dQ.row(0).array().isNaN().all());
    EXPECT_FALSE(found.dQ.row(2).array().isNaN().any());
}

TEST_F(Masked, CausalGradientsOfEarlierQueriesDoNotFeelLaterTokens)
{
    const Matrix x = rng.normal(0, 1, 9, 4);
    Matrix dOutput = rng.normal(0, 1, 9, 4);
    for (Index t = 1; t < 9; ++t) {
        options.mask = causalMask(9, 9);
        Matrix changed = x;
        changed.bottomRows(9 - t).setConstant(std::nan(""));
        const auto backward = [&](const Matrix &source) {
            return attentionBackward(
                source, source, source, attention(source, source, source, options), dOutput, options);
        };
        EXPECT_EQ(backward(changed).dQ.topRows(t), backward(x).dQ.topRows(t)) << t;
    }
}

TEST_F(Masked, SaturatedScoresPassNothing)
{
    options = {};
    options.scale = 1e4;
    const AttentionGradients found = gradients();
    EXPECT_EQ(found.dQ, Matrix::Zero(3, 4));
    EXPECT_TRUE(found.dV.allFinite());
    options.scale = {};
    options.temperature = 0.0;
    EXPECT_EQ(gradients().dQ, Matrix::Zero(3, 4));
    expectNear(gradients().dV, found.dV, 0, 0);
}

} // namespace
