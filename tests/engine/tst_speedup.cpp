// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/speedup.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

TEST(Speedup, AmdahlsFigures)
{
    // 1/(0.01 + 0.99/100) = 100/1.99; 1/(0.05 + 0.95/20) = 20/1.95; 1/(0.5 + 0.5/2) = 4/3.
    EXPECT_NEAR(amdahlSpeedup(0.01, 100), 50.251256281407, 1e-9);
    EXPECT_NEAR(amdahlSpeedup(0.05, 20), 10.256410256410, 1e-9);
    EXPECT_NEAR(amdahlSpeedup(0.5, 2), 4.0 / 3, 1e-12);
    EXPECT_DOUBLE_EQ(amdahlSpeedup(0, 64), 64);
    EXPECT_DOUBLE_EQ(amdahlSpeedup(1, 64), 1);
    EXPECT_NEAR(amdahlSpeedup(0.02, 1e12), 50, 1e-6); // never above 1/s
}

TEST(Speedup, TheShareThatExplainsIt)
{
    for (const double share : {0.0, 0.01, 0.3, 1.0})
        for (const double workers : {2.0, 7.0, 100.0})
            EXPECT_NEAR(serialShareOf(amdahlSpeedup(share, workers), workers), share, 1e-12);
    EXPECT_LT(serialShareOf(2.2, 2), 0);
}

/// Piece by piece: whoever is free first takes the next.
double simulated(int pieces, int workers, double share)
{
    std::vector<double> freeAt(static_cast<size_t>(workers), share * pieces);
    for (int i = 0; i < pieces; ++i)
        *std::min_element(freeAt.begin(), freeAt.end()) += 1 - share;
    return *std::max_element(freeAt.begin(), freeAt.end());
}

TEST(DividedWork, TakesAsLongAsPieceByPiece)
{
    for (const int workers : {1, 2, 3, 7, 10, 50, 60, 99, 100, 150})
        for (const double share : {0.0, 0.01, 0.25, 1.0})
            EXPECT_NEAR(DividedWork(100, workers, share).time(), simulated(100, workers, share), 1e-9) << workers;
    EXPECT_DOUBLE_EQ(DividedWork(100, 1, 0.3).time(), 100);
    EXPECT_DOUBLE_EQ(DividedWork(100, 100, 0).speedup(), 100);
    EXPECT_DOUBLE_EQ(DividedWork(100, 99, 0).speedup(), 50); // one paper is left over
}

TEST(DividedWork, ProgressByHand)
{
    const DividedWork work(100, 30, 0.1); // 10 units in order, then rounds of 0.9: 30, 30, 30, 10
    EXPECT_EQ(work.rounds(), 4);
    EXPECT_NEAR(work.time(), 13.6, 1e-12);
    EXPECT_EQ(work.at(5).finished, 0);
    EXPECT_EQ(work.at(5).inWork, 0);
    EXPECT_NEAR(work.at(5).inOrder, 0.5, 1e-12);
    EXPECT_EQ(work.at(10.45).inWork, 30);
    EXPECT_NEAR(work.at(10.45).round, 0.5, 1e-9);
    EXPECT_EQ(work.at(10.9).finished, 30);
    EXPECT_EQ(work.at(12.8).finished, 90);
    EXPECT_EQ(work.at(12.8).inWork, 10);
    EXPECT_EQ(work.at(13.6).finished, 100);
    EXPECT_EQ(work.at(13.6).inWork, 0);
    EXPECT_EQ(work.at(1000).finished, 100);
}

TEST(DividedWork, NothingHasBegunAtTheBeginning)
{
    for (const double share : {0.0, 0.5, 1.0}) {
        const Progress progress = DividedWork(100, 10, share).at(0);
        EXPECT_EQ(progress.finished, 0);
        EXPECT_EQ(progress.inWork, 0);
    }
    EXPECT_EQ(DividedWork(100, 10, 1).at(99.9).finished, 0);
    EXPECT_EQ(DividedWork(100, 10, 1).at(100).finished, 100);
}

} // namespace
