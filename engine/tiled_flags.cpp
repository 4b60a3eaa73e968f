// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled_flags.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace nunchi::engine {

namespace {

constexpr std::uint32_t bitsOf(Index count)
{
    return count < flagsPerWord ? (1U << count) - 1 : ~0U;
}

// Up to 32 entries of a row of the mask → a bit each, the first lowest.
std::uint32_t packed(const bool *entries, Index count)
{
    std::uint32_t word = 0;
    Index j = 0;
    if constexpr (std::endian::native == std::endian::little) {
        for (; j + 8 <= count; j += 8) {
            std::uint64_t bytes = 0;
            std::memcpy(&bytes, entries + j, sizeof bytes);
            // Each byte is 0 or 1, and goes to a bit of its own in the highest byte of the product.
            word |= static_cast<std::uint32_t>((bytes * 0x0102040810204080U) >> 56) << j;
        }
    }
    for (; j < count; ++j)
        word |= static_cast<std::uint32_t>(entries[j]) << j;
    return word;
}

std::uint32_t realKeys(const std::vector<bool> &keyIsReal, Index first, Index count)
{
    if (keyIsReal.empty())
        return bitsOf(count);
    std::uint32_t word = 0;
    for (Index j = 0; j < count; ++j)
        word |= static_cast<std::uint32_t>(keyIsReal[static_cast<std::size_t>(first + j)]) << j;
    return word;
}

} // namespace

template <class Scalar>
Visible fillFlags(const TiledOptions &options, const TileExtent &tile, Index padded, FlagWord<Scalar> *flags)
{
    const bool masked = options.mask.size() > 0;
    if (!masked && options.keyIsReal.empty())
        return Visible::All;
    std::uint32_t seen = 0;
    std::uint32_t unseen = 0;
    for (Index j = 0; j < tile.keys; j += flagsPerWord, flags += padded) {
        const Index count = std::min(flagsPerWord, tile.keys - j);
        const std::uint32_t real = realKeys(options.keyIsReal, tile.firstKey + j, count);
        const bool *entries = masked ? &options.mask(tile.firstQuery, tile.firstKey + j) : nullptr;
        std::uint32_t word = real;
        for (Index i = 0; i < tile.queries; ++i) {
            if (masked)
                word = packed(entries + i * options.mask.cols(), count) & real;
            flags[i] = word;
            seen |= word;
            unseen |= ~word & bitsOf(count);
        }
        // Lanes without a query follow the last one: whoever asks whether a panel sees all or nothing is not misled.
        std::fill(flags + tile.queries, flags + padded, word);
    }
    if (seen == 0)
        return Visible::None;
    return unseen == 0 ? Visible::All : Visible::Some;
}

template Visible fillFlags<float>(const TiledOptions &, const TileExtent &, Index, FlagWord<float> *);
template Visible fillFlags<double>(const TiledOptions &, const TileExtent &, Index, FlagWord<double> *);

} // namespace nunchi::engine
