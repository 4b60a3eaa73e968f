// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tiled_run.h"

namespace nunchi::engine {

/// Queries first … first + count − 1 of a head against the keys 0 … keys − 1, the others being hidden from all of them.
struct QueryRange
{
    Index head = 0;
    Index first = 0;
    Index count = 0;
    Index keys = 0;
};

/// How many threads are worth having for heads × n×m scores: options.threads at most.
int threadsWorth(const TiledShape &shape, Index heads, const TiledOptions &options);

/// All queries of all heads in tiles of whole panels, most work first, ever smaller ones towards the end so that the
/// threads end together. A query's numbers do not depend on its tile.
std::vector<QueryRange> queryRanges(
    const TiledShape &shape, Index heads, Index panel, int threads, const TiledOptions &options);

} // namespace nunchi::engine
