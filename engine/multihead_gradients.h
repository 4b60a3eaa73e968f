// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/attention_gradients.h"
#include "engine/multihead.h"

namespace nunchi::engine {

/// How a loss L feels a multi-head layer: dX is ∂L/∂X, of the shape of X.
struct MultiHeadGradients
{
    std::vector<AttentionGradients> heads; ///< h of them, of each head's own q, k and v
    Matrix dConcat; ///< n×(h·d_v)
    Matrix dXQ; ///< n×d_model, through the queries
    Matrix dXK; ///< m×d_model, through the keys
    Matrix dXV; ///< m×d_model, through the values
    MultiHeadWeights dWeights; ///< of W_Q, W_K, W_V and W_O

    /// m×d_model, when keys and values come from one source.
    Matrix dXKv() const { return dXK + dXV; }
    /// n×d_model, when queries, keys and values come from one source (self-attention).
    Matrix dX() const { return dXQ + dXK + dXV; }
};

/// x_q n×rows(W_Q), x_k m×rows(W_K), x_v m×rows(W_V), trace of multiHead(…), dO n×d_model = ∂L/∂output →
///   dW_O = concatᵀ·dO, dConcat = dO·W_Oᵀ, each head's dq, dk, dv by attentionBackward, and with them side by side
///   dW_Q = x_qᵀ·dQ, dX_q = dQ·W_Qᵀ, and so for K and V.
/// Rows of x_q that may look at nothing and rows of x_k, x_v nobody may look at take no part, be they NaN.
/// Source: chain rule on Vaswani et al. 2017, section 3.2.2.
MultiHeadGradients multiHeadBackward(const Matrix &xQ, const Matrix &xK, const Matrix &xV,
    const MultiHeadWeights &weights, const MultiHeadTrace &trace, const Matrix &dOutput,
    const AttentionOptions &options = {});

/// The same with one source for keys and values.
MultiHeadGradients multiHeadBackward(const Matrix &xQ, const Matrix &xKv, const MultiHeadWeights &weights,
    const MultiHeadTrace &trace, const Matrix &dOutput, const AttentionOptions &options = {});

} // namespace nunchi::engine
