// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace nunchi::engine {

/// Threads that wait for the next piece of work: starting a thread takes longer than attention over 300 tokens.
/// Kept by whoever runs often; used by one thread at a time.
class ThreadTeam
{
public:
    /// The number of a member, 0 for the calling thread, the others in the order they come.
    using Work = std::function<void(int)>;

    ThreadTeam() = default;
    ~ThreadTeam();
    ThreadTeam(const ThreadTeam &) = delete;
    ThreadTeam &operator=(const ThreadTeam &) = delete;

    /// Starts threads until there are so many, the calling one counted. Returns how many there are: fewer where the
    /// machine gives no more.
    int grow(int members);

    /// Calls work on the calling thread and, at the same time, on up to members − 1 others, each with its number.
    /// Whoever comes only after the calling thread has done its part is not waited for and does not begin: work must
    /// share out its pieces while it runs, and share nothing out beforehand. Returns how many took part. An exception
    /// of the calling thread's part comes through when the others are done; theirs must throw none.
    int run(int members, const Work &work);

private:
    void wait();
    bool called(std::uint64_t seen) const;
    void leave();

    std::vector<std::thread> m_threads;
    std::mutex m_mutex; // of all that follows; the two atomics are read outside as well
    std::condition_variable m_call;
    std::condition_variable m_done;
    std::atomic<std::uint64_t> m_calls{0};
    std::atomic<int> m_working{0}; // members at work, the calling thread not counted
    const Work *m_work = nullptr; // none: nobody may begin
    int m_joined = 0; // of this call, the calling thread counted
    int m_members = 0; // that may join
    int m_asleep = 0;
    bool m_ending = false;
};

} // namespace nunchi::engine
