// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/attention.h"

namespace nunchi::engine {

/// Projections of a multi-head layer; column block i of W_Q, W_K, W_V belongs to head i.
struct MultiHeadWeights
{
    Matrix wQ; ///< d_model×(h·d_k)
    Matrix wK; ///< d_model×(h·d_k)
    Matrix wV; ///< d_model×(h·d_v)
    Matrix wO; ///< (h·d_v)×d_model
};

struct MultiHeadTrace
{
    std::vector<AttentionTrace> heads; ///< h of them
    Matrix concat; ///< n×(h·d_v)
    Matrix output; ///< n×d_model
};

/// x_q n×d_model, x_kv m×d_model → Concat(head_1 … head_h)·W_O, head_i = Attention(x_q W_Qi, x_kv W_Ki, x_kv W_Vi).
/// The default scale is 1/√d_k of ONE head (d_k = columns(W_Q)/h), not of the model. h must divide the columns.
/// Source: Vaswani et al. 2017, section 3.2.2.
MultiHeadTrace multiHead(const Matrix &xQ, const Matrix &xKv, const MultiHeadWeights &weights, Index heads,
    const AttentionOptions &options = {});

/// The same with a source of its own for keys (m×rows(W_K)) and for values (m×rows(W_V)).
MultiHeadTrace multiHead(const Matrix &xQ, const Matrix &xK, const Matrix &xV, const MultiHeadWeights &weights,
    Index heads, const AttentionOptions &options = {});

} // namespace nunchi::engine
