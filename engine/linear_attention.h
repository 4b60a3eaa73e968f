// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types.h"

namespace nunchi::engine {

/// Whether a query looks at all keys, or at those up to its own place (aligned bottom-right, as causalMask).
enum class Reach { All, Causal };

/// x rows×d → rows×d, φ(x) = elu(x) + 1: x + 1 where x > 0, exp(x) elsewhere. Never negative.
Matrix linearFeatures(const Matrix &x);

/// Q n×d_k, K m×d_k, V m×d_v → n×d_v, o_i = φ(q_i)·(Σ_j φ(k_j)ᵀ·v_j) / φ(q_i)·Σ_j φ(k_j). Both sums are made once
/// (Causal: carried along), so it takes O(n·d_k·d_v) operations and no n×m matrix. Another attention than the
/// exact one, not an approximation of it: exp(q·k) is replaced by φ(q)·φ(k). There is no scale in it. A query that
/// looks at nothing, or whose features are all 0 in doubles, hands over 0.
/// Source: Katharopoulos et al. 2020, eq. (4) to (7) and (9) to (12).
Matrix linearAttention(const Matrix &q, const Matrix &k, const Matrix &v, Reach reach = Reach::All);

/// Q n×d_k, K m×d_k → n×m, the weights linearAttention gives without ever writing them down: each row sums to 1.
/// For looking at; it takes the O(n·m) that linear attention avoids.
Matrix linearWeights(const Matrix &q, const Matrix &k, Reach reach = Reach::All);

} // namespace nunchi::engine
