// SPDX-License-Identifier: GPL-3.0-or-later
// How far a stack of convolutions sees. A kernel of width k looks at its own place and k − 1 places before it, `step`
// apart: contiguous in every layer, or k times as far apart in each layer as in the one below. (A kernel around its
// own place sees as many inputs, half on either side.)
#pragma once

#include <optional>
#include <vector>

#include "engine/types.h"

namespace nunchi::engine {

enum class Dilation {
    None, ///< step 1 in every layer
    Exponential, ///< step k^(l − 1) in layer l
};

/// Kernel width k ≥ 1, layers L ≥ 0 → how many inputs one output depends on: 1 + L·(k − 1), or k^L. What is beyond
/// the largest Index is that (it sees every sequence there is).
/// Source: van den Oord et al. 2016 (WaveNet), section 2.1; Kalchbrenner et al. 2016 (ByteNet).
Index receptiveField(Index k, Index layers, Dilation dilation);

/// distance ≥ 0 between two positions → the fewest layers after which some output depends on both:
/// ⌈distance/(k − 1)⌉, or ⌈log_k(distance + 1)⌉. Empty: never (k = 1 looks at its own place only).
/// Source: Vaswani et al. 2017, table 1 and section 4, which has O(n/k) and O(log_k n).
std::optional<Index> layersToJoin(Index distance, Index k, Dilation dilation);

/// input ≤ output, positions → the places by which the input reaches the output in the fewest layers: entry 0 is the
/// input, entry l its place after layer l, the last entry is the output. Empty: never.
std::optional<std::vector<Index>> convolutionPath(Index input, Index output, Index k, Dilation dilation);

} // namespace nunchi::engine
