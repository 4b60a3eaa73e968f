// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recurrent.h"
#include "engine/types.h"

namespace nunchi::exhibits::fading {

struct AttentionWeights
{
    engine::Matrix wQ; ///< d×d
    engine::Matrix wK; ///< d×d
    engine::Matrix wV; ///< d×d
};

/// x n×d_x → n, ‖∂h_n/∂x_t‖ by distance from the end: entry 0 is the last token.
engine::Vector recurrentByDistance(const engine::Matrix &x, const engine::RecurrentWeights &weights);
/// x n×d → n, ‖∂z_n/∂x_t‖ by distance, z_n the output of self-attention at the last token, through query, keys and
/// values.
engine::Vector attentionByDistance(const engine::Matrix &x, const AttentionWeights &weights);

} // namespace nunchi::exhibits::fading
