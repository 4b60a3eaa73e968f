// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/power_law.h"

#include <cmath>

#include <gtest/gtest.h>

#include "engine/numpy_rng.h"

using namespace nunchi::engine;

namespace {

const std::vector<double> lengths{256, 512, 1024, 2048, 4096};

std::vector<double> times(double exponent, double factor)
{
    std::vector<double> seconds;
    for (const double n : lengths)
        seconds.push_back(factor * std::pow(n, exponent));
    return seconds;
}

TEST(PowerLaw, FindsTheLawThatMadeTheTimes)
{
    for (const double exponent : {-1.0, 0.0, 1.0, 1.5, 2.0, 3.0}) {
        const PowerLaw law = PowerLaw::fitted(lengths, times(exponent, 3e-9));
        EXPECT_NEAR(law.exponent(), exponent, 1e-12);
        EXPECT_NEAR(law.coefficient() / 3e-9, 1.0, 1e-10);
        EXPECT_NEAR(law.at(1e6).seconds / (3e-9 * std::pow(1e6, exponent)), 1.0, 1e-10);
        ASSERT_TRUE(law.exponentInterval());
        EXPECT_NEAR(law.exponentInterval()->low, exponent, 1e-10); // no noise, no doubt
    }
}

TEST(PowerLaw, IntervalsByHand)
{
    // ln n = 0, 1, 2 and ln t = 0, 1, 5: slope 2.5, residuals 0.5, −1, 0.5, s² = 1.5, S_xx = 2, t₁ = 12.706205.
    const PowerLaw law = PowerLaw::fitted({1, std::exp(1), std::exp(2)}, {1, std::exp(1), std::exp(5)});
    EXPECT_NEAR(law.exponent(), 2.5, 1e-12);
    const double half = 12.706205 * std::sqrt(1.5 / 2);
    EXPECT_NEAR(law.exponentInterval()->low, 2.5 - half, 1e-5);
    EXPECT_NEAR(law.exponentInterval()->high, 2.5 + half, 1e-5);
    const Forecast forecast = law.at(std::exp(4.0)); // 3 to the right of the centre, e² beyond the last
    EXPECT_NEAR(std::log(forecast.seconds), 9.5, 1e-12);
    EXPECT_NEAR(std::log(forecast.interval->high), 9.5 + 12.706205 * std::sqrt(1.5 * (1 + 1.0 / 3 + 9.0 / 2)), 1e-4);
    EXPECT_NEAR(std::log(forecast.interval->low), 9.5 - 12.706205 * std::sqrt(1.5 * (1 + 1.0 / 3 + 9.0 / 2)), 1e-4);
    EXPECT_NEAR(forecast.reach, std::exp(2.0), 1e-12);
    EXPECT_EQ(law.at(2.0).reach, 1.0);
}

TEST(PowerLaw, TwoLengthsGiveALineAndNoInterval)
{
    const PowerLaw law = PowerLaw::fitted({100, 200}, {1, 4});
    EXPECT_NEAR(law.exponent(), 2.0, 1e-12);
    EXPECT_FALSE(law.exponentInterval());
    EXPECT_FALSE(law.at(1000).interval);
}

TEST(PowerLaw, IntervalsHoldTheTruthAsOftenAsTheySay)
{
    NumpyRng rng(1);
    constexpr int trials = 4000;
    int exponents = 0;
    int forecasts = 0;
    for (int i = 0; i < trials; ++i) {
        std::vector<double> seconds = times(2.0, 1e-8);
        for (double &second : seconds)
            second *= std::exp(rng.normal(0.0, 0.1));
        const PowerLaw law = PowerLaw::fitted(lengths, seconds);
        const Interval slope = *law.exponentInterval(0.9);
        exponents += slope.low <= 2.0 && 2.0 <= slope.high;
        const double next = 1e-8 * 1e10 * std::exp(rng.normal(0.0, 0.1)); // one more measurement, at n = 100,000
        const Interval range = *law.at(1e5, 0.9).interval;
        forecasts += range.low <= next && next <= range.high;
    }
    const double allowed = 5 * std::sqrt(trials * 0.9 * 0.1); // five standard deviations of the count
    EXPECT_NEAR(exponents, 0.9 * trials, allowed);
    EXPECT_NEAR(forecasts, 0.9 * trials, allowed);
}

} // namespace
