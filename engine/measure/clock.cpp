// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/clock.h"

#include <chrono>

namespace nunchi::engine {

Clock steadyClock()
{
    return [] { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); };
}

} // namespace nunchi::engine
