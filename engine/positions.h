// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types.h"

namespace nunchi::engine {

/// n, d_model → n×d_model, PE[pos, 2i] = sin(pos/10000^(2i/d_model)), PE[pos, 2i + 1] = cos(the same), pos from 0.
/// An odd d_model ends with a sine.
/// Source: Vaswani et al. 2017, section 3.5.
Matrix sinusoidalPositions(Index n, Index dModel);

} // namespace nunchi::engine
