// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/thread_team.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

// Work that ends only when all members are there: they really are at work at the same time.
struct Meeting
{
    explicit Meeting(int members)
        : expected(members)
    {
    }

    void operator()(int)
    {
        ++present;
        while (present < expected)
            std::this_thread::yield();
    }

    const int expected;
    std::atomic<int> present{0};
};

TEST(ThreadTeam, MembersWorkAtTheSameTime)
{
    ThreadTeam team;
    ASSERT_EQ(team.grow(4), 4);
    for (int round = 0; round < 50; ++round) {
        Meeting meeting(4);
        EXPECT_EQ(team.run(4, std::ref(meeting)), 4);
    }
}

TEST(ThreadTeam, NumbersAreEachMembersOwnAndTheCallersIsNought)
{
    ThreadTeam team;
    team.grow(3);
    std::mutex mutex;
    std::set<int> numbers;
    const auto caller = std::this_thread::get_id();
    Meeting meeting(3);
    team.run(3, [&](int number) {
        meeting(number);
        const std::lock_guard lock(mutex);
        EXPECT_TRUE(numbers.insert(number).second);
        EXPECT_EQ(number == 0, std::this_thread::get_id() == caller);
    });
    EXPECT_EQ(numbers, (std::set<int>{0, 1, 2}));
}

TEST(ThreadTeam, PiecesAreDoneOnceWhoeverComes)
{
    ThreadTeam team;
    team.grow(4);
    for (int round = 0; round < 2000; ++round) {
        const int pieces = round % 7;
        std::vector<int> done(static_cast<std::size_t>(pieces), 0);
        std::atomic<int> next{0};
        const int members = team.run(1 + round % 4, [&](int) {
            for (int piece = next++; piece < pieces; piece = next++)
                ++done[static_cast<std::size_t>(piece)];
        });
        EXPECT_GE(members, 1);
        EXPECT_LE(members, 1 + round % 4);
        EXPECT_EQ(std::count(done.begin(), done.end(), 1), pieces); // and nobody writes any more
    }
}

TEST(ThreadTeam, SleepersWakeAgain)
{
    ThreadTeam team;
    team.grow(2);
    for (int round = 0; round < 5; ++round) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2)); // longer than anyone spins
        Meeting meeting(2);
        EXPECT_EQ(team.run(2, std::ref(meeting)), 2);
    }
}

TEST(ThreadTeam, NoMoreThanAskedForAreStartedAndWork)
{
    ThreadTeam team;
    EXPECT_EQ(team.grow(1), 1);
    EXPECT_EQ(team.run(9, [](int number) { EXPECT_EQ(number, 0); }), 1);
    EXPECT_EQ(team.grow(5), 5);
    EXPECT_EQ(team.grow(2), 5); // it does not shrink
    std::atomic<int> most{0};
    for (int round = 0; round < 200; ++round) {
        team.run(2, [&](int number) {
            for (int seen = most; seen < number && !most.compare_exchange_weak(seen, number);) { }
        });
    }
    EXPECT_LE(most, 1);
}

TEST(ThreadTeam, ExceptionOfTheCallersPartComesThroughAfterTheOthersAreDone)
{
    ThreadTeam team;
    team.grow(3);
    Meeting meeting(3);
    std::atomic<int> done{0};
    const auto work = [&](int number) {
        meeting(number);
        if (number == 0)
            throw std::runtime_error("no");
        ++done;
    };
    EXPECT_THROW(team.run(3, work), std::runtime_error);
    EXPECT_EQ(done, 2);
    Meeting again(3);
    EXPECT_EQ(team.run(3, std::ref(again)), 3);
}

} // namespace
