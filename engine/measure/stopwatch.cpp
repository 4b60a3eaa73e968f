// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/stopwatch.h"

#include <cassert>
#include <optional>

#include "engine/measure/statistics.h"

namespace nunchi::engine {

namespace {

// The seconds of every run that counts; empty when told to stop: a run that was cut short is no measurement.
std::optional<std::vector<double>> timed(
    const Workload &work, const Repeats &repeats, const Clock &clock, const std::stop_token &stop)
{
    for (Index i = 0; i < repeats.warmUps && !stop.stop_requested(); ++i)
        work.run(stop);
    std::vector<double> runs;
    double together = 0.0;
    while (static_cast<Index>(runs.size()) < repeats.fewest
        || (together < repeats.seconds && static_cast<Index>(runs.size()) < repeats.most)) {
        const double before = clock();
        work.run(stop);
        const double after = clock();
        if (stop.stop_requested())
            return std::nullopt;
        runs.push_back(after - before);
        together += runs.back();
    }
    return runs;
}

} // namespace

Measurement measured(const std::vector<Index> &lengths, const std::function<Workload(Index)> &prepare,
    const Repeats &repeats, const Clock &clock, std::stop_token stop,
    const std::function<void(const MeasureProgress &)> &onProgress)
{
    assert(repeats.fewest >= 1);
    Measurement result;
    const auto total = static_cast<Index>(lengths.size());
    const auto tell = [&](Index n) {
        if (onProgress)
            onProgress({n, static_cast<Index>(result.points.size()), total});
    };
    for (const Index n : lengths) {
        tell(n);
        if (stop.stop_requested())
            break;
        const Workload work = prepare(n);
        const auto runs = timed(work, repeats, clock, stop);
        if (!runs)
            break;
        result.points.push_back(
            {n, static_cast<Index>(runs->size()), median(*runs), interquartileRange(*runs), work.operations});
    }
    result.stopped = static_cast<Index>(result.points.size()) < total;
    if (!lengths.empty() && !result.stopped)
        tell(lengths.back());
    return result;
}

} // namespace nunchi::engine
