// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled.h"

#include <gtest/gtest.h>

#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

// Widths and lengths that are multiples of nothing.
struct Tiled : testing::Test
{
    NumpyRng rng{31};
    Matrix q = rng.normal(0, 1, 67, 13);
    Matrix k = rng.normal(0, 1, 131, 13);
    Matrix v = rng.normal(0, 1, 131, 7);
    AttentionOptions plain;
    TiledOptions tiled;
};

TEST_F(Tiled, IsPlainAttention)
{
    expectNear(tiledAttention(q, k, v)->output, attention(q, k, v).output, 0.1);
}

TEST_F(Tiled, CausalIsAlignedBottomRight)
{
    plain.mask = causalMask(67, 131);
    tiled.causal = true;
    expectNear(tiledAttention(q, k, v, tiled)->output, attention(q, k, v, plain).output, 0.1);
}

TEST_F(Tiled, SeveralHeadsAreMultiHead)
{
    const MultiHeadWeights weights{
        rng.normal(0, 1, 13, 12), rng.normal(0, 1, 13, 12), rng.normal(0, 1, 13, 6), rng.normal(0, 1, 6, 5)};
    const Matrix values = rng.normal(0, 1, 131, 13);
    expectNear(tiledMultiHead(q, k, values, weights, 3)->output, multiHead(q, k, values, weights, 3).output, 0.1);
}

} // namespace
