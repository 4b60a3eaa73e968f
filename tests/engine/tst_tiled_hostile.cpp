// SPDX-License-Identifier: GPL-3.0-or-later
// Tiled attention against whoever means it ill: numbers at every edge, any mask, any number of threads, told to stop at
// any moment.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <iterator>
#include <limits>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "engine/tiled.h"
#include "engine/tiled_workspace.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan = std::nan("");

Index below(NumpyRng &rng, Index most)
{
    return static_cast<Index>(rng.integers(0, most));
}

// Mostly ordinary numbers; a few of the others, so that some rows stay clean.
Matrix drawn(NumpyRng &rng, Index rows, Index columns, const std::vector<double> &others, double share)
{
    return Matrix::NullaryExpr(rows, columns, [&](Index, Index) {
        const double ordinary = rng.standardNormal();
        return rng.random() < share ? others[static_cast<std::size_t>(below(rng, std::ssize(others)))] : ordinary;
    });
}

struct Question
{
    Matrix q;
    Matrix k;
    Matrix v;
    AttentionOptions plain;
    TiledOptions tiled;
};

Question hostileQuestion(NumpyRng &rng, InstructionSet set)
{
    const Index n = 1 + below(rng, 70);
    const Index m = below(rng, 150);
    const Index d = 1 + below(rng, 9);
    const std::vector<double> scores{nan, infinity, -infinity, 1e30, -1e30, 1e100, -1e100, 0.0, -0.0};
    const std::vector<double> values{nan, infinity, -infinity, 1e300, -0.0, 5e-324};
    Question question{drawn(rng, n, d, scores, 0.01), drawn(rng, m, d, scores, 0.005),
        drawn(rng, m, below(rng, 12), values, 0.005), {}, {}};
    Mask allowed = Mask::NullaryExpr(n, m, [&rng] { return rng.random() < 0.8; });
    for (Index i = 0; i < n; ++i) {
        if (rng.random() < 0.2)
            allowed.row(i).setConstant(rng.random() < 0.5);
    }
    question.tiled.mask = allowed;
    question.tiled.causal = rng.random() < 0.5;
    if (question.tiled.causal)
        allowed = allowed && causalMask(n, m);
    question.plain.mask = allowed;
    question.tiled.instructionSet = set;
    question.tiled.threads = std::array{0, 1, 3, 64, -7}[static_cast<std::size_t>(below(rng, 5))];
    question.tiled.keyTile = below(rng, 80);
    question.tiled.queryTile = below(rng, 80);
    return question;
}

// Equal, or both no number; numbers that cancel out are compared with what they came from.
bool alike(double a, double b, double size)
{
    if (std::isnan(a) || std::isnan(b) || std::isinf(a) || std::isinf(b))
        return (std::isnan(a) && std::isnan(b)) || a == b;
    return std::abs(a - b) <= 1e-12 * size;
}

class EverySet : public testing::TestWithParam<InstructionSet>
{
};

TEST_P(EverySet, NumbersAtEveryEdgeGiveWhatPlainAttentionGives)
{
    NumpyRng rng(127);
    for (int round = 0; round < 300; ++round) {
        const Question question = hostileQuestion(rng, GetParam());
        const AttentionTrace plain = attention(question.q, question.k, question.v, question.plain);
        const auto tiled = tiledAttention(question.q, question.k, question.v, question.tiled);
        ASSERT_TRUE(tiled);
        EXPECT_EQ(tiled->report.blindQueries, plain.blindQueries) << round;
        for (Index i = 0; i < plain.output.rows(); ++i) {
            for (Index column = 0; column < plain.output.cols(); ++column) {
                double size = 1.0;
                for (Index j = 0; j < question.v.rows(); ++j) {
                    if (std::isfinite(question.v(j, column)))
                        size = std::max(size, std::abs(question.v(j, column)));
                }
                ASSERT_TRUE(alike(tiled->output(i, column), plain.output(i, column), size))
                    << round << ": " << i << ' ' << column << ": " << tiled->output(i, column) << " for "
                    << plain.output(i, column);
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Present, EverySet, testing::ValuesIn(presentInstructionSets()),
    [](const auto &set) { return std::string(nameOf(set.param)); });

// One thread of ours computes while another tells it to stop, sooner or later: whole or nothing, and never stuck.
TEST(TiledStop, ToldAtAnyMomentItIsWholeOrNothing)
{
    NumpyRng rng(131);
    const Matrix x = rng.normal(0, 1, 700, 16);
    const Matrix whole = tiledAttention(x, x, x)->output;
    TiledWorkspace workspace;
    int cut = 0;
    for (int round = 0; round < 200; ++round) {
        std::stop_source source;
        TiledOptions options;
        options.stop = source.get_token();
        options.threads = 1 + round % 3;
        options.workspace = round % 2 == 0 ? &workspace : nullptr;
        std::atomic<bool> begun{false};
        const std::jthread teller([&] {
            begun.wait(false);
            const auto until = std::chrono::steady_clock::now() + std::chrono::microseconds(10 * round);
            while (std::chrono::steady_clock::now() < until) { }
            source.request_stop();
        });
        begun = true;
        begun.notify_one();
        const auto result = tiledAttention(x, x, x, options);
        cut += result ? 0 : 1;
        if (result) {
            ASSERT_EQ(result->output, whole) << round;
        }
    }
    EXPECT_GT(cut, 0);
}

} // namespace
