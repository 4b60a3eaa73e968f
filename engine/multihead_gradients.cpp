// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/multihead_gradients.h"

#include <cassert>

namespace nunchi::engine {

namespace {

using Rows = std::vector<Index>;

Rows allRows(Index size)
{
    Rows rows(static_cast<std::size_t>(size));
    for (Index i = 0; i < size; ++i)
        rows[static_cast<std::size_t>(i)] = i;
    return rows;
}

Rows looking(const Mask &mask, Index n)
{
    if (mask.size() == 0)
        return allRows(n);
    Rows rows;
    for (Index i = 0; i < n; ++i) {
        if (mask.row(i).any())
            rows.push_back(i);
    }
    return rows;
}

Rows lookedAt(const Mask &mask, Index m)
{
    if (mask.size() == 0)
        return allRows(m);
    Rows rows;
    for (Index j = 0; j < m; ++j) {
        if (mask.col(j).any())
            rows.push_back(j);
    }
    return rows;
}

// x rows×a, g rows×b → a×b, xᵀ·g over the rows that take part: 0 · NaN would be NaN.
Matrix weightGradient(const Matrix &x, const Matrix &g, const Rows &rows)
{
    return x(rows, Eigen::all).transpose() * g(rows, Eigen::all);
}

} // namespace

MultiHeadGradients multiHeadBackward(const Matrix &xQ, const Matrix &xK, const Matrix &xV,
    const MultiHeadWeights &weights, const MultiHeadTrace &trace, const Matrix &dOutput,
    const AttentionOptions &options)
{
    assert(!trace.heads.empty());
    assert(dOutput.rows() == xQ.rows() && dOutput.cols() == weights.wO.cols());
    const Matrix q = xQ * weights.wQ;
    const Matrix k = xK * weights.wK;
    const Matrix v = xV * weights.wV;
    const auto heads = static_cast<Index>(trace.heads.size());
    const Index dK = q.cols() / heads;
    const Index dV = v.cols() / heads;

    MultiHeadGradients gradients;
    gradients.dConcat = dOutput * weights.wO.transpose();
    Matrix dQ(q.rows(), q.cols());
    Matrix dKeys(k.rows(), k.cols());
    Matrix dValues(v.rows(), v.cols());
    for (Index head = 0; head < heads; ++head) {
        gradients.heads.push_back(
            attentionBackward(q.middleCols(head * dK, dK), k.middleCols(head * dK, dK), v.middleCols(head * dV, dV),
                trace.heads[static_cast<std::size_t>(head)], gradients.dConcat.middleCols(head * dV, dV), options));
        dQ.middleCols(head * dK, dK) = gradients.heads.back().dQ;
        dKeys.middleCols(head * dK, dK) = gradients.heads.back().dK;
        dValues.middleCols(head * dV, dV) = gradients.heads.back().dV;
    }
    gradients.dXQ = dQ * weights.wQ.transpose();
    gradients.dXK = dKeys * weights.wK.transpose();
    gradients.dXV = dValues * weights.wV.transpose();
    const Rows queries = looking(options.mask, xQ.rows());
    const Rows keys = lookedAt(options.mask, xK.rows());
    gradients.dWeights = {weightGradient(xQ, dQ, queries), weightGradient(xK, dKeys, keys),
        weightGradient(xV, dValues, keys), weightGradient(trace.concat, dOutput, queries)};
    return gradients;
}

MultiHeadGradients multiHeadBackward(const Matrix &xQ, const Matrix &xKv, const MultiHeadWeights &weights,
    const MultiHeadTrace &trace, const Matrix &dOutput, const AttentionOptions &options)
{
    return multiHeadBackward(xQ, xKv, xKv, weights, trace, dOutput, options);
}

} // namespace nunchi::engine
