// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent.h"

#include <cmath>

#include <gtest/gtest.h>

#include "differences.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

TEST(Recurrent, GoldenStatesAndInfluence)
{
    const Json reference = golden("recurrent.json");
    const RecurrentWeights weights{
        matrix(reference.at("w_x")), matrix(reference.at("w_h")), matrix(reference.at("b")).transpose()};
    const Matrix states = recurrentStates(matrix(reference.at("x")), weights);
    expectNear(states, matrix(reference.at("states")), 0.1);
    expectNear(recurrentInfluence(states, weights), vector(reference.at("influence")));
}

TEST(Recurrent, InfluenceIsWhatMovingEachInputDoes)
{
    NumpyRng rng(4);
    const RecurrentWeights weights{rng.normal(0, .5, 2, 5), rng.normal(0, .5, 5, 5), rng.normal(0, .5, 5)};
    Matrix x = rng.normal(0, 1, 7, 2);
    Vector squares = Vector::Zero(7);
    for (Index unit = 0; unit < 5; ++unit) {
        const Matrix moved = differences(x, [&] { return recurrentStates(x, weights)(6, unit); });
        squares += moved.rowwise().squaredNorm();
    }
    expectNear(recurrentInfluence(recurrentStates(x, weights), weights), squares.cwiseSqrt(), 0, 1e-6);
}

TEST(Recurrent, WithoutSquashingTheInfluenceIsAPowerOfTheWeight)
{
    // States near 0 leave tanh linear: ∂h_n/∂x_t = w_h^(n − t)·w_x.
    const RecurrentWeights weights{Matrix{{2.0}}, Matrix{{0.5}}, Vector::Zero(1)};
    const Vector influence = recurrentInfluence(recurrentStates(Matrix::Zero(40, 1), weights), weights);
    for (Index t = 0; t < 40; ++t)
        EXPECT_DOUBLE_EQ(influence(t), 2 * std::pow(0.5, 39 - t));
    const RecurrentWeights growing{Matrix{{1.0}}, Matrix{{3.0}}, Vector::Zero(1)};
    EXPECT_DOUBLE_EQ(recurrentInfluence(recurrentStates(Matrix::Zero(21, 1), growing), growing)(0), std::pow(3.0, 20));
}

TEST(Recurrent, StatesDoNotFeelLaterInputsAndStayBetweenMinusOneAndOne)
{
    NumpyRng rng(9);
    const RecurrentWeights weights{rng.normal(0, 2, 3, 4), rng.normal(0, 2, 4, 4), rng.normal(0, 1, 4)};
    const Matrix x = rng.normal(0, 5, 11, 3);
    const Matrix whole = recurrentStates(x, weights);
    EXPECT_EQ(recurrentStates(x.topRows(6), weights), whole.topRows(6));
    EXPECT_LE(whole.cwiseAbs().maxCoeff(), 1.0);
    EXPECT_EQ(recurrentStates(Matrix(0, 3), weights).rows(), 0);
    EXPECT_EQ(recurrentInfluence(Matrix(0, 4), weights).size(), 0);
}

} // namespace
