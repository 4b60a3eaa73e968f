// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/multihead.h"

#include <cassert>

namespace nunchi::engine {

MultiHeadTrace multiHead(const Matrix &xQ, const Matrix &xK, const Matrix &xV, const MultiHeadWeights &weights,
    Index heads, const AttentionOptions &options)
{
    assert(heads > 0 && weights.wQ.cols() % heads == 0 && weights.wV.cols() % heads == 0);
    assert(xQ.cols() == weights.wQ.rows() && xK.cols() == weights.wK.rows() && xV.cols() == weights.wV.rows());
    assert(weights.wQ.cols() == weights.wK.cols() && weights.wV.cols() == weights.wO.rows());

    const Matrix q = xQ * weights.wQ;
    const Matrix k = xK * weights.wK;
    const Matrix v = xV * weights.wV;
    const Index dK = q.cols() / heads;
    const Index dV = v.cols() / heads;

    MultiHeadTrace trace;
    trace.concat.resize(xQ.rows(), v.cols());
    for (Index head = 0; head < heads; ++head) {
        trace.heads.push_back(
            attention(q.middleCols(head * dK, dK), k.middleCols(head * dK, dK), v.middleCols(head * dV, dV), options));
        trace.concat.middleCols(head * dV, dV) = trace.heads.back().output;
    }
    trace.output = trace.concat * weights.wO;
    return trace;
}

MultiHeadTrace multiHead(
    const Matrix &xQ, const Matrix &xKv, const MultiHeadWeights &weights, Index heads, const AttentionOptions &options)
{
    return multiHead(xQ, xKv, xKv, weights, heads, options);
}

} // namespace nunchi::engine
