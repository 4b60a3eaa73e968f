// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of long sequences, some rows at a time, against the engine's lesson-sized attention in double.
#include "engine/attention_rows.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "engine/attention.h"
#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "engine/softmax.h"
#include "engine/tiled_kernels.h"

using namespace nunchi::engine;

namespace {

struct Case
{
    Matrix q;
    Matrix k;

    static Case drawn(Index n, Index m, Index d, double sd = 1)
    {
        NumpyRng rng(7);
        Case drawn;
        drawn.q = rng.normal(0, sd, n, d);
        drawn.k = rng.normal(0, sd, m, d);
        return drawn;
    }

    AttentionTrace trace(const AttentionRowsOptions &options) const
    {
        AttentionOptions plain;
        plain.scale = options.scale;
        if (options.causal)
            plain.mask = causalMask(q.rows(), k.rows());
        return attention(q, k, k, plain);
    }

    template <class Scalar> MatrixOf<Scalar> rows(const AttentionRowsOptions &options, Index atOnce) const
    {
        const MatrixOf<Scalar> queries = q.cast<Scalar>();
        const MatrixOf<Scalar> keys = k.cast<Scalar>();
        MatrixOf<Scalar> all(q.rows(), k.rows());
        for (Index first = 0; first < q.rows(); first += atOnce)
            attentionRows<Scalar>(
                queries, keys, first, options, all.middleRows(first, std::min(atOnce, q.rows() - first)));
        return all;
    }
};

TEST(AttentionRows, AreThoseOfTheWholeAttention)
{
    for (const auto &[n, m] : {std::pair<Index, Index>{130, 130}, {3, 5}, {70, 200}, {1, 1}}) {
        const Case one = Case::drawn(n, m, 16);
        for (const bool causal : {false, true}) {
            AttentionRowsOptions options;
            options.causal = causal;
            const Matrix expected = one.trace(options).weights;
            EXPECT_LT((one.rows<double>(options, 64) - expected).cwiseAbs().maxCoeff(), 1e-14);
            EXPECT_LT((one.rows<float>(options, 64).cast<double>() - expected).cwiseAbs().maxCoeff(), 1e-6);
        }
    }
}

TEST(AttentionRows, ScoresAreThoseBeforeTheSoftmax)
{
    const Case one = Case::drawn(20, 30, 8);
    AttentionRowsOptions options;
    options.causal = true;
    options.scores = true;
    options.scale = 1.0;
    const Matrix expected = one.trace(options).masked;
    const Matrix found = one.rows<double>(options, 64);
    for (Index i = 0; i < 20; ++i)
        for (Index j = 0; j < 30; ++j)
            if (std::isinf(expected(i, j)))
                EXPECT_EQ(found(i, j), expected(i, j));
            else
                EXPECT_NEAR(found(i, j), expected(i, j), 1e-12);
}

TEST(AttentionRows, AQueryThatMayLookAtNothingGetsZeros)
{
    const Case one = Case::drawn(6, 4, 8); // the first two come before every key
    AttentionRowsOptions options;
    options.causal = true;
    const MatrixOf<float> weights = one.rows<float>(options, 64);
    EXPECT_EQ(weights.topRows(2).cwiseAbs().maxCoeff(), 0);
    EXPECT_EQ(weights(2, 0), 1);
    EXPECT_EQ(weights(2, 1), 0);
}

TEST(AttentionRows, LargeScoresStayFiniteAndRowsAddUp)
{
    const Case one = Case::drawn(64, 300, 64, 30);
    AttentionRowsOptions options;
    options.scale = 1.0; // scores of several thousand
    const MatrixOf<float> weights = one.rows<float>(options, 64);
    EXPECT_TRUE(weights.allFinite());
    EXPECT_LT((weights.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-5f);
}

// Every set of instructions this computer has, every length around its registers, wherever the row begins.
template <class Scalar> void expectSoftmaxOfEverySet(double allowed)
{
    NumpyRng rng(3);
    for (const InstructionSet set : presentInstructionSets()) {
        for (const Index size : {1, 2, 3, 15, 16, 17, 31, 64, 65, 200, 8191}) {
            const Vector scores = rng.normal(0, 3, size);
            const Vector expected = softmax(scores);
            std::vector<Scalar> row(static_cast<std::size_t>(size) + 2, Scalar(7));
            for (Index i = 0; i < size; ++i)
                row[static_cast<std::size_t>(i) + 1] = static_cast<Scalar>(scores[i]);
            tiledKernel<Scalar>(set).softmaxRow(row.data() + 1, size);
            for (Index i = 0; i < size; ++i)
                EXPECT_NEAR(row[static_cast<std::size_t>(i) + 1], expected[i], allowed) << nameOf(set) << ' ' << size;
            EXPECT_EQ(row.front(), 7); // nothing beside the row was touched
            EXPECT_EQ(row.back(), 7);
        }
    }
}

TEST(AttentionRows, TheSoftmaxOfEveryInstructionSet)
{
    expectSoftmaxOfEverySet<float>(1e-6);
    expectSoftmaxOfEverySet<double>(1e-15);
}

TEST(AttentionRows, BandsOf64ChangeNothing)
{
    const Case one = Case::drawn(200, 150, 64);
    const AttentionRowsOptions options;
    EXPECT_EQ(one.rows<float>(options, 64), one.rows<float>(options, 128));
}

} // namespace
