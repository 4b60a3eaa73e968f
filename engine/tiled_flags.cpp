// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled_flags.h"

#include <algorithm>
#include <array>
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

// Up to 128 keys, which a query's row of the mask has on two cache lines.
constexpr Index mostWords = 4;

struct Strip
{
    Index first = 0; // key
    Index words = 0;
    std::array<Index, mostWords> counts{}; // keys of each word
    std::array<std::uint32_t, mostWords> real{};
};

Strip stripAt(const TiledOptions &options, Index first, Index end)
{
    Strip strip;
    strip.first = first;
    for (; first < end && strip.words < mostWords; first += flagsPerWord, ++strip.words) {
        const auto word = static_cast<std::size_t>(strip.words);
        strip.counts[word] = std::min(flagsPerWord, end - first);
        strip.real[word] = realKeys(options.keyIsReal, first, strip.counts[word]);
    }
    return strip;
}

// Bits some query sees, and bits some query does not see.
struct Seen
{
    std::uint32_t some = 0;
    std::uint32_t lacking = 0;
};

template <class Scalar>
void fillStrip(
    const Mask &mask, const TileExtent &tile, const Strip &strip, Index padded, FlagWord<Scalar> *flags, Seen &seen)
{
    for (Index i = 0; i < padded; ++i) {
        // Lanes without a query follow the last one: whoever asks what a whole panel sees is not misled.
        const Index query = tile.firstQuery + std::min(i, tile.queries - 1);
        const bool *entries = mask.size() > 0 ? &mask(query, strip.first) : nullptr;
        for (Index word = 0; word < strip.words; ++word) {
            const Index count = strip.counts[static_cast<std::size_t>(word)];
            std::uint32_t bits = strip.real[static_cast<std::size_t>(word)];
            if (entries != nullptr)
                bits &= packed(entries + word * flagsPerWord, count);
            flags[word * padded + i] = bits;
            seen.some |= bits;
            seen.lacking |= ~bits & bitsOf(count);
        }
    }
}

} // namespace

template <class Scalar>
Visible fillFlags(const TiledOptions &options, const TileExtent &tile, Index padded, FlagWord<Scalar> *flags)
{
    if (options.mask.size() == 0 && options.keyIsReal.empty())
        return Visible::All;
    Seen seen;
    const Index end = tile.firstKey + tile.keys;
    for (Index first = tile.firstKey; first < end; first += mostWords * flagsPerWord, flags += mostWords * padded)
        fillStrip<Scalar>(options.mask, tile, stripAt(options, first, end), padded, flags, seen);
    if (seen.some == 0)
        return Visible::None;
    return seen.lacking == 0 ? Visible::All : Visible::Some;
}

template Visible fillFlags<float>(const TiledOptions &, const TileExtent &, Index, FlagWord<float> *);
template Visible fillFlags<double>(const TiledOptions &, const TileExtent &, Index, FlagWord<double> *);

} // namespace nunchi::engine
