// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring with a clock that is set by hand, so that what comes out is known.
#include "engine/measure/stopwatch.h"

#include <cmath>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/attention.h"
#include "engine/masks.h"
#include "engine/measure/machine.h"
#include "engine/measure/plain_attention.h"
#include "engine/measure/power_law.h"
#include "engine/measure/workloads.h"
#include "engine/numpy_rng.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

// Work that takes what the test says, by the test's clock.
struct FakeMachine
{
    double now = 100.0;
    std::vector<Index> runs; // the n of every run, warm-ups included
    std::function<double(Index n, std::size_t run)> seconds;
    std::stop_source stop;
    std::size_t stopAtRun = 0;

    Clock clock()
    {
        return [this] { return now; };
    }
    std::function<Workload(Index)> prepare()
    {
        return [this](Index n) {
            now += 1000; // making ready does not count
            return Workload{[this, n](const std::stop_token &) {
                                runs.push_back(n);
                                now += seconds(n, runs.size());
                                if (runs.size() == stopAtRun)
                                    stop.request_stop();
                            },
                2.0 * static_cast<double>(n)};
        };
    }
};

TEST(Measure, FindsTheLawTheClockFollows)
{
    FakeMachine machine;
    machine.seconds = [](Index n, std::size_t) { return 1e-6 * std::pow(n, 2.0); };
    const Measurement result = measured({512, 1024, 4096}, machine.prepare(), {1, 5, 200, 0.0}, machine.clock());
    ASSERT_EQ(result.points.size(), 3u);
    EXPECT_FALSE(result.stopped);
    std::vector<double> lengths;
    std::vector<double> medians;
    for (const MeasuredPoint &point : result.points) {
        EXPECT_EQ(point.runs, 5);
        EXPECT_NEAR(point.spread, 0.0, 1e-9);
        EXPECT_NEAR(point.gflops(), 2.0 * static_cast<double>(point.n) / point.median / 1e9, 1e-15);
        lengths.push_back(static_cast<double>(point.n));
        medians.push_back(point.median);
    }
    const PowerLaw law = PowerLaw::fitted(lengths, medians);
    EXPECT_NEAR(law.exponent(), 2.0, 1e-9);
    EXPECT_NEAR(law.exponentInterval()->high, 2.0, 1e-6);
    EXPECT_NEAR(law.at(1e6).seconds, 1e6, 1.0);
}

TEST(Measure, WarmUpsDoNotCountAndRepeatsAreKept)
{
    FakeMachine machine;
    machine.seconds = [](Index, std::size_t run) { return run <= 2 ? 1000.0 : static_cast<double>(run); };
    const Measurement result = measured({7}, machine.prepare(), {2, 5, 200, 0.0}, machine.clock());
    EXPECT_EQ(machine.runs.size(), 7u);
    EXPECT_DOUBLE_EQ(result.points.at(0).median, 5.0); // of 3 4 5 6 7
    EXPECT_DOUBLE_EQ(result.points.at(0).spread, 2.0);
}

TEST(Measure, ShortRunsAreRepeatedUntilTheTimeIsFilledButNotForEver)
{
    FakeMachine machine;
    machine.seconds = [](Index n, std::size_t) { return n == 1 ? 0.125 : 1e-6; };
    const Measurement result = measured({1, 2}, machine.prepare(), {0, 3, 50, 1.0}, machine.clock());
    EXPECT_EQ(result.points.at(0).runs, 8);
    EXPECT_EQ(result.points.at(1).runs, 50);
}

TEST(Measure, StoppedItKeepsTheLengthsThatWereFinished)
{
    FakeMachine machine;
    machine.seconds = [](Index, std::size_t) { return 1.0; };
    machine.stopAtRun = 8; // in the second length
    std::vector<Index> told;
    const Measurement result = measured({10, 20, 30}, machine.prepare(), {1, 5, 5, 0.0}, machine.clock(),
        machine.stop.get_token(), [&](const MeasureProgress &progress) { told.push_back(progress.done); });
    EXPECT_TRUE(result.stopped);
    ASSERT_EQ(result.points.size(), 1u);
    EXPECT_EQ(result.points.front().n, 10);
    EXPECT_EQ(machine.runs.size(), 8u); // not one run more
    EXPECT_EQ(told, (std::vector<Index>{0, 1}));
}

