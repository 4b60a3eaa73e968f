// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled_plan.h"

#include <algorithm>

#include "engine/measure/machine.h"

namespace nunchi::engine {

namespace {

// Multiply-adds of each thread's part from which on a second one helps. To start a thread takes about as long as 2e7
// (0.2 ms at 100 of them a nanosecond); to wake one that sleeps, as 2e6: with less, the caller would be done before.
constexpr double workOfANewThread = 2e7;
constexpr double workOfAKeptThread = 2e6;
// More queries a tile share the packing of the values; their sums should still fit the second cache.
constexpr Index mostQueries = 384;

// Queries of the next tile, while so many are left.
Index nextCount(Index left, Index panel, int threads, Index most)
{
    if (threads == 1)
        return most; // nobody to end together with
    // Nine tenths of a thread's share, the rest being for whoever is free first, and a whole panel at least. Measured from
    // n = 256 to 2,048 and d = 32 to 128: less, or parts of a panel at the end, and the values are packed too often (that
    // costs as much as ten queries do); more, and one thread waits at the end.
    const Index share = left * 9 / (10 * threads);
    return std::clamp(share / panel * panel, std::min(panel, most), most);
}

} // namespace

int threadsWorth(const TiledShape &shape, Index heads, const TiledOptions &options)
{
    const int most = options.threads > 0 ? options.threads : machineThreads();
    const double work = static_cast<double>(heads) * static_cast<double>(shape.n) * static_cast<double>(shape.m)
        * static_cast<double>(shape.dK + shape.dV) / (options.causal ? 2 : 1);
    const double least = options.workspace != nullptr ? workOfAKeptThread : workOfANewThread;
    return static_cast<int>(std::clamp(work / least, 1.0, static_cast<double>(most)));
}

std::vector<QueryRange> queryRanges(
    const TiledShape &shape, Index heads, Index panel, int threads, const TiledOptions &options)
{
    const Index most = options.queryTile > 0 ? options.queryTile : mostQueries;
    std::vector<QueryRange> ranges;
    for (Index head = 0; head < heads; ++head) {
        const Index ofOtherHeads = (heads - 1 - head) * shape.n;
        // From the last query back: with a causal mask it has the most keys.
        for (Index left = shape.n; left > 0;) {
            const Index count = std::min(left, nextCount(left + ofOtherHeads, panel, threads, most));
            left -= count;
            const Index seen = options.causal ? left + count + shape.m - shape.n : shape.m;
            ranges.push_back({head, left, count, std::clamp<Index>(seen, 0, shape.m)});
        }
    }
    return ranges;
}

} // namespace nunchi::engine
