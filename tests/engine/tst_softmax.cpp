// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/softmax.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

class GoldenSoftmax : public testing::TestWithParam<std::size_t>
{
};

TEST_P(GoldenSoftmax, WeightsAndEntropy)
{
    const Json reference = golden("softmax.json").at(GetParam());
    SCOPED_TRACE(reference.at("scores").dump());
    const Vector scores = vector(reference.at("scores"));
    const Vector weights = softmax(scores);
    expectNear(weights.transpose(), matrix(reference.at("weights")));
    EXPECT_NEAR(entropy(weights), reference.at("entropy_nats"), 1e-12);
}

INSTANTIATE_TEST_SUITE_P(AllCases, GoldenSoftmax, testing::Range<std::size_t>(0, 8));

TEST(Softmax, GoldenFileHasNoCaseLeftOut)
{
    EXPECT_EQ(golden("softmax.json").size(), 8u);
}

TEST(Softmax, AddingOneNumberToAllScoresChangesNothing)
{
    const Vector scores{{0.25, -1.5, 3.0, 0.75}};
    EXPECT_EQ(softmax(scores), softmax((scores.array() + 64.0).matrix()));
}

TEST(Softmax, TemperatureSharpensAndFlattens)
{
    const Vector scores{{1.0, 2.0, 3.0}};
    expectNear(softmax(scores, 0.5), softmax(2.0 * scores));
    EXPECT_GT(softmax(scores, 0.5)(2), softmax(scores)(2));
    EXPECT_EQ(softmax(scores, infinity), Vector::Constant(3, 1.0 / 3));
    // Further apart than a double reaches, brought together by the temperature: gap 2e308/1e308 = 2.
    expectNear(softmax(Vector{{-1e308, 1e308}}, 1e308), softmax(Vector{{-1.0, 1.0}}));
}

TEST(Softmax, TemperatureNearZeroIsTheArgmax)
{
    const Vector scores{{1.0, 3.0, 2.0, -infinity}};
    for (const double temperature : {0.0, 5e-324, 1e-300, 1e-12, 1e-3})
        EXPECT_EQ(softmax(scores, temperature), (Vector{{0.0, 1.0, 0.0, 0.0}})) << temperature;
    EXPECT_EQ(softmax(Vector{{3.0, 1.0, 3.0}}, 0.0), (Vector{{0.5, 0.0, 0.5}}));
}

TEST(Softmax, MaskedScoresWeighExactlyNothing)
{
    EXPECT_EQ(softmax(Vector{{-infinity, 5.0, -infinity}}), (Vector{{0.0, 1.0, 0.0}}));
    EXPECT_EQ(softmax(Vector{{-infinity, -infinity}}), Vector::Zero(2));
    EXPECT_EQ(softmax(Vector(0)).size(), 0);
}

TEST(Softmax, InfiniteScoresShareTheWholeWeight)
{
    EXPECT_EQ(softmax(Vector{{infinity, 5.0, infinity, -infinity}}), (Vector{{0.5, 0.0, 0.5, 0.0}}));
}

TEST(Softmax, NanReachesItsRowOnlyAndNotWhatIsMasked)
{
    Matrix scores{{1.0, std::nan(""), -infinity}, {0.0, 0.0, -infinity}};
    const Matrix weights = softmaxRows(scores);
    EXPECT_TRUE(std::isnan(weights(0, 0)));
    EXPECT_TRUE(std::isnan(weights(0, 1)));
    EXPECT_EQ(weights(0, 2), 0.0);
    EXPECT_EQ(weights.row(1), (Eigen::RowVector3d{0.5, 0.5, 0.0}));
}

TEST(Softmax, RowsAreEachTheirOwn)
{
    // A product with the rows' sums that reads what it has just written gives rows that do not sum to 1.
    const Matrix scores{{1, 2, 3, 4, 5}, {5, 3, 1, -1, -3}, {0, 0, 7, 0, 0}};
    const Matrix weights = softmaxRows(scores);
    for (Index i = 0; i < 3; ++i) {
        EXPECT_NEAR(weights.row(i).sum(), 1.0, 4e-16);
        EXPECT_EQ(weights.row(i).transpose(), softmax(scores.row(i)));
    }
}

TEST(Entropy, IsBetweenOnePlaceAndEverywhere)
{
    EXPECT_EQ(entropy(Vector{{0.0, 1.0, 0.0}}), 0.0);
    EXPECT_DOUBLE_EQ(entropy(Vector::Constant(8, 0.125)), std::log(8.0));
    EXPECT_EQ(entropy(Vector::Zero(3)), 0.0);
    EXPECT_FALSE(std::signbit(entropy(Vector{{1.0}})));
}

} // namespace
