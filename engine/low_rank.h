// SPDX-License-Identifier: GPL-3.0-or-later
// Attention of low rank in two halves, since either alone would mislead. bestOfRank says what rank r can reach at
// all, but needs the whole n×m matrix and so saves nothing. lowRankAttention saves, but how near it comes depends on
// its projection, which in the paper is learned. Between the two errors lies what learning can win.
#pragma once

#include <cstdint>

#include "engine/attention.h"

namespace nunchi::engine {

/// m keys, r ≤ m groups (asserted) → r×m, row g the mean over the g-th of r runs of neighbours. Exact attention at
/// r = m, the mean of all values at r = 1.
/// Source: Wang et al. 2020 (Linformer), section 4, "general projections".
Matrix poolingProjection(Index m, Index r);

/// m keys, r → r×m of independent normal numbers of variance 1/r: what a projection nobody has trained does.
/// Source: Wang et al. 2020, theorem 2 (after Johnson & Lindenstrauss 1984).
Matrix gaussianProjection(Index m, Index r, std::uint64_t seed);

/// Q n×d_k, K m×d_k, V m×d_v, E r×m → Attention(Q, E·K, E·V), whose stages are n×r instead of n×m: O(n·r·d)
/// operations after the O(m·r·d) of the projections. options.mask is of n×r. A causal mask cannot be given: each of
/// the r rows mixes early and late keys.
/// Source: Wang et al. 2020, eq. (7).
AttentionTrace lowRankAttention(
    const Matrix &q, const Matrix &k, const Matrix &v, const Matrix &projection, const AttentionOptions &options = {});

/// The nearest matrix of a given rank, and all singular values.
struct RankApproximation
{
    Matrix matrix; ///< n×m
    Vector singularValues; ///< min(n, m), falling
    double error = 0.0; ///< √Σ_{i>r} σ_i², the Frobenius distance to what it stands for
};

/// weights n×m, r ≥ 0 → the matrix of rank at most r nearest to them (in the Frobenius and the spectral norm), by
/// singular value decomposition in O(n·m·min(n, m)). Its rows need not sum to 1.
/// NaN or ∞ anywhere: NaN throughout.
/// Source: Eckart & Young 1936.
RankApproximation bestOfRank(const Matrix &weights, Index r);

/// How far an approximation is from the exact output.
struct ApproximationError
{
    double largest = 0.0; ///< of all entries
    double relative = 0.0; ///< ‖approximate − exact‖/‖exact‖ (Frobenius); ∞ where only the exact one is 0
};

/// Both n×d_v. For every way past the n×m matrix: restricted, linear, low rank.
ApproximationError approximationError(const Matrix &approximate, const Matrix &exact);

} // namespace nunchi::engine
