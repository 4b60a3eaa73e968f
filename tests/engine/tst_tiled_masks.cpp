// SPDX-License-Identifier: GPL-3.0-or-later
// Masks in tiled attention, whichever way they go: tiles wholly seen, wholly hidden, mixed, and panels of each kind.
#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "engine/tiled.h"
#include "engine/tiled_flags.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

template <class Scalar> class TiledMasks : public testing::Test
{
protected:
    using Numbers = MatrixOf<Scalar>;

    NumpyRng rng{107};
    // As many keys as no tile divides.
    Numbers q = rng.normal(0, 1, 211, 9).template cast<Scalar>();
    Numbers k = rng.normal(0, 1, 307, 9).template cast<Scalar>();
    Numbers v = rng.normal(0, 1, 307, 7).template cast<Scalar>();

    TiledOutput<Scalar> run(const TiledOptions &options) const { return *tiledAttention(q, k, v, options); }

    template <class Test> static void everyWay(const Test &test)
    {
        for (const InstructionSet set : presentInstructionSets()) {
            for (const auto &[queryTile, keyTile] : {std::pair<Index, Index>{0, 0}, {50, 1}, {0, 31}, {7, 32},
                     {100, 33}, {49, 64}, {300, 100}, {0, 1000}}) {
                SCOPED_TRACE(std::string(nameOf(set)) + ' ' + std::to_string(keyTile));
                TiledOptions options;
                options.instructionSet = set;
                options.queryTile = queryTile;
                options.keyTile = keyTile;
                test(options);
            }
        }
    }
};

using Widths = testing::Types<float, double>;
TYPED_TEST_SUITE(TiledMasks, Widths);

TYPED_TEST(TiledMasks, AMaskIsTheOptionItSpellsOutBitForBit)
{
    std::vector<bool> real(307);
    for (std::size_t j = 0; j < real.size(); ++j)
        real[j] = j % 3 != 0 && (j < 90 || j > 200);
    this->everyWay([&](TiledOptions options) {
        const auto expectMask = [&](const TiledOptions &option, const Mask &mask) {
            options.mask = mask;
            const auto masked = this->run(options);
            const auto expected = this->run(option);
            EXPECT_EQ(masked.output, expected.output);
            EXPECT_EQ(masked.report.blindQueries, expected.report.blindQueries);
        };
        TiledOptions other = options;
        expectMask(other, Mask::Constant(211, 307, true));
        other.keyIsReal = real;
        expectMask(other, paddingMask(211, real));
        other.causal = true;
        expectMask(other, causalMask(211, 307) && paddingMask(211, real));
        other.keyIsReal.clear();
        expectMask(other, causalMask(211, 307));
    });
}

TYPED_TEST(TiledMasks, NothingSeenIsNothingComputed)
{
    this->k.setConstant(std::numeric_limits<TypeParam>::quiet_NaN());
    this->everyWay([&](TiledOptions options) {
        options.mask = Mask::Constant(211, 307, false);
        const auto result = this->run(options);
        EXPECT_TRUE((result.output.array() == 0).all());
        EXPECT_EQ(result.report.blindQueries.size(), 211U);
    });
}

// Rectangles seen or hidden, down to single queries and keys; what is hidden from everyone is NaN.
TYPED_TEST(TiledMasks, RectanglesAreThoseOfPlainAttention)
{
    NumpyRng rng(109);
    Mask mask = Mask::Constant(211, 307, false);
    const auto begin = [&rng](Index size) { return static_cast<Index>(rng.integers(0, size)); };
    for (int rectangle = 0; rectangle < 30; ++rectangle) {
        const Index i = begin(211);
        const Index j = begin(290);
        mask.block(i, j, 1 + begin(211 - i), 1 + begin(290 - j)).setConstant(rectangle % 2 == 0);
    }
    mask.row(48).setConstant(false);
    AttentionOptions plain;
    plain.mask = mask;
    const AttentionTrace expected = attention(
        this->q.template cast<double>(), this->k.template cast<double>(), this->v.template cast<double>(), plain);
    this->k.bottomRows(17).setConstant(std::numeric_limits<TypeParam>::quiet_NaN());
    this->v.bottomRows(17).setConstant(std::numeric_limits<TypeParam>::infinity());
    this->everyWay([&](TiledOptions options) {
        options.mask = mask;
        const auto result = this->run(options);
        expectNear(result.output.template cast<double>(), expected.output, 0.1, sizeof(TypeParam) == 4 ? 4e-6 : 1e-13);
        EXPECT_EQ(result.report.blindQueries, expected.blindQueries);
    });
}

TYPED_TEST(TiledMasks, EveryFlagIsItsEntry)
{
    constexpr Index padded = 48;
    NumpyRng rng(113);
    TiledOptions options;
    options.mask = Mask::NullaryExpr(60, 150, [&rng] { return rng.random() < 0.5; });
    options.keyIsReal.assign(150, true);
    options.keyIsReal[77] = false;
    for (const TileExtent &tile : {TileExtent{0, 48, 0, 128}, {13, 31, 5, 7}, {59, 1, 70, 33}, {3, 17, 118, 32}}) {
        std::vector<FlagWord<TypeParam>> flags(5 * padded, 0xdead);
        EXPECT_EQ(fillFlags<TypeParam>(options, tile, padded, flags.data()), Visible::Some);
        for (Index i = 0; i < padded; ++i) {
            const Index query = tile.firstQuery + std::min(i, tile.queries - 1);
            for (Index j = 0; j < (tile.keys + flagsPerWord - 1) / flagsPerWord * flagsPerWord; ++j) {
                const Index key = tile.firstKey + j;
                const bool seen = j < tile.keys && key != 77 && options.mask(query, key);
                const auto word = flags[static_cast<std::size_t>(j / flagsPerWord * padded + i)];
                ASSERT_EQ((word >> (j % flagsPerWord) & 1) != 0, seen) << i << ' ' << j;
            }
        }
    }
}

} // namespace
