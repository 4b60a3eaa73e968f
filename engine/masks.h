// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/types.h"

namespace nunchi::engine {

/// n×m, query i may look at keys 0 … i + (m − n): aligned bottom-right, so that the last query sees every key.
Mask causalMask(Index n, Index m);

/// n×m; keyIsReal has m entries; padding hides columns (keys), never rows (queries).
Mask paddingMask(Index n, const std::vector<bool> &keyIsReal);

} // namespace nunchi::engine
