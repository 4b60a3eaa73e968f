// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of .npy files put together by hand, as the format's description has them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace nunchi::tests {

inline std::string littleEndianBytes(std::uint64_t value, int size)
{
    std::string bytes;
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>((value >> (8 * i)) & 0xff);
    return bytes;
}

/// Magic, version, length and text of the header; nothing is checked.
inline std::string npyStart(const std::string &header, int version = 1)
{
    return "\x93NUMPY" + std::string(1, static_cast<char>(version)) + std::string(1, '\0')
        + littleEndianBytes(header.size(), version == 1 ? 2 : 4) + header;
}

inline std::string npyDictionary(const std::string &type, const std::string &shape, bool fortranOrder = false)
{
    return "{'descr': '" + type + "', 'fortran_order': " + (fortranOrder ? "True" : "False") + ", 'shape': " + shape
        + ", }\n";
}

/// The numbers in this machine's (little) byte order, or turned round.
template <class Number> std::string npyData(const std::vector<Number> &numbers, bool bigEndian = false)
{
    std::string bytes;
    for (const Number number : numbers) {
        auto raw = std::bit_cast<std::array<char, sizeof(Number)>>(number);
        if (bigEndian)
            std::reverse(raw.begin(), raw.end());
        bytes.append(raw.begin(), raw.end());
    }
    return bytes;
}

/// A plain C-ordered float64 file of two dimensions.
inline std::string npyMatrix(int rows, int columns, const std::vector<double> &numbers)
{
    return npyStart(npyDictionary("<f8", '(' + std::to_string(rows) + ", " + std::to_string(columns) + ')'))
        + npyData(numbers);
}

} // namespace nunchi::tests
