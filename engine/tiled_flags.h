// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tiled.h"
#include "engine/tiled_kernel.h"

namespace nunchi::engine {

/// How much of a tile padding and mask leave in sight.
enum class Visible { None, Some, All };

/// Queries and keys of one tile.
struct TileExtent
{
    Index firstQuery = 0;
    Index queries = 0;
    Index firstKey = 0;
    Index keys = 0;
};

/// Padding and mask of the options → KeyTile::flags, n̂ = padded words a row; nothing is written where there is neither.
template <class Scalar>
Visible fillFlags(const TiledOptions &options, const TileExtent &tile, Index padded, FlagWord<Scalar> *flags);

extern template Visible fillFlags<float>(const TiledOptions &, const TileExtent &, Index, FlagWord<float> *);
extern template Visible fillFlags<double>(const TiledOptions &, const TileExtent &, Index, FlagWord<double> *);

} // namespace nunchi::engine
