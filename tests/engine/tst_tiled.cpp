// SPDX-License-Identifier: GPL-3.0-or-later
// Tiled attention is plain attention: for every mask, tile size, number of threads and instruction set.
#include "engine/tiled.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "engine/tiled_workspace.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

// Both engines' options for the same question.
struct Question
{
    Matrix q;
    Matrix k;
    Matrix v;
    AttentionOptions plain;
    TiledOptions tiled;
};

void expectSame(const Question &question)
{
    const AttentionTrace plain = attention(question.q, question.k, question.v, question.plain);
    const auto tiled = tiledAttention(question.q, question.k, question.v, question.tiled);
    ASSERT_TRUE(tiled);
    expectNear(tiled->output, plain.output, 0.1);
    EXPECT_EQ(tiled->report.blindQueries, plain.blindQueries);
    const MatrixOf<float> qf = question.q.cast<float>();
    const MatrixOf<float> kf = question.k.cast<float>();
    const MatrixOf<float> vf = question.v.cast<float>();
    const auto narrow = tiledAttention(qf, kf, vf, question.tiled);
    ASSERT_TRUE(narrow);
    expectNear(narrow->output.cast<double>(), plain.output, 1.0, 4e-6);
    EXPECT_EQ(narrow->report.blindQueries, plain.blindQueries);
}

std::vector<bool> randomFlags(NumpyRng &rng, Index size)
{
    std::vector<bool> flags;
    for (Index j = 0; j < size; ++j)
        flags.push_back(rng.random() < 0.7);
    return flags;
}

// kind: bits for causal, padding, mask.
Question randomQuestion(NumpyRng &rng, unsigned kind)
{
    const auto any = [&rng](Index most) { return static_cast<Index>(rng.integers(1, most + 1)); };
    const Index n = any(130);
    const Index m = any(200);
    const Index dK = any(70);
    Question question{rng.normal(0, 1, n, dK), rng.normal(0, 1, m, dK), rng.normal(0, 1, m, any(40)), {}, {}};
    Mask allowed = Mask::Constant(n, m, true);
    if ((kind & 1U) != 0) {
        question.tiled.causal = true;
        allowed = allowed && causalMask(n, m);
    }
    if ((kind & 2U) != 0) {
        question.tiled.keyIsReal = randomFlags(rng, m);
        allowed = allowed && paddingMask(n, question.tiled.keyIsReal);
    }
    if ((kind & 4U) != 0) {
        question.tiled.mask = Mask::NullaryExpr(n, m, [&rng] { return rng.random() < 0.6; });
        allowed = allowed && question.tiled.mask;
    }
    question.plain.mask = allowed;
    question.tiled.queryTile = any(150);
    question.tiled.keyTile = any(90);
    question.tiled.threads = static_cast<int>(any(4));
    return question;
}

class EverySet : public testing::TestWithParam<InstructionSet>
{
};

TEST_P(EverySet, IsPlainAttentionForEveryMaskTileAndShape)
{
    NumpyRng rng(41);
    for (unsigned round = 0; round < 96; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        Question question = randomQuestion(rng, round % 8);
        question.tiled.instructionSet = GetParam();
        expectSame(question);
    }
}

TEST_P(EverySet, OneQueryOneKeyOneColumn)
{
    NumpyRng rng(43);
    for (const auto &[n, m, d] : {std::tuple<Index, Index, Index>{1, 1, 1}, {1, 7, 3}, {9, 1, 2}, {2, 300, 1}}) {
        Question question{rng.normal(0, 1, n, d), rng.normal(0, 1, m, d), rng.normal(0, 1, m, 1), {}, {}};
        question.tiled.instructionSet = GetParam();
        expectSame(question);
    }
}

TEST_P(EverySet, GoldenStages)
{
    for (const Json &reference : golden("attention.json")) {
        const AttentionCase given(reference);
        SCOPED_TRACE(given.name());
        TiledOptions options;
        options.instructionSet = GetParam();
        options.scale = given.options.scale;
        options.mask = given.options.mask;
        const auto result = tiledAttention(given.q, given.k, given.v, options);
        expectNear(result->output, given.answer("output"), 1e-3);
        EXPECT_EQ(result->report.instructionSet, GetParam());
    }
}

TEST_P(EverySet, ThreadsAndQueryTilesChangeNoBit)
{
    NumpyRng rng(47);
    const MatrixOf<float> q = rng.normal(0, 2, 500, 24).cast<float>();
    const MatrixOf<float> k = rng.normal(0, 2, 700, 24).cast<float>();
    const MatrixOf<float> v = rng.normal(0, 1, 700, 17).cast<float>();
    TiledOptions options;
    options.instructionSet = GetParam();
    for (const bool causal : {false, true}) {
        options.causal = causal;
        options.threads = 1;
        options.queryTile = 0;
        const MatrixOf<float> one = tiledAttention(q, k, v, options)->output;
        for (const auto &[threads, tile] : {std::pair<int, Index>{1, 0}, {2, 0}, {3, 0}, {5, 7}, {2, 48}, {1, 500}}) {
            options.threads = threads;
            options.queryTile = tile;
            ASSERT_EQ(tiledAttention(q, k, v, options)->output, one) << threads << ' ' << tile;
        }
    }
}

