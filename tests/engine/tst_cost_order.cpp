// SPDX-License-Identifier: GPL-3.0-or-later
// O-terms against the counts they stand for, and the crossings.
#include <cmath>

#include <gtest/gtest.h>

#include "engine/cost.h"

using namespace nunchi::engine;

namespace {

double value(const OrderTerm &term, const CostSizes &sizes)
{
    const auto power = [](Count base, int exponent) { return std::pow(static_cast<double>(base), exponent); };
    const double logarithm = std::log(static_cast<double>(sizes.n)) / std::log(static_cast<double>(sizes.k));
    return power(sizes.n, term.n) * power(sizes.d, term.d) * power(sizes.k, term.k) * power(sizes.r, term.r)
        * power(sizes.h, term.h) * (term.logarithm ? logarithm : 1.0);
}

double value(const std::vector<OrderTerm> &sum, const CostSizes &sizes)
{
    double total = 0.0;
    for (const OrderTerm &term : sum)
        total += value(term, sizes);
    return total;
}

// Both grow by the same factor when one size doubles.
template <class Order>
void expectGrowth(
    const Order &order, Count before, Count after, const CostSizes &from, const CostSizes &to, double tolerance = 0.025)
{
    const double counted = static_cast<double>(after) / static_cast<double>(before);
    const double claimed = value(order, to) / value(order, from);
    EXPECT_NEAR(counted / claimed, 1.0, tolerance) << text(order);
}

TEST(CostOrder, GrowsAsTheCountsDo)
{
    const CostSizes from{.n = Count{1} << 20, .d = 1'024, .k = 64, .r = 64, .h = 8};
    for (Count CostSizes::*letter : {&CostSizes::n, &CostSizes::d, &CostSizes::k, &CostSizes::r, &CostSizes::h}) {
        CostSizes to = from;
        to.*letter *= 2;
        for (const Mechanism mechanism : allMechanisms) {
            SCOPED_TRACE(static_cast<int>(mechanism));
            const CostOrder order = costOrder(mechanism);
            const Cost before = cost(mechanism, from);
            const Cost after = cost(mechanism, to);
            expectGrowth(order.multiplyAdds, before.multiplyAdds, after.multiplyAdds, from, to);
            expectGrowth(order.memory, before.memory, after.memory, from, to);
            expectGrowth(order.sequentialSteps, before.sequentialSteps, after.sequentialSteps, from, to);
            // A whole number of layers is as near to a small logarithm as it can be.
            expectGrowth(order.longestPath, *before.longestPath, *after.longestPath, from, to,
                order.longestPath.logarithm ? 0.15 : 0.04);
        }
    }
}

TEST(CostOrder, ReadsAsInThePaper)
{
    EXPECT_EQ(text(costOrder(Mechanism::Attention).multiplyAdds), "n²·d");
    EXPECT_EQ(text(costOrder(Mechanism::Recurrent).multiplyAdds), "n·d²");
    EXPECT_EQ(text(costOrder(Mechanism::Convolution).multiplyAdds), "k·n·d²");
    EXPECT_EQ(text(costOrder(Mechanism::RestrictedAttention).multiplyAdds), "r·n·d");
    EXPECT_EQ(text(costOrder(Mechanism::LinearAttention).multiplyAdds), "n·d²/h");
    EXPECT_EQ(text(costOrder(Mechanism::DilatedConvolution).longestPath), "log_k n");
    EXPECT_EQ(text(costOrder(Mechanism::Convolution).longestPath), "n/k");
    EXPECT_EQ(text(costOrder(Mechanism::RestrictedAttention).longestPath), "n/r");
    EXPECT_EQ(text(costOrder(Mechanism::Attention).sequentialSteps), "1");
    EXPECT_EQ(text(costOrder(Mechanism::Attention).memory), "h·n² + n·d");
    EXPECT_EQ(text(OrderTerm{.n = 12, .d = -2}), "n¹²/d²");
}

TEST(Crossing, AttentionIsDearerThanRecurrentFromAboveTheWidth)
{
    for (const Count d : {Count{1}, Count{64}, Count{512}, CostLimits::d}) {
        const auto found = crossing(Mechanism::Attention, Mechanism::Recurrent, {.d = d});
        ASSERT_TRUE(found);
        EXPECT_EQ(found->from, d + 1);
        EXPECT_TRUE(found->meets); // at n = d
        EXPECT_FALSE(crossing(Mechanism::Recurrent, Mechanism::Attention, {.d = d}));
    }
}

TEST(Crossing, ClosedForms)
{
    const CostSizes sizes{.d = 512, .k = 5, .r = 129, .h = 8};
    const auto from = [&](Mechanism dearer, Mechanism cheaper) {
        return crossing(dearer, cheaper, sizes).value().from;
    };
    // 2n²d > k·n·d² where n > k·d/2 = 1,280; n(n + 1)d > 2nd² where n > 2d − 1.
    EXPECT_EQ(from(Mechanism::Attention, Mechanism::Convolution), 1'281);
    EXPECT_EQ(from(Mechanism::CausalAttention, Mechanism::Recurrent), 2 * 512);
    // 2n²d > 2nd²/h + nd where n > d/h + 1/2: between two whole n, so they never do the same.
    const auto linear = crossing(Mechanism::Attention, Mechanism::LinearAttention, sizes);
    EXPECT_EQ(linear->from, 65);
    EXPECT_FALSE(linear->meets);
    // A window of 64 on either side holds every key up to n = 65, and loses the two far ends at 66.
    EXPECT_EQ(from(Mechanism::Attention, Mechanism::RestrictedAttention), 66);
    EXPECT_EQ(from(Mechanism::Convolution, Mechanism::Recurrent), 1); // 5 > 2 at every n
}

TEST(Crossing, ThereMayBeNone)
{
    const CostSizes sizes{.d = 512, .k = 3, .r = 32, .h = 8};
    for (const Mechanism mechanism : allMechanisms)
        EXPECT_FALSE(crossing(mechanism, mechanism, sizes));
    EXPECT_FALSE(crossing(Mechanism::TiledAttention, Mechanism::Attention, sizes));
    EXPECT_FALSE(crossing(Mechanism::CausalAttention, Mechanism::Attention, sizes));
    EXPECT_FALSE(crossing(Mechanism::Recurrent, Mechanism::Convolution, sizes));
    EXPECT_FALSE(crossing(Mechanism::RestrictedAttention, Mechanism::Recurrent, sizes)); // r < d
}

TEST(Crossing, IsWhatAScanOfEveryLengthFinds)
{
    constexpr Count last = 2'200; // beyond the latest crossing of these sizes, 2,113
    for (const CostSizes &sizes :
        {CostSizes{.d = 1}, CostSizes{.d = 16, .k = 7, .r = 40, .h = 4}, CostSizes{.d = 64, .k = 3, .r = 65, .h = 1},
            CostSizes{.d = 12, .k = 1, .r = 12, .h = 12}, CostSizes{.d = 30, .k = 2, .r = 2, .h = 2}}) {
        for (const Mechanism dearer : allMechanisms) {
            for (const Mechanism cheaper : allMechanisms) {
                const auto surplus = [&](Count n) {
                    CostSizes at = sizes;
                    at.n = n;
                    return cost(dearer, at).multiplyAdds - cost(cheaper, at).multiplyAdds;
                };
                Count from = last + 1;
                while (from > 1 && surplus(from - 1) > 0)
                    --from;
                const auto found = crossing(dearer, cheaper, sizes);
                ASSERT_EQ(found.has_value(), from <= last);
                if (found) {
                    EXPECT_EQ(found->from, from);
                    EXPECT_EQ(found->meets, from > 1 && surplus(from - 1) == 0);
                }
            }
        }
    }
}

// Where the dearer one wins last of all: the limits leave room for every crossing there is.
TEST(Crossing, LimitsHoldTheLatestOnes)
{
    const CostSizes widest{.d = CostLimits::d, .k = CostLimits::k, .r = CostLimits::r};
    EXPECT_EQ(crossing(Mechanism::CausalAttention, Mechanism::Convolution, widest)->from, 10'000'000);
    // 2·p·d against d² with 2r = d + 1: the window must make up at length for what its ends lose.
    const auto found =
        crossing(Mechanism::RestrictedAttention, Mechanism::Convolution, {.d = 8'191, .k = 1, .r = 4'096});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->from, 2 * 4'194'304 + 1);
}

} // namespace
