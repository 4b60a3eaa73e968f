// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/additive.h"

#include <cmath>

#include <gtest/gtest.h>

#include "engine/numpy_rng.h"
#include "engine/softmax.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

TEST(Additive, GoldenEnergiesWeightsAndContext)
{
    const Json reference = golden("additive.json");
    const AdditiveWeights weights{
        matrix(reference.at("w_s")), matrix(reference.at("u_h")), matrix(reference.at("v")).transpose()};
    const AdditiveTrace trace =
        additiveAttention(matrix(reference.at("s")).transpose(), matrix(reference.at("h")), weights);
    expectNear(trace.energies.transpose(), matrix(reference.at("energies")), 0.1);
    expectNear(trace.weights.transpose(), matrix(reference.at("weights")));
    expectNear(trace.context.transpose(), matrix(reference.at("context")), 0.1);
    EXPECT_EQ(trace.entropy, entropy(trace.weights));
}

TEST(Additive, StagesOverRandomShapes)
{
    NumpyRng rng(14);
    for (int round = 0; round < 20; ++round) {
        const auto size = [&] { return static_cast<Index>(rng.integers(1, 9)); };
        const Index m = size(), dS = size(), dH = size(), dA = size();
        const AdditiveWeights weights{rng.normal(0, 1, dA, dS), rng.normal(0, 1, dA, dH), rng.normal(0, 1, dA)};
        const Vector s = rng.normal(0, 1, dS);
        const Matrix h = rng.normal(0, 1, m, dH);
        const AdditiveTrace trace = additiveAttention(s, h, weights);
        ASSERT_EQ(trace.features.rows(), m);
        ASSERT_EQ(trace.features.cols(), dA);
        double feature = 0.0;
        for (Index c = 0; c < dS; ++c)
            feature += weights.wS(dA - 1, c) * s(c);
        for (Index c = 0; c < dH; ++c)
            feature += weights.uH(dA - 1, c) * h(m - 1, c);
        EXPECT_NEAR(trace.features(m - 1, dA - 1), std::tanh(feature), 1e-14);
        EXPECT_NEAR(trace.weights.sum(), 1.0, 1e-15);
        // A state seen twice takes the same weight twice.
        const AdditiveTrace doubled = additiveAttention(s, h.replicate(2, 1), weights);
        expectNear(doubled.context, trace.context, 0.1);
        expectNear(doubled.weights.head(m) * 2, trace.weights);
    }
}

} // namespace