TEST_P(EverySet, CausalPrefixIsTheShorterSequenceBitForBit)
{
    NumpyRng rng(53);
    const Matrix q = rng.normal(0, 3, 150, 11);
    const Matrix k = rng.normal(0, 3, 150, 11);
    const Matrix v = rng.normal(0, 1, 150, 5);
    TiledOptions options;
    options.instructionSet = GetParam();
    options.causal = true;
    const Matrix whole = tiledAttention(q, k, v, options)->output;
    for (const Index length : {1, 2, 47, 48, 49, 64, 65, 149}) {
        const auto prefix = tiledAttention(q.topRows(length), k.topRows(length), v.topRows(length), options);
        ASSERT_EQ(prefix->output, whole.topRows(length)) << length;
    }
}

// Whatever ran before: other widths, lengths, numbers of threads and types of numbers leave nothing behind.
TEST_P(EverySet, AKeptWorkspaceChangesNoBit)
{
    NumpyRng rng(89);
    TiledWorkspace workspace;
    for (unsigned round = 0; round < 40; ++round) {
        Question question = randomQuestion(rng, round % 8);
        question.tiled.instructionSet = GetParam();
        const auto apart = tiledAttention(question.q, question.k, question.v, question.tiled);
        question.tiled.workspace = &workspace;
        const auto kept = tiledAttention(question.q, question.k, question.v, question.tiled);
        ASSERT_EQ(kept->output, apart->output) << round;
        EXPECT_EQ(kept->report.blindQueries, apart->report.blindQueries);
        expectSame(question);
    }
}

INSTANTIATE_TEST_SUITE_P(Present, EverySet, testing::ValuesIn(presentInstructionSets()),
    [](const auto &set) { return std::string(nameOf(set.param)); });

TEST(Tiled, SeveralHeadsAreMultiHead)
{
    NumpyRng rng(59);
    const Matrix xQ = rng.normal(0, 1, 67, 13);
    const Matrix xK = rng.normal(0, 1, 131, 12);
    const Matrix xV = rng.normal(0, 1, 131, 11);
    const MultiHeadWeights weights{
        rng.normal(0, 1, 13, 12), rng.normal(0, 1, 12, 12), rng.normal(0, 1, 11, 6), rng.normal(0, 1, 6, 5)};
    AttentionOptions plain;
    plain.mask = causalMask(67, 131);
    TiledOptions tiled;
    tiled.causal = true;
    for (const Index heads : {1, 2, 3, 6}) {
        const Matrix expected = multiHead(xQ, xK, xV, weights, heads, plain).output;
        expectNear(tiledMultiHead(xQ, xK, xV, weights, heads, tiled)->output, expected, 1.0);
        const auto narrow = tiledMultiHead(
            xQ.cast<float>().eval(), xK.cast<float>().eval(), xV.cast<float>().eval(), weights, heads, tiled);
        expectNear(narrow->output.cast<double>(), expected, 10.0, 2e-5);
    }
}

TEST(Tiled, PermutingKeysAndValuesTogetherChangesNothing)
{
    NumpyRng rng(61);
    const Matrix q = rng.normal(0, 1, 33, 8);
    const Matrix k = rng.normal(0, 1, 157, 8);
    const Matrix v = rng.normal(0, 1, 157, 3);
    expectNear(tiledAttention(q, k.colwise().reverse(), v.colwise().reverse())->output, tiledAttention(q, k, v)->output,
        0.1, 1e-13);
}

TEST(Tiled, OutputMayReplaceTheQueries)
{
    NumpyRng rng(67);
    Matrix q = rng.normal(0, 1, 401, 9);
    const Matrix k = rng.normal(0, 1, 77, 9);
    const Matrix v = rng.normal(0, 1, 77, 9);
    const Matrix apart = tiledAttention(q, k, v)->output;
    ASSERT_TRUE(tiledAttentionInto(q, k, v, q));
    EXPECT_EQ(q, apart);
}

TEST(Tiled, FloatIsWithinAMillionthOfDoubleAtLength4096)
{
    NumpyRng rng(71);
    const Matrix q = rng.normal(0, 1, 4096, 64);
    const Matrix k = rng.normal(0, 1, 4096, 64);
    const Matrix v = rng.normal(0, 1, 4096, 64);
    // Both from the same numbers: those a float can hold.
    const MatrixOf<float> qf = q.cast<float>();
    const MatrixOf<float> kf = k.cast<float>();
    const MatrixOf<float> vf = v.cast<float>();
    const Matrix exact =
        tiledAttention(qf.cast<double>().eval(), kf.cast<double>().eval(), vf.cast<double>().eval())->output;
    const Matrix plain =
        attention(qf.topRows(8).cast<double>(), kf.cast<double>(), vf.cast<double>()).output; // a check of the check
    expectNear(exact.topRows(8), plain, 0.01);
    for (const InstructionSet set : presentInstructionSets()) {
        TiledOptions options;
        options.instructionSet = set;
        const MatrixOf<float> narrow = tiledAttention(qf, kf, vf, options)->output;
        EXPECT_LT((narrow.cast<double>() - exact).cwiseAbs().maxCoeff(), 1e-6) << nameOf(set);
    }
}

} // namespace
