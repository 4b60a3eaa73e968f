// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/attention.h"

namespace nunchi::engine {

/// How a loss L feels every stage of one attention: dX is ∂L/∂X, of the shape of X.
struct AttentionGradients
{
    Matrix dWeights; ///< n×m, dO·Vᵀ; 0 where the mask forbids
    Matrix dScaled; ///< n×m, through the softmax: what the scaled scores feel; 0 where the mask forbids
    Matrix dQ; ///< n×d_k
    Matrix dK; ///< m×d_k
    Matrix dV; ///< m×d_v
};

/// Q n×d_k, K m×d_k, V m×d_v, trace of attention(Q, K, V, options), dO n×d_v = ∂L/∂output →
///   dV = Pᵀ·dO, dP = dO·Vᵀ, dS_ij = P_ij·(dP_ij − Σ_l P_il·dP_il)/T, dQ = scale·dS·K, dK = scale·dSᵀ·Q
/// with P the weights and T the temperature. A pair the mask forbids takes no part: whatever stands behind it, be it
/// NaN, reaches no gradient, and a query that may look at nothing passes nothing on. At T = 0 the weights are
/// piecewise constant: dQ = dK = 0. Shapes that do not fit are a caller's bug (asserted).
/// Source: chain rule on Vaswani et al. 2017, eq. (1); in this form Dao et al. 2022, appendix B.2.
AttentionGradients attentionBackward(const Matrix &q, const Matrix &k, const Matrix &v, const AttentionTrace &trace,
    const Matrix &dOutput, const AttentionOptions &options = {});

} // namespace nunchi::engine
