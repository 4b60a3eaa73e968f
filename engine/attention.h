// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/types.h"

namespace nunchi::engine {

struct AttentionOptions
{
    /// Multiplies the raw scores; empty: 1/√d_k. Use 1.0 for "not scaled".
    std::optional<double> scale;
    /// Divides the scaled scores before the softmax.
    double temperature = 1.0;
    /// n×m, or empty (0×0): every query may look at every key.
    Mask mask;
};

/// Every stage of one attention, so that each number on screen can be traced to its cause.
struct AttentionTrace
{
    Matrix raw; ///< n×m, Q·Kᵀ
    Matrix scaled; ///< n×m, raw · scale
    Matrix masked; ///< n×m, scaled, with −∞ where the mask forbids
    Matrix weights; ///< n×m, softmax of each row of masked
    Matrix output; ///< n×d_v, weights · V
    Vector entropy; ///< n, of each row of weights, in nats
    std::vector<Index> blindQueries; ///< queries that may look at nothing: weights 0, output 0
    double scale = 1.0; ///< the factor that was used
};

/// Q n×d_k, K m×d_k, V m×d_v, d_k ≥ 1 → Attention(Q, K, V) = softmax(QKᵀ·scale)·V with every stage.
/// Self-attention and cross-attention are the same call with other sources. A value behind the mask never
/// reaches the output, be it NaN or ∞. Shapes that do not fit are a caller's bug (asserted).
/// Source: Vaswani et al. 2017, eq. (1).
AttentionTrace attention(const Matrix &q, const Matrix &k, const Matrix &v, const AttentionOptions &options = {});

/// The same into a trace that was used before: with the shapes of then, nothing is allocated (a lesson's exhibits ask
/// again with every move of a slider).
void attention(
    const Matrix &q, const Matrix &k, const Matrix &v, const AttentionOptions &options, AttentionTrace &trace);

} // namespace nunchi::engine
