// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/fading/model_influence.h"

#include "engine/attention_gradients.h"

namespace nunchi::exhibits::fading {

using engine::Index;
using engine::Matrix;
using engine::Vector;

Vector recurrentByDistance(const Matrix &x, const engine::RecurrentWeights &weights)
{
    return engine::recurrentInfluence(engine::recurrentStates(x, weights), weights).reverse();
}

Vector attentionByDistance(const Matrix &x, const AttentionWeights &weights)
{
    const Matrix q = x.bottomRows(1) * weights.wQ;
    const Matrix k = x * weights.wK;
    const Matrix v = x * weights.wV;
    const engine::AttentionTrace trace = engine::attention(q, k, v);
    Vector squares = Vector::Zero(x.rows());
    // One number of z at a time: its gradient is one row of the Jacobian.
    for (Index i = 0; i < v.cols(); ++i) {
        Matrix dOutput = Matrix::Zero(1, v.cols());
        dOutput(0, i) = 1;
        const engine::AttentionGradients d = engine::attentionBackward(q, k, v, trace, dOutput);
        Matrix dX = d.dK * weights.wK.transpose() + d.dV * weights.wV.transpose();
        dX.bottomRows(1) += d.dQ * weights.wQ.transpose();
        squares += dX.rowwise().squaredNorm();
    }
    return squares.cwiseSqrt().reverse();
}

} // namespace nunchi::exhibits::fading
