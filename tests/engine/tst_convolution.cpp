// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/convolution.h"

#include <limits>
#include <set>

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

constexpr Dilation both[] = {Dilation::None, Dilation::Exponential};

Index stepOf(Index k, Index layer, Dilation dilation)
{
    Index step = 1;
    for (Index below = 0; dilation == Dilation::Exponential && below < layer; ++below)
        step *= k;
    return step;
}

// The inputs the output at place 0 depends on, as distances back, found by walking down the stack tap by tap.
std::set<Index> inputsOf(Index k, Index layers, Dilation dilation)
{
    std::set<Index> places{0};
    for (Index layer = layers - 1; layer >= 0; --layer) {
        std::set<Index> below;
        for (const Index place : places) {
            for (Index tap = 0; tap < k; ++tap)
                below.insert(place + tap * stepOf(k, layer, dilation));
        }
        places = std::move(below);
    }
    return places;
}

TEST(Convolution, ReceptiveFieldIsWhatTheTapsReachWithoutAGap)
{
    for (const Dilation dilation : both) {
        for (Index k = 1; k <= 5; ++k) {
            for (Index layers = 0; layers <= 4; ++layers) {
                const std::set<Index> inputs = inputsOf(k, layers, dilation);
                EXPECT_EQ(receptiveField(k, layers, dilation), static_cast<Index>(inputs.size()));
                EXPECT_EQ(*inputs.rbegin() + 1, static_cast<Index>(inputs.size())); // no gap
            }
        }
    }
}

TEST(Convolution, LayersToJoinIsTheFirstStackThatReaches)
{
    for (const Dilation dilation : both) {
        for (Index k = 2; k <= 6; ++k) {
            for (Index distance = 0; distance < 300; ++distance) {
                const Index layers = layersToJoin(distance, k, dilation).value();
                EXPECT_GT(receptiveField(k, layers, dilation), distance);
                if (layers > 0) {
                    EXPECT_LE(receptiveField(k, layers - 1, dilation), distance);
                }
            }
        }
    }
    EXPECT_EQ(layersToJoin(0, 1, Dilation::None), 0);
    EXPECT_FALSE(layersToJoin(1, 1, Dilation::None));
    EXPECT_FALSE(layersToJoin(1, 1, Dilation::Exponential));
}

TEST(Convolution, LengthsOfThePaper)
{
    // n = 1,000 tokens, k = 3: 500 contiguous layers, 7 dilated ones (3⁶ = 729 < 1,000 ≤ 3⁷).
    EXPECT_EQ(layersToJoin(999, 3, Dilation::None), 500);
    EXPECT_EQ(layersToJoin(999, 3, Dilation::Exponential), 7);
    // At a power of k a logarithm in doubles may miss by one.
    Index power = 1;
    for (Index layers = 1; layers <= 37; ++layers) {
        power *= 3;
        EXPECT_EQ(layersToJoin(power - 1, 3, Dilation::Exponential), layers);
        EXPECT_EQ(layersToJoin(power, 3, Dilation::Exponential), layers + 1);
    }
}

TEST(Convolution, PathsPassByTapsOnly)
{
    for (const Dilation dilation : both) {
        for (Index k = 2; k <= 5; ++k) {
            for (Index output = 4; output < 90; ++output) {
                const auto path = convolutionPath(4, output, k, dilation);
                ASSERT_TRUE(path);
                EXPECT_EQ(path->front(), 4);
                EXPECT_EQ(path->back(), output);
                EXPECT_EQ(static_cast<Index>(path->size()) - 1, layersToJoin(output - 4, k, dilation));
                for (std::size_t layer = 0; layer + 1 < path->size(); ++layer) {
                    const Index hop = (*path)[layer + 1] - (*path)[layer];
                    const Index step = stepOf(k, static_cast<Index>(layer), dilation);
                    EXPECT_EQ(hop % step, 0);
                    EXPECT_TRUE(0 <= hop / step && hop / step < k);
                }
            }
        }
    }
    EXPECT_FALSE(convolutionPath(0, 1, 1, Dilation::None));
}

TEST(Convolution, FieldsBeyondEverySequenceDoNotOverflow)
{
    constexpr Index most = std::numeric_limits<Index>::max();
    EXPECT_EQ(receptiveField(2, 63, Dilation::Exponential), most);
    EXPECT_EQ(receptiveField(1000, 1000, Dilation::Exponential), most);
    EXPECT_EQ(receptiveField(1000, most / 2, Dilation::None), most);
    EXPECT_EQ(layersToJoin(most, 2, Dilation::None), most);
    EXPECT_EQ(layersToJoin(most, 2, Dilation::Exponential), 63);
}

} // namespace
