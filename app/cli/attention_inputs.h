// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "cli/attention_request.h"
#include "engine/multihead.h"
#include "engine/tiled.h"

namespace nunchi::cli {

/// Everything the engine needs, of shapes that fit.
struct AttentionInputs
{
    engine::Matrix q;
    engine::Matrix k;
    engine::Matrix v;
    engine::AttentionOptions options;
    engine::TiledOptions tiled; ///< the same for tiled attention, which takes masks otherwise
    engine::Index heads = 0; ///< 0: attention without projections
    engine::MultiHeadWeights weights;
    std::optional<engine::Matrix> dOutput; ///< n×d_v, with heads n×d_model
};

/// Reads the files and checks that they fit; a complaint names the files and their shapes.
engine::Result<AttentionInputs, Complaint> readInputs(const AttentionRequest &request);

} // namespace nunchi::cli