TEST(Measure, ProgressNamesEveryLength)
{
    FakeMachine machine;
    machine.seconds = [](Index, std::size_t) { return 1.0; };
    std::vector<Index> told;
    measured({10, 20}, machine.prepare(), {0, 1, 1, 0.0}, machine.clock(), {}, [&](const MeasureProgress &progress) {
        EXPECT_EQ(progress.total, 2);
        told.insert(told.end(), {progress.n, progress.done});
    });
    EXPECT_EQ(told, (std::vector<Index>{10, 0, 20, 1, 20, 2}));
}

TEST(Measure, PlainAttentionIsTheLessonsAttention)
{
    NumpyRng rng(11);
    ThreadTeam team;
    for (const bool causal : {false, true}) {
        for (const auto &[n, m] : {std::pair<Index, Index>{1, 1}, {70, 70}, {129, 131}, {131, 129}}) {
            const Matrix q = rng.normal(0, 1, n, 5);
            const Matrix k = rng.normal(0, 1, m, 5);
            const Matrix v = rng.normal(0, 1, m, 3);
            AttentionOptions options;
            if (causal)
                options.mask = causalMask(n, m);
            const Matrix expected = attention(q, k, v, options).output;
            Matrix scores;
            const Matrix one = *plainAttention<double>(q, k, v, causal, team, 1, scores);
            expectNear(one, expected, 0.1);
            EXPECT_EQ(*plainAttention<double>(q, k, v, causal, team, 3, scores), one); // whatever the number of threads
            MatrixOf<float> scores32;
            const auto single =
                plainAttention<float>(q.cast<float>(), k.cast<float>(), v.cast<float>(), causal, team, 2, scores32);
            EXPECT_LT((single->cast<double>() - expected).cwiseAbs().maxCoeff(), 1e-5);
        }
    }
}

TEST(Measure, PlainAttentionStops)
{
    std::stop_source stop;
    stop.request_stop();
    ThreadTeam team;
    Matrix scores;
    const Matrix x = Matrix::Ones(3, 2);
    EXPECT_FALSE(plainAttention<double>(x, x, x, false, team, 2, scores, stop.get_token()));
}

TEST(Measure, EveryWorkloadRunsAndCountsWhatItDoes)
{
    for (const Subject subject : {Subject::PlainAttention, Subject::TiledAttention, Subject::Recurrent}) {
        for (const Precision precision : {Precision::Float, Precision::Double}) {
            for (const bool causal : {false, true}) {
                const WorkloadOptions options{subject, 8, causal, precision, 2, 1};
                const Workload work = workload(options, 100);
                work.run({});
                double expected = 4.0 * 100 * 100 * 8;
                if (subject == Subject::Recurrent)
                    expected = 4.0 * 100 * 8 * 8;
                else if (causal) // query i sees i + 1 keys, each for 2·d multiply-adds
                    expected = 4.0 * 8 * (100 * 101 / 2);
                EXPECT_DOUBLE_EQ(work.operations, expected);
            }
        }
    }
}

TEST(Measure, MemoryOfTiledAttentionGrowsWithTheLengthAndOfPlainWithItsSquare)
{
    const WorkloadOptions plain{Subject::PlainAttention, 64, false, Precision::Float, 1, 0};
    WorkloadOptions tiled = plain;
    tiled.subject = Subject::TiledAttention;
    EXPECT_DOUBLE_EQ(memoryNeeded(plain, 1024) - memoryNeeded(tiled, 1024), 4.0 * 1024 * 1024); // 4 MiB of scores
    EXPECT_DOUBLE_EQ(memoryNeeded(tiled, 2048), 2 * memoryNeeded(tiled, 1024));
}

TEST(Measure, NamesTheMachine)
{
    EXPECT_GE(machineThreads(), 1);
    EXPECT_NE(machineName().find(std::to_string(machineThreads())), std::string::npos);
    if (const auto bytes = availableMemory()) {
        EXPECT_GT(*bytes, 1e6);
        EXPECT_LT(*bytes, 1e15);
        EXPECT_GE(installedMemory().value(), *bytes);
    }
}

} // namespace
