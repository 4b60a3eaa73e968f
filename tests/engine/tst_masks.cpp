// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/masks.h"

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

Mask mask(std::initializer_list<std::initializer_list<int>> rows)
{
    Mask result(static_cast<Index>(rows.size()), static_cast<Index>(rows.begin()->size()));
    Index i = 0;
    for (const auto &row : rows) {
        Index j = 0;
        for (const int entry : row)
            result(i, j++) = entry != 0;
        ++i;
    }
    return result;
}

void expectEqual(const Mask &actual, const Mask &expected)
{
    ASSERT_EQ(actual.rows(), expected.rows());
    ASSERT_EQ(actual.cols(), expected.cols());
    EXPECT_TRUE((actual == expected).all()) << actual << "\ninstead of\n" << expected;
}

TEST(CausalMask, SquareIsTheLowerTriangle)
{
    expectEqual(causalMask(3, 3), mask({{1, 0, 0}, {1, 1, 0}, {1, 1, 1}}));
}

TEST(CausalMask, LastQuerySeesEveryKey)
{
    expectEqual(causalMask(3, 5), mask({{1, 1, 1, 0, 0}, {1, 1, 1, 1, 0}, {1, 1, 1, 1, 1}}));
}

TEST(CausalMask, FirstQueriesSeeNothingWhenThereAreFewerKeys)
{
    expectEqual(causalMask(4, 2), mask({{0, 0}, {0, 0}, {1, 0}, {1, 1}}));
}

TEST(PaddingMask, HidesColumnsNotRows)
{
    expectEqual(
        paddingMask(3, {true, true, false, true, false}), mask({{1, 1, 0, 1, 0}, {1, 1, 0, 1, 0}, {1, 1, 0, 1, 0}}));
}

} // namespace
