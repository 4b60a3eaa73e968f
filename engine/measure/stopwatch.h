// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "engine/measure/clock.h"
#include "engine/types.h"

namespace nunchi::engine {

/// How often a piece of work is timed.
struct Repeats
{
    Index warmUps = 1; ///< runs before the first that counts: caches, pages, the processor's clock
    Index fewest = 5;
    Index most = 200;
    double seconds = 0.5; ///< further runs are made until they took so long together
};

/// What n was measured.
struct MeasuredPoint
{
    Index n = 0;
    Index runs = 0;
    double median = 0.0; ///< seconds of one run
    double spread = 0.0; ///< seconds, the interquartile range of the runs
    double operations = 0.0; ///< of one run, a multiply-add counted as two

    double gflops() const { return operations / median / 1e9; }
};

struct MeasureProgress
{
    Index n = 0; ///< being measured
    Index done = 0; ///< lengths measured so far …
    Index total = 0; ///< … of so many
};

/// One length, made ready: what is run and timed, and how much that is.
struct Workload
{
    std::function<void(std::stop_token)> run;
    double operations = 0.0;
};

/// What came of a series. Told to stop, it holds the lengths that were finished.
struct Measurement
{
    std::vector<MeasuredPoint> points;
    bool stopped = false;
};

/// lengths in the order wanted; prepare(n) → the work at n (its time does not count) → medians and spreads.
/// The clock is read twice a run. onProgress, where there is one, is called before each length and when all are measured.
Measurement measured(const std::vector<Index> &lengths, const std::function<Workload(Index)> &prepare,
    const Repeats &repeats, const Clock &clock, std::stop_token stop = {},
    const std::function<void(const MeasureProgress &)> &onProgress = {});

} // namespace nunchi::engine
