// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/softmax_jacobian.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "differences.h"
#include "engine/numpy_rng.h"
#include "engine/softmax.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

class GoldenJacobian : public testing::TestWithParam<std::size_t>
{
};

TEST_P(GoldenJacobian, EntriesAndNorms)
{
    const Json reference = golden("softmax.json").at(GetParam());
    SCOPED_TRACE(reference.at("scores").dump());
    const Vector weights = softmax(vector(reference.at("scores")));
    const Matrix jacobian = matrix(reference.at("jacobian"));
    expectNear(softmaxJacobian(weights), jacobian, 1e-3);
    EXPECT_NEAR(softmaxJacobianNorm(weights), reference.at("jacobian_norm"), 1e-15);
    EXPECT_NEAR(softmaxJacobianTrace(weights), jacobian.trace(), 1e-15);
}

INSTANTIATE_TEST_SUITE_P(AllCases, GoldenJacobian, testing::Range<std::size_t>(0, 8));

TEST(SoftmaxJacobian, IsWhatMovingEachScoreDoes)
{
    NumpyRng rng(5);
    for (const double temperature : {0.5, 1.0, 3.0}) {
        Matrix scores = rng.normal(0, 1, 1, 6);
        const Matrix jacobian = softmaxJacobian(softmax(scores.row(0), temperature), temperature);
        for (Index place = 0; place < 6; ++place) {
            const Matrix moved = differences(scores, [&] { return softmax(scores.row(0), temperature)(place); });
            expectNear(jacobian.row(place), moved, 1e-3, 1e-6);
        }
    }
}

TEST(SoftmaxJacobian, BackwardIsTheUpstreamTimesTheJacobian)
{
    NumpyRng rng(6);
    for (const Index size : {1, 2, 7, 20}) {
        const Vector weights = softmax(rng.normal(0, 2, size), 0.7);
        const Vector upstream = rng.normal(0, 1, size);
        expectNear(softmaxBackward(weights, upstream, 0.7), softmaxJacobian(weights, 0.7).transpose() * upstream, 0.1);
    }
}

TEST(SoftmaxJacobian, MaskedPlacesPassNothingWhateverIsThere)
{
    const Vector weights = softmax(Vector{{0.5, -infinity, 1.5}});
    const Vector dScores = softmaxBackward(weights, Vector{{1.0, std::nan(""), -2.0}});
    EXPECT_EQ(dScores(1), 0.0);
    EXPECT_TRUE(dScores.allFinite());
    EXPECT_EQ(dScores(0), softmaxBackward(softmax(Vector{{0.5, 1.5}}), Vector{{1.0, -2.0}})(0));
    EXPECT_EQ(softmaxBackward(Vector::Zero(3), Vector::Constant(3, std::nan(""))), Vector::Zero(3));
}

TEST(SoftmaxJacobian, TemperatureZeroIsPiecewiseConstant)
{
    const Vector weights = softmax(Vector{{1.0, 3.0, 3.0}}, 0.0);
    EXPECT_EQ(softmaxBackward(weights, Vector{{1.0, 2.0, 5.0}}, 0.0), Vector::Zero(3));
    EXPECT_EQ(softmaxJacobian(weights, 0.0), Matrix::Zero(3, 3));
}

TEST(SoftmaxJacobianNorm, IsTheMatrixsOwnOverRandomRows)
{
    NumpyRng rng(8);
    for (Index size = 1; size < 30; ++size) {
        const Vector weights = softmax(rng.normal(0, 3, size));
        const Matrix jacobian = Matrix(weights.asDiagonal()) - weights * weights.transpose();
        EXPECT_NEAR(softmaxJacobianNorm(weights), jacobian.norm(), 1e-15);
        EXPECT_NEAR(softmaxJacobianTrace(weights), jacobian.trace(), 1e-15);
        // The spectral norm lies between the longest image found and the Frobenius norm, and is never above 1/2.
        const double spectral = softmaxJacobianSpectralNorm(weights);
        Vector direction = rng.normal(0, 1, size);
        for (int round = 0; round < 300; ++round)
            direction = (jacobian * direction).eval().normalized();
        EXPECT_NEAR(spectral, (jacobian * direction).norm(), 1e-6);
        EXPECT_LE(spectral, softmaxJacobianNorm(weights) + 1e-15);
        EXPECT_LE(spectral, 0.5 + 1e-15);
    }
}

TEST(SoftmaxJacobianNorm, ClosedForms)
{
    // Two places: w(1 − w)·[1 −1; −1 1], of Frobenius and spectral norm 2w(1 − w).
    for (const double w : {0.5, 0.9, 0.99}) {
        EXPECT_NEAR(softmaxJacobianNorm(Vector{{w, 1 - w}}), 2 * w * (1 - w), 1e-16);
        EXPECT_NEAR(softmaxJacobianSpectralNorm(Vector{{w, 1 - w}}), 2 * w * (1 - w), 1e-15);
    }
    // Evenly over m: (I − 1/m)/m, eigenvalues 1/m (m − 1 times) and 0.
    EXPECT_NEAR(softmaxJacobianNorm(Vector::Constant(16, 1.0 / 16)), std::sqrt(15.0) / 16, 1e-16);
    EXPECT_NEAR(softmaxJacobianSpectralNorm(Vector::Constant(16, 1.0 / 16)), 1.0 / 16, 1e-15);
    EXPECT_EQ(softmaxJacobianNorm(Vector{{0.0, 1.0, 0.0}}), 0.0);
    EXPECT_EQ(softmaxJacobianSpectralNorm(Vector(0)), 0.0);
}

TEST(SoftmaxJacobianNorm, KeepsItsDigitsWhereAlmostNothingPasses)
{
    // Scores 0 and −50: w(1 − w) = e⁻⁵⁰/(1 + e⁻⁵⁰)². 1 − w in doubles would be 0.
    const double rest = std::exp(-50.0);
    const Vector weights = softmax(Vector{{0.0, -50.0}});
    EXPECT_NEAR(softmaxJacobianNorm(weights) / (2 * rest), 1.0, 1e-14);
    EXPECT_NEAR(softmaxJacobianTrace(weights) / (2 * rest), 1.0, 1e-14);
}

// The averages of the saturation table (shared facts of the lesson): 10 keys, Gaussian q and k.
TEST(SoftmaxJacobianTrace, FallsWithTheWidthUnlessScaled)
{
    struct Row
    {
        Index width;
        double unscaled;
    };
    constexpr int draws = 2000;
    NumpyRng rng(64);
    for (const Row &row : {Row{4, 0.64}, Row{16, 0.37}, Row{64, 0.19}, Row{256, 0.09}, Row{1024, 0.05}}) {
        double unscaled = 0.0;
        double scaled = 0.0;
        for (int draw = 0; draw < draws; ++draw) {
            const Vector scores = rng.normal(0, 1, 10, row.width) * rng.normal(0, 1, row.width);
            unscaled += softmaxJacobianTrace(softmax(scores)) / draws;
            scaled += softmaxJacobianTrace(softmax(scores / std::sqrt(static_cast<double>(row.width)))) / draws;
        }
        EXPECT_NEAR(unscaled, row.unscaled, 0.02) << row.width;
        EXPECT_NEAR(scaled, 0.80, 0.025) << row.width;
    }
}

} // namespace
