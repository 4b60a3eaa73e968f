// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace nunchi::engine {

/// The 256 bits NumPy's SeedSequence(seed).generate_state(4, uint64) gives: well mixed, however plain the seed.
std::array<std::uint64_t, 4> seedWords(std::uint64_t seed);

} // namespace nunchi::engine
