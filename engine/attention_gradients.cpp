// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attention_gradients.h"

#include <cassert>
#include <limits>

#include "engine/softmax_jacobian.h"

namespace nunchi::engine {

namespace {

// What a mask forbids is −∞ in trace.masked, and so is a score of −∞: neither is looked at.
bool isSeen(const AttentionTrace &trace, Index i, Index j)
{
    return trace.masked(i, j) != -std::numeric_limits<double>::infinity();
}

Matrix weightGradients(const Matrix &v, const AttentionTrace &trace, const Matrix &dOutput)
{
    Matrix dWeights = Matrix::Zero(trace.weights.rows(), trace.weights.cols());
    for (Index i = 0; i < dWeights.rows(); ++i) {
        for (Index j = 0; j < dWeights.cols(); ++j) {
            if (isSeen(trace, i, j))
                dWeights(i, j) = dOutput.row(i).dot(v.row(j));
        }
    }
    return dWeights;
}

} // namespace

AttentionGradients attentionBackward(const Matrix &q, const Matrix &k, const Matrix &v, const AttentionTrace &trace,
    const Matrix &dOutput, const AttentionOptions &options)
{
    assert(q.cols() == k.cols() && k.rows() == v.rows());
    assert(trace.weights.rows() == q.rows() && trace.weights.cols() == k.rows());
    assert(dOutput.rows() == q.rows() && dOutput.cols() == v.cols());

    AttentionGradients gradients;
    gradients.dWeights = weightGradients(v, trace, dOutput);
    gradients.dScaled.resize(q.rows(), k.rows());
    gradients.dQ = Matrix::Zero(q.rows(), q.cols());
    gradients.dK = Matrix::Zero(k.rows(), k.cols());
    gradients.dV = Matrix::Zero(v.rows(), v.cols());
    for (Index i = 0; i < q.rows(); ++i) {
        gradients.dScaled.row(i) =
            softmaxBackward(trace.weights.row(i), gradients.dWeights.row(i), options.temperature);
        for (Index j = 0; j < k.rows(); ++j) {
            if (!isSeen(trace, i, j))
                continue;
            const double dRaw = gradients.dScaled(i, j) * trace.scale;
            gradients.dQ.row(i) += dRaw * k.row(j);
            gradients.dK.row(j) += dRaw * q.row(i);
            gradients.dV.row(j) += trace.weights(i, j) * dOutput.row(i);
        }
    }
    return gradients;
}

} // namespace nunchi::engine
