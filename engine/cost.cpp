// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost.h"

#include <algorithm>
#include <cassert>

#include "engine/convolution.h"
#include "engine/restricted.h"

namespace nunchi::engine {

namespace {

// Pairs (query, key) no further apart than the window reaches.
Count pairsWithin(const Window &window, Count n)
{
    const Count before = std::min<Count>(window.before, n - 1);
    const Count after = std::min<Count>(window.after, n - 1);
    return n + before * n - before * (before + 1) / 2 + after * n - after * (after + 1) / 2;
}

Count pairsLookedAt(Mechanism mechanism, const CostSizes &sizes)
{
    switch (mechanism) {
    case Mechanism::CausalAttention:
        return sizes.n * (sizes.n + 1) / 2;
    case Mechanism::RestrictedAttention:
        return pairsWithin(Window::around(sizes.r), sizes.n);
    default:
        return sizes.n * sizes.n;
    }
}

Count multiplyAdds(Mechanism mechanism, const CostSizes &sizes)
{
    switch (mechanism) {
    case Mechanism::Recurrent:
        return 2 * sizes.n * sizes.d * sizes.d;
    case Mechanism::Convolution:
    case Mechanism::DilatedConvolution:
        return sizes.k * sizes.n * sizes.d * sizes.d;
    case Mechanism::LinearAttention:
        return sizes.n * sizes.d * (2 * sizes.d / sizes.h + 1);
    case Mechanism::Attention:
    case Mechanism::TiledAttention:
    case Mechanism::CausalAttention:
    case Mechanism::RestrictedAttention:
        break;
    }
    return 2 * pairsLookedAt(mechanism, sizes) * sizes.d;
}

bool isAttention(Mechanism mechanism)
{
    return mechanism != Mechanism::Recurrent && mechanism != Mechanism::Convolution
        && mechanism != Mechanism::DilatedConvolution;
}

// What is held besides the result.
Count intermediate(Mechanism mechanism, const CostSizes &sizes)
{
    switch (mechanism) {
    case Mechanism::Recurrent:
    case Mechanism::Convolution:
    case Mechanism::DilatedConvolution:
        return 0; // the result is all there is
    case Mechanism::TiledAttention: {
        const Count tile = std::min(sizes.tile, sizes.n);
        return tile * tile + 2 * tile; // scores of one tile; largest score and sum so far of each of its queries
    }
    case Mechanism::LinearAttention:
        return sizes.d * (sizes.d / sizes.h) + sizes.d; // of every head Σ φ(k)ᵀ·v and Σ φ(k)
    case Mechanism::Attention:
    case Mechanism::CausalAttention:
    case Mechanism::RestrictedAttention:
        break;
    }
    return sizes.h * pairsLookedAt(mechanism, sizes); // the weights
}

// Layers until tokens 1 and n have met, at least the one that looks at all.
std::optional<Count> layersBetweenEnds(Count n, Count kernel, Dilation dilation)
{
    const auto layers = layersToJoin(n - 1, kernel, dilation);
    return layers ? std::optional<Count>(std::max<Count>(*layers, 1)) : std::nullopt;
}

std::optional<Count> longestPath(Mechanism mechanism, const CostSizes &sizes)
{
    switch (mechanism) {
    case Mechanism::Recurrent:
        return sizes.n;
    case Mechanism::Convolution:
        return layersBetweenEnds(sizes.n, sizes.k, Dilation::None);
    case Mechanism::DilatedConvolution:
        return layersBetweenEnds(sizes.n, sizes.k, Dilation::Exponential);
    case Mechanism::RestrictedAttention: // the slower of both directions, `after` keys a layer
        return layersBetweenEnds(sizes.n, Window::around(sizes.r).after + 1, Dilation::None);
    case Mechanism::Attention:
    case Mechanism::TiledAttention:
    case Mechanism::CausalAttention:
    case Mechanism::LinearAttention:
        break;
    }
    return 1;
}

} // namespace

bool areWithinLimits(const CostSizes &sizes)
{
    const auto isWithin = [](Count size, Count limit) { return 1 <= size && size <= limit; };
    return isWithin(sizes.n, CostLimits::n) && isWithin(sizes.d, CostLimits::d) && isWithin(sizes.k, CostLimits::k)
        && isWithin(sizes.r, CostLimits::r) && isWithin(sizes.tile, CostLimits::tile) && isWithin(sizes.h, sizes.d)
        && sizes.d % sizes.h == 0;
}

Cost cost(Mechanism mechanism, const CostSizes &sizes)
{
    assert(areWithinLimits(sizes));
    Cost result;
    result.multiplyAdds = multiplyAdds(mechanism, sizes);
    result.projections = isAttention(mechanism) ? 4 * sizes.n * sizes.d * sizes.d : 0;
    result.memory = sizes.n * sizes.d + intermediate(mechanism, sizes);
    result.sequentialSteps = mechanism == Mechanism::Recurrent ? sizes.n : 1;
    result.longestPath = longestPath(mechanism, sizes);
    return result;
}

std::optional<Crossing> crossing(Mechanism dearer, Mechanism cheaper, const CostSizes &sizes)
{
    const auto surplus = [&](Count n) {
        CostSizes at = sizes;
        at.n = n;
        assert(areWithinLimits(at));
        return multiplyAdds(dearer, at) - multiplyAdds(cheaper, at);
    };
    if (surplus(CostLimits::n) <= 0)
        return std::nullopt;
    Count below = 0; // no surplus here, or before the first n
    Count from = CostLimits::n; // a surplus here
    while (from - below > 1) {
        const Count middle = below + (from - below) / 2;
        (surplus(middle) > 0 ? from : below) = middle;
    }
    return Crossing{from, below > 0 && surplus(below) == 0};
}

} // namespace nunchi::engine
