// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types.h"

namespace nunchi::engine {

struct RecurrentWeights
{
    Matrix wX; ///< d_x×d_h
    Matrix wH; ///< d_h×d_h
    Vector b; ///< d_h
};

/// x n×d_x → n×d_h, row t is h_t = tanh(x_t·W_x + h_{t−1}·W_h + b), h_0 = 0. Row t needs row t − 1: n steps, one after
/// another. Shapes that do not fit are a caller's bug (asserted).
/// Source: Elman 1990.
Matrix recurrentStates(const Matrix &x, const RecurrentWeights &weights);

/// states n×d_h of recurrentStates → n, ‖∂h_n/∂x_t‖ (Frobenius) for every t: how much the last state still feels of
/// each input. With D_t = diag(1 − h_t²), ∂h_n/∂x_t = D_n·W_hᵀ·D_{n−1} ⋯ W_hᵀ·D_t·W_xᵀ, carried backwards from n in
/// O(n·d_h³). Products of many factors may run down to 0 or up to ∞; that is what they teach.
/// Source: Bengio, Simard & Frasconi 1994; Pascanu, Mikolov & Bengio 2013, eq. (5).
Vector recurrentInfluence(const Matrix &states, const RecurrentWeights &weights);

} // namespace nunchi::engine
