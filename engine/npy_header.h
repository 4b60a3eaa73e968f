// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nunchi::engine {

/// What the Python dictionary at the head of a .npy file says.
struct NpyHeader
{
    std::string type; ///< "<f8"; of a structured type its whole source text
    bool fortranOrder = false;
    std::vector<std::uint64_t> shape; ///< an entry no 64 bits can hold is given as their largest number
};

/// Exactly the three keys NumPy writes, in any order; empty when the text is anything else.
std::optional<NpyHeader> parseNpyHeader(std::string_view text);

} // namespace nunchi::engine
