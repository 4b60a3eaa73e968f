// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/types.h"

namespace nunchi::engine {

/// Which neighbours a query of restricted attention looks at: so many keys before its own place, so many after.
struct Window
{
    Index before = 0;
    Index after = 0;

    /// r keys around the query's own; an even r has one more before than after. r ≥ 1 (asserted).
    static Window around(Index r);
    /// The last r keys, the query's own included: restricted and causal at once. r ≥ 1 (asserted).
    static Window last(Index r);

    /// r
    Index width() const { return before + 1 + after; }
};

/// n×m, query i may look at keys place − before … place + after, place = i + (m − n): aligned bottom-right, as the
/// causal mask is.
Mask windowMask(Index n, Index m, const Window &window);

/// What restricted attention keeps: r weights a query instead of n.
struct RestrictedTrace
{
    Matrix weights; ///< n×r, column c belongs to key i + (m − n) − before + c; 0 where there is no such key
    Matrix output; ///< n×d_v
};

/// Q n×d_k, K m×d_k, V m×d_v → attention of every query over its window, in O(n·r) memory and O(n·r·(d_k + d_v))
/// operations: the n×m matrix is never made. The same result as attention() with windowMask. scale: empty is 1/√d_k.
/// A query whose window holds no key looks at nothing: weights 0, output 0.
/// Source: Vaswani et al. 2017, section 4 ("restricted self-attention").
RestrictedTrace restrictedAttention(
    const Matrix &q, const Matrix &k, const Matrix &v, const Window &window, const std::optional<double> &scale = {});

} // namespace nunchi::engine
