// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attention.h"

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

// Q n×d_k, K m×d_k → n×m, Q·Kᵀ. Entry by entry and not as one block product: a score then depends on its own
// query and key alone, bit for bit, whatever else is in the sequence and however long it is.
Matrix rawScores(const Matrix &q, const Matrix &k)
{
    Matrix raw(q.rows(), k.rows());
    for (Index i = 0; i < raw.rows(); ++i) {
        for (Index j = 0; j < raw.cols(); ++j)
            raw(i, j) = q.row(i).dot(k.row(j));
    }
    return raw;
}

// n×m scores, n×m mask or none → n×m, −∞ where the mask forbids.
Matrix maskedScores(const Matrix &scaled, const Mask &mask)
{
    if (!hasMask(mask))
        return scaled;
    return mask.select(scaled.array(), -infinity).matrix();
}

// weights n×m, V m×d_v → n×d_v. Forbidden values are left out of the sum: 0 · NaN would be NaN.
Matrix weightedSums(const Matrix &weights, const Matrix &v, const Mask &mask)
{
    Matrix sums = Matrix::Zero(weights.rows(), v.cols());
    for (Index i = 0; i < weights.rows(); ++i) {
        for (Index j = 0; j < weights.cols(); ++j) {
            if (!hasMask(mask) || mask(i, j))
                sums.row(i) += weights(i, j) * v.row(j);
        }
    }
    return sums;
}

Vector rowEntropies(const Matrix &weights)
{
    Vector entropies(weights.rows());
    for (Index i = 0; i < weights.rows(); ++i)
        entropies(i) = entropy(weights.row(i));
    return entropies;
}

std::vector<Index> rowsWithoutKeys(const Matrix &masked)
{
    std::vector<Index> rows;
    for (Index i = 0; i < masked.rows(); ++i) {
        if ((masked.row(i).array() == -infinity).all())
            rows.push_back(i);
    }
    return rows;
}

} // namespace

AttentionTrace attention(const Matrix &q, const Matrix &k, const Matrix &v, const AttentionOptions &options)
{
    assert(q.cols() == k.cols() && q.cols() > 0);
    assert(k.rows() == v.rows());
    assert(!hasMask(options.mask) || (options.mask.rows() == q.rows() && options.mask.cols() == k.rows()));

    AttentionTrace trace;
    trace.scale = options.scale.value_or(1.0 / std::sqrt(static_cast<double>(q.cols())));
    trace.raw = rawScores(q, k);
    trace.scaled = trace.raw * trace.scale;
    trace.masked = maskedScores(trace.scaled, options.mask);
    trace.weights = softmaxRows(trace.masked, options.temperature);
    trace.output = weightedSums(trace.weights, v, options.mask);
    trace.entropy = rowEntropies(trace.weights);
    trace.blindQueries = rowsWithoutKeys(trace.masked);
    return trace;
}

} // namespace nunchi::engine
