// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "engine/thread_team.h"
#include "engine/tiled.h"

namespace nunchi::engine {

/// Q n×d_k, K m×d_k, V m×d_v → softmax(QKᵀ/√d_k)·V by way of the whole n×m matrix of scores, as the formula is
/// written: O(n·m) memory. It is what tiled attention is measured against; the lessons' numbers come from
/// attention.h, which keeps every stage. causal: as causalMask. scores: storage of the caller's, brought to n×m, so
/// that a repeated measurement does not time the pages it is made of. As many threads of the team as asked for, at
/// least 1, share the queries; the result does not depend on their number. Empty when told to stop. Source: Vaswani et al. 2017, eq. (1).
template <class Scalar>
std::optional<MatrixOf<Scalar>> plainAttention(const MatrixOf<Scalar> &q, const MatrixOf<Scalar> &k,
    const MatrixOf<Scalar> &v, bool causal, ThreadTeam &team, int threads, MatrixOf<Scalar> &scores, const std::stop_token &stop = {});

extern template std::optional<MatrixOf<float>> plainAttention(const MatrixOf<float> &, const MatrixOf<float> &,
    const MatrixOf<float> &, bool, ThreadTeam &, int, MatrixOf<float> &, const std::stop_token &);
extern template std::optional<MatrixOf<double>> plainAttention(const MatrixOf<double> &, const MatrixOf<double> &,
    const MatrixOf<double> &, bool, ThreadTeam &, int, MatrixOf<double> &, const std::stop_token &);

} // namespace nunchi::engine
