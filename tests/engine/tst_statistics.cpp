// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/statistics.h"

#include <cmath>
#include <numbers>
#include <utility>

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

TEST(Statistics, QuantilesAreNumPys)
{
    // numpy.quantile([3, 1, 4, 1, 5, 9, 2, 6], …), by hand from the sorted 1 1 2 3 4 5 6 9.
    const std::vector<double> values{3, 1, 4, 1, 5, 9, 2, 6};
    EXPECT_DOUBLE_EQ(median(values), 3.5);
    EXPECT_DOUBLE_EQ(quantile(values, 0.25), 1.75);
    EXPECT_DOUBLE_EQ(quantile(values, 0.75), 5.25);
    EXPECT_DOUBLE_EQ(interquartileRange(values), 3.5);
    EXPECT_DOUBLE_EQ(quantile(values, 0.0), 1.0);
    EXPECT_DOUBLE_EQ(quantile(values, 1.0), 9.0);
    EXPECT_DOUBLE_EQ(median({7}), 7.0);
    EXPECT_DOUBLE_EQ(interquartileRange({7}), 0.0);
}

TEST(Statistics, OneOutlierMovesNeitherMedianNorSpread)
{
    EXPECT_DOUBLE_EQ(median({1, 2, 3, 4, 1e9}), median({1, 2, 3, 4, 5}));
    EXPECT_DOUBLE_EQ(interquartileRange({1, 2, 3, 4, 1e9}), interquartileRange({1, 2, 3, 4, 5}));
}

TEST(Statistics, StudentBoundsAreThoseOfTheTables)
{
    // 95 %, two-sided: any printed table.
    for (const auto &[degrees, bound] : {std::pair{1, 12.706205}, {2, 4.302653}, {3, 3.182446}, {4, 2.776445},
             {5, 2.570582}, {10, 2.228139}, {30, 2.042272}, {100, 1.983972}})
        EXPECT_NEAR(studentBound(0.95, degrees), bound, 1e-6) << degrees;
}

TEST(Statistics, StudentHasClosedFormsForOneAndTwoDegrees)
{
    for (const double t : {0.0, 0.1, 1.0, 3.0, 100.0}) {
        EXPECT_NEAR(studentWithin(t, 1), 2 / std::numbers::pi * std::atan(t), 1e-15);
        EXPECT_NEAR(studentWithin(t, 2), t / std::sqrt(2 + t * t), 1e-15);
    }
    EXPECT_NEAR(studentWithin(1.0, 3000), std::erf(1 / std::sqrt(2.0)), 1e-4); // towards the normal law
}

TEST(Statistics, StudentBoundUndoesStudentWithin)
{
    for (int degrees = 1; degrees < 12; ++degrees) {
        for (const double confidence : {0.01, 0.5, 0.8, 0.95, 0.999})
            EXPECT_NEAR(studentWithin(studentBound(confidence, degrees), degrees), confidence, 1e-13);
    }
}

} // namespace
