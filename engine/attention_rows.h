// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of long sequences themselves, some rows at a time: for whoever wants to look at them.
#pragma once

#include <optional>

#include "engine/tiled.h"

namespace nunchi::engine {

struct AttentionRowsOptions
{
    /// Multiplies the raw scores; empty: 1/√d_k.
    std::optional<double> scale;
    /// Query i may look at keys 0 … i + (m − n), as causalMask.
    bool causal = false;
    /// The scores that go into the softmax instead of the weights; −∞ where the mask hides a key.
    bool scores = false;
};

/// How many keys query i of n may look at under a causal mask over m keys: the first ones.
inline Index causallyVisible(Index i, Index n, Index m)
{
    return std::clamp<Index>(i + 1 + m - n, 0, m);
}

/// Q n×d_k, K m×d_k → rows first … first + rows(result) − 1 of softmax(QKᵀ·scale), rows(result)×m, into storage of
/// the caller's. Hidden keys get exactly 0; a query that may look at nothing gets a row of zeros. Finite inputs give
/// finite weights. Safe from several threads at once; the numbers do not depend on how the rows are divided where
/// the pieces begin at multiples of 64. Source: Vaswani et al. 2017, eq. (1).
template <class Scalar>
void attentionRows(const MatrixView<Scalar> &q, const MatrixView<Scalar> &k, Index first,
    const AttentionRowsOptions &options, MatrixSpan<Scalar> result);

extern template void attentionRows<float>(
    const MatrixView<float> &, const MatrixView<float> &, Index, const AttentionRowsOptions &, MatrixSpan<float>);
extern template void attentionRows<double>(
    const MatrixView<double> &, const MatrixView<double> &, Index, const AttentionRowsOptions &, MatrixSpan<double>);

} // namespace nunchi::engine
