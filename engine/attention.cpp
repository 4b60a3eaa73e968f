// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attention.h"

#include <array>
#include <cassert>
#include <cmath>
#include <limits>

#include "engine/softmax.h"

namespace nunchi::engine {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

bool hasMask(const Mask &mask)
{
    return mask.size() > 0;
}

using Pair = Eigen::Array<double, 1, 2>;
using Strip = Eigen::Array<double, 1, 8>;

// One query against `count` keys, rows side by side in memory: each sum in the order it would have alone.
template <int count> void dotProducts(const double *query, const double *keys, Index dK, double *scores)
{
    std::array<Pair, count> sums;
    sums.fill(Pair::Zero());
    const Index even = dK / 2 * 2;
    for (Index t = 0; t < even; t += 2) {
        const Pair q = Eigen::Map<const Pair>(query + t);
#pragma GCC unroll 4
        for (int r = 0; r < count; ++r)
            sums[r] += q * Eigen::Map<const Pair>(keys + r * dK + t);
    }
#pragma GCC unroll 4
    for (int r = 0; r < count; ++r) {
        scores[r] = sums[r].sum();
        if (even < dK)
            scores[r] += query[even] * keys[r * dK + even];
    }
}

// Q n×d_k, K m×d_k → n×m, Q·Kᵀ. Not as one block product: a score then depends on its own query and key alone, bit
// for bit, whatever else is in the sequence and however long it is.
void rawScores(const Matrix &q, const Matrix &k, Matrix &raw)
{
    raw.resize(q.rows(), k.rows());
    const Index dK = q.cols();
    for (Index i = 0; i < raw.rows(); ++i) {
        Index j = 0;
        for (; j + 4 <= raw.cols(); j += 4)
            dotProducts<4>(&q(i, 0), &k(j, 0), dK, &raw(i, j));
        for (; j < raw.cols(); ++j)
            dotProducts<1>(&q(i, 0), &k(j, 0), dK, &raw(i, j));
    }
}

// n×m scores, n×m mask or none → n×m, −∞ where the mask forbids.
void maskedScores(const Matrix &scaled, const Mask &mask, Matrix &masked)
{
    if (hasMask(mask))
        masked = mask.select(scaled.array(), -infinity).matrix();
    else
        masked = scaled;
}

// weights n×m, V m×d_v → one row's columns from `column` on. Forbidden values are left out of the sum: 0 · NaN would
// be NaN.
template <class Columns>
Columns weightedSum(const Matrix &weights, const Matrix &v, const Mask &mask, Index i, Index column)
{
    Columns sum = Columns::Zero();
    for (Index j = 0; j < weights.cols(); ++j) {
        if (!hasMask(mask) || mask(i, j))
            sum += weights(i, j) * Eigen::Map<const Columns>(&v(j, column));
    }
    return sum;
}

// weights n×m, V m×d_v → n×d_v.
void weightedSums(const Matrix &weights, const Matrix &v, const Mask &mask, Matrix &sums)
{
    using Single = Eigen::Array<double, 1, 1>;
    sums.resize(weights.rows(), v.cols());
    for (Index i = 0; i < weights.rows(); ++i) {
        Index column = 0;
        for (; column + Strip::SizeAtCompileTime <= v.cols(); column += Strip::SizeAtCompileTime)
            Eigen::Map<Strip>(&sums(i, column)) = weightedSum<Strip>(weights, v, mask, i, column);
        for (; column < v.cols(); ++column)
            sums(i, column) = weightedSum<Single>(weights, v, mask, i, column)(0);
    }
}

void rowsWithoutKeys(const Matrix &masked, std::vector<Index> &rows)
{
    rows.clear();
    for (Index i = 0; i < masked.rows(); ++i) {
        if ((masked.row(i).array() == -infinity).all())
            rows.push_back(i);
    }
}

} // namespace

void attention(
    const Matrix &q, const Matrix &k, const Matrix &v, const AttentionOptions &options, AttentionTrace &trace)
{
    assert(q.cols() == k.cols() && q.cols() > 0);
    assert(k.rows() == v.rows());
    assert(!hasMask(options.mask) || (options.mask.rows() == q.rows() && options.mask.cols() == k.rows()));

    trace.scale = options.scale.value_or(1.0 / std::sqrt(static_cast<double>(q.cols())));
    rawScores(q, k, trace.raw);
    trace.scaled = trace.raw * trace.scale;
    maskedScores(trace.scaled, options.mask, trace.masked);
    softmaxRows(trace.masked, options.temperature, trace.weights, trace.entropy);
    weightedSums(trace.weights, v, options.mask, trace.output);
    rowsWithoutKeys(trace.masked, trace.blindQueries);
}

AttentionTrace attention(const Matrix &q, const Matrix &k, const Matrix &v, const AttentionOptions &options)
{
    AttentionTrace trace;
    attention(q, k, v, options, trace);
    return trace;
}

} // namespace nunchi::engine
