// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/convolution.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace nunchi::engine {

namespace {

constexpr Index most = std::numeric_limits<Index>::max();

} // namespace

Index receptiveField(Index k, Index layers, Dilation dilation)
{
    assert(k >= 1 && layers >= 0);
    if (k == 1)
        return 1;
    if (dilation == Dilation::None)
        return layers > (most - 1) / (k - 1) ? most : 1 + layers * (k - 1);
    Index field = 1;
    for (Index layer = 0; layer < layers; ++layer) {
        if (field > most / k)
            return most;
        field *= k;
    }
    return field;
}

std::optional<Index> layersToJoin(Index distance, Index k, Dilation dilation)
{
    assert(k >= 1 && distance >= 0);
    if (distance == 0)
        return 0;
    if (k == 1)
        return std::nullopt;
    if (dilation == Dilation::None)
        return distance / (k - 1) + (distance % (k - 1) == 0 ? 0 : 1);
    // As many layers as the distance has digits in base k; a logarithm in doubles would miss at powers of k.
    Index layers = 0;
    for (Index rest = distance; rest > 0; rest /= k)
        ++layers;
    return layers;
}

std::optional<std::vector<Index>> convolutionPath(Index input, Index output, Index k, Dilation dilation)
{
    assert(input <= output);
    const auto layers = layersToJoin(output - input, k, dilation);
    if (!layers)
        return std::nullopt;
    std::vector<Index> path{input};
    Index rest = output - input;
    for (Index layer = 0; layer < *layers; ++layer) {
        if (dilation == Dilation::None) {
            path.push_back(path.back() + std::min(rest, k - 1));
            rest = output - path.back();
        } else { // digit by digit of the distance in base k, the lowest first
            const Index step = receptiveField(k, layer, dilation);
            path.push_back(path.back() + rest % k * step);
            rest /= k;
        }
    }
    return path;
}

} // namespace nunchi::engine
