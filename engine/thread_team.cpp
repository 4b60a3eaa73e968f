// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/thread_team.h"

#include <chrono>
#include <system_error>

namespace nunchi::engine {

namespace {

// Waking a sleeping thread takes about as long: whoever waits for less had better not sleep.
constexpr std::chrono::microseconds patience{50};

void pause()
{
#if defined(__x86_64__)
    __builtin_ia32_pause(); // the core's power, and its other thread, are spared
#endif
}

// Waits without sleeping; false: patience came to its end.
template <class Condition> bool soon(const Condition &condition)
{
    const auto start = std::chrono::steady_clock::now();
    do {
        for (int i = 0; i < 16; ++i) {
            if (condition())
                return true;
            pause();
        }
    } while (std::chrono::steady_clock::now() - start < patience);
    return false;
}

} // namespace

ThreadTeam::~ThreadTeam()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
        ++m_calls;
    }
    m_call.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

int ThreadTeam::grow(int members)
{
    try {
        while (static_cast<int>(m_threads.size()) + 1 < members)
            m_threads.emplace_back([this] { wait(); });
    } catch (const std::system_error &) {
        // The machine gives no more threads: those that run do it all.
    }
    return static_cast<int>(m_threads.size()) + 1;
}

bool ThreadTeam::called(std::uint64_t seen) const
{
    return m_calls.load(std::memory_order_acquire) != seen;
}

void ThreadTeam::wait()
{
    for (std::uint64_t seen = 0;;) {
        const bool early = soon([&] { return called(seen); });
        std::unique_lock lock(m_mutex);
        if (!early) {
            ++m_asleep;
            m_call.wait(lock, [&] { return called(seen); });
            --m_asleep;
        }
        seen = m_calls;
        if (m_ending)
            return;
        if (m_work == nullptr || m_joined == m_members)
            continue;
        const Work &work = *m_work;
        const int number = m_joined++;
        ++m_working;
        lock.unlock();
        work(number);
        leave();
    }
}

void ThreadTeam::leave()
{
    bool last = false;
    {
        const std::lock_guard lock(m_mutex);
        last = --m_working == 0;
    }
    if (last)
        m_done.notify_one();
}

int ThreadTeam::run(int members, const Work &work)
{
    // Closes the call whichever way it ends: the work is the caller's and gone afterwards.
    struct Call
    {
        ThreadTeam &team;
        ~Call()
        {
            {
                const std::lock_guard lock(team.m_mutex);
                team.m_work = nullptr;
            }
            const auto nobodyWorks = [this] { return team.m_working.load(std::memory_order_acquire) == 0; };
            soon(nobodyWorks);
            std::unique_lock lock(team.m_mutex);
            team.m_done.wait(lock, nobodyWorks);
        }
    };
    if (members <= 1 || m_threads.empty()) {
        work(0);
        return 1;
    }
    bool wake = false;
    {
        const std::lock_guard lock(m_mutex);
        m_work = &work;
        m_joined = 1;
        m_members = members;
        ++m_calls;
        wake = m_asleep > 0;
    }
    {
        const Call call{*this};
        if (wake)
            m_call.notify_all();
        work(0);
    }
    return m_joined;
}

} // namespace nunchi::engine
