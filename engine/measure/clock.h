// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace nunchi::engine {

/// Seconds since any fixed moment, never backwards. Whoever measures is given one, so that tests can hand in theirs.
using Clock = std::function<double()>;

/// The machine's own monotonic clock.
Clock steadyClock();

} // namespace nunchi::engine
