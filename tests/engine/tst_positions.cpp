// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/positions.h"

#include <cmath>

#include <gtest/gtest.h>

#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

TEST(Positions, GoldenEncoding)
{
    const Json reference = golden("positions.json");
    expectNear(sinusoidalPositions(reference.at("n"), reference.at("d_model")), matrix(reference.at("encoding")), 1e-3);
}

TEST(Positions, AShiftIsARotationTheSameEverywhere)
{
    // The reason the paper gives for sines: PE[pos + s] is a linear function of PE[pos], whatever pos.
    const Matrix encoding = sinusoidalPositions(50, 12);
    for (Index pair = 0; pair < 6; ++pair) {
        const double angle = 3 / std::pow(10000.0, 2.0 * static_cast<double>(pair) / 12);
        for (Index pos = 0; pos + 3 < 50; ++pos) {
            const double sine = encoding(pos, 2 * pair);
            const double cosine = encoding(pos, 2 * pair + 1);
            EXPECT_NEAR(encoding(pos + 3, 2 * pair), sine * std::cos(angle) + cosine * std::sin(angle), 1e-12);
            EXPECT_NEAR(encoding(pos + 3, 2 * pair + 1), cosine * std::cos(angle) - sine * std::sin(angle), 1e-12);
        }
    }
}

TEST(Positions, AnOddWidthEndsWithASine)
{
    const Matrix encoding = sinusoidalPositions(4, 5);
    ASSERT_EQ(encoding.cols(), 5);
    EXPECT_DOUBLE_EQ(encoding(3, 4), std::sin(3 / std::pow(10000.0, 0.8)));
    EXPECT_EQ(sinusoidalPositions(0, 6).rows(), 0);
}

} // namespace
