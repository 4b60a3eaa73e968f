// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/numpy_rng.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

// The exact sum, rounded once: partial sums that do not overlap (Shewchuk 1997).
double exactSum(NumpyRng &rng, int count)
{
    std::vector<double> partials;
    for (int i = 0; i < count; ++i) {
        double x = rng.standardNormal();
        std::size_t kept = 0;
        for (double y : partials) {
            if (std::abs(x) < std::abs(y))
                std::swap(x, y);
            const volatile double high = x + y;
            const double low = y - (high - x);
            if (low != 0)
                partials[kept++] = low;
            x = high;
        }
        partials.resize(kept);
        partials.push_back(x);
    }
    double total = 0;
    for (auto partial = partials.begin(); partial != partials.end(); ++partial)
        total += *partial;
    return total;
}

class GoldenRng : public testing::TestWithParam<std::size_t>
{
protected:
    const Json reference = golden("numpy_rng.json").at(GetParam());
    NumpyRng rng{reference.at("seed").get<std::uint64_t>()};
};

TEST_P(GoldenRng, Raw)
{
    for (const Json &expected : reference.at("pcg64_raw"))
        EXPECT_EQ(std::to_string(rng.raw64()), expected.get<std::string>());
}

TEST_P(GoldenRng, Random)
{
    for (const Json &expected : reference.at("random"))
        EXPECT_EQ(rng.random(), expected.get<double>());
}

TEST_P(GoldenRng, StandardNormal)
{
    for (const Json &expected : reference.at("standard_normal"))
        EXPECT_EQ(rng.standardNormal(), expected.get<double>());
}

TEST_P(GoldenRng, HundredThousandNormals)
{
    NumpyRng same = rng;
    EXPECT_EQ(exactSum(rng, 100000), reference.at("standard_normal_sum_of_100000").get<double>());
    double last = 0;
    for (int i = 0; i < 100000; ++i)
        last = same.standardNormal();
    EXPECT_EQ(last, reference.at("standard_normal_last_of_100000").get<double>());
}

TEST_P(GoldenRng, Normal)
{
    for (const Json &expected : reference.at("normal_mean1_sd05"))
        EXPECT_EQ(rng.normal(1, 0.5), expected.get<double>());
}

TEST_P(GoldenRng, Integers)
{
    for (const Json &expected : reference.at("integers_0_to_10"))
        EXPECT_EQ(rng.integers(0, 10), expected.get<std::int64_t>());
}

INSTANTIATE_TEST_SUITE_P(AllSeeds, GoldenRng, testing::Range<std::size_t>(0, 5));

TEST(NumpyRng, GoldenFileHasNoSeedLeftOut)
{
    EXPECT_EQ(golden("numpy_rng.json").size(), 5u);
}

TEST(NumpyRng, MatricesAreFilledRowByRow)
{
    NumpyRng one(141);
    NumpyRng other(141);
    const Matrix matrix = one.normal(0, 0.5, 2, 3);
    for (Index i = 0; i < 2; ++i) {
        for (Index j = 0; j < 3; ++j)
            EXPECT_EQ(matrix(i, j), other.normal(0, 0.5));
    }
    EXPECT_EQ(one.normal(1, 2, 4), other.normal(1, 2, 4));
}

// Values of numpy.random.default_rng(2026), drawn one call after the other with NumPy 1.24.
TEST(NumpyRng, IntegersOfEveryWidthOfRange)
{
    constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
    constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
    NumpyRng rng(2026);
    EXPECT_EQ(rng.integers(0, 10), 8);
    EXPECT_EQ(rng.integers(0, 10), 1);
    EXPECT_EQ(rng.integers(5, 6), 5);
    EXPECT_EQ(rng.integers(-3, 4), -3);
    EXPECT_EQ(rng.integers(0, 4294967295), 2748406118);
    EXPECT_EQ(rng.integers(0, 4294967296), 1569714666);
    EXPECT_EQ(rng.integers(0, 4294967296), 2006902501);
    EXPECT_EQ(rng.integers(0, 4294967297), 1591287647);
    EXPECT_EQ(rng.integers(0, 10), 6);
    EXPECT_EQ(rng.integers(0, 3221225472), 1143268757);
    EXPECT_EQ(rng.integers(0, 3221225472), 2323175441);
    EXPECT_EQ(rng.integers(0, 3 * (std::int64_t{1} << 61)), 4515657821377356605);
    EXPECT_EQ(rng.integers(0, 3 * (std::int64_t{1} << 61)), 2063518052207815396);
    EXPECT_EQ(rng.integers(0, 3 * (std::int64_t{1} << 61)), 6688989088255022994);
    EXPECT_EQ(rng.integers(0, 3 * (std::int64_t{1} << 61)), 6363090186596931690);
    EXPECT_EQ(rng.integers(lowest, highest), 2506373951145499927);
    EXPECT_EQ(rng.integers(lowest + 5, highest - 7), 4662084314029828347);
    EXPECT_EQ(rng.random(), 0.5151536963223518);
}

} // namespace
