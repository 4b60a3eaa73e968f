// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <ctime>

namespace nunchi::typeset {

/// How long this thread has computed. On a busy machine the clock on the wall tells of the others; where the system
/// does not count for each thread, it is the clock on the wall all the same.
inline std::chrono::nanoseconds threadTime()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec now{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
        return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
#endif
    return std::chrono::steady_clock::now().time_since_epoch();
}

} // namespace nunchi::typeset
