// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/tiled.h"

namespace nunchi::engine {

/// One head's queries n×d_k, keys m×d_k, values m×d_v and place for its output n×d_v; numbers of a row side by side.
template <class Scalar> struct TiledHead
{
    const Scalar *q = nullptr;
    Index qStride = 0;
    const Scalar *k = nullptr;
    Index kStride = 0;
    const Scalar *v = nullptr;
    Index vStride = 0;
    Scalar *output = nullptr;
    Index outputStride = 0;
};

struct TiledShape
{
    Index n = 0;
    Index m = 0;
    Index dK = 0;
    Index dV = 0;
};

/// Attention in every head, over as many threads as help; empty when told to stop. Queries are blind by head 0.
template <class Scalar>
std::optional<TiledReport> runTiled(
    const std::vector<TiledHead<Scalar>> &heads, const TiledShape &shape, const TiledOptions &options);

extern template std::optional<TiledReport> runTiled(
    const std::vector<TiledHead<float>> &, const TiledShape &, const TiledOptions &);
extern template std::optional<TiledReport> runTiled(
    const std::vector<TiledHead<double>> &, const TiledShape &, const TiledOptions &);

} // namespace nunchi::engine
