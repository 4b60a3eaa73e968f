// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled_plan.h"

#include <algorithm>
#include <thread>

namespace nunchi::engine {

namespace {

// Multiply-adds that take about as long as starting a thread.
constexpr double workOfAThread = 3e6;
// More queries a tile share the packing of the values; their sums should still fit the second cache.
constexpr Index mostQueries = 384;

} // namespace

int threadsWorth(const TiledShape &shape, Index heads, const TiledOptions &options)
{
    const auto machine = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int most = options.threads > 0 ? options.threads : machine;
    const double work = static_cast<double>(heads) * static_cast<double>(shape.n) * static_cast<double>(shape.m)
        * static_cast<double>(shape.dK + shape.dV) / (options.causal ? 2 : 1);
    return static_cast<int>(std::clamp(work / workOfAThread, 1.0, static_cast<double>(most)));
}

std::vector<QueryRange> queryRanges(const TiledShape &shape, Index panel, int threads, const TiledOptions &options)
{
    const Index asked = options.queryTile > 0 ? options.queryTile : mostQueries;
    std::vector<QueryRange> ranges;
    // From the last query back: with a causal mask it has the most keys.
    for (Index left = shape.n; left > 0;) {
        const Index share = left / (2 * threads) / panel * panel;
        const Index count = std::min(left, std::clamp(share, std::min(panel, asked), asked));
        left -= count;
        const Index seen = options.causal ? left + count + shape.m - shape.n : shape.m;
        ranges.push_back({left, count, std::clamp<Index>(seen, 0, shape.m)});
    }
    return ranges;
}

} // namespace nunchi::engine
