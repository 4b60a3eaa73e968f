// SPDX-License-Identifier: GPL-3.0-or-later
// What may not be seen, in the registers of one instruction set; see tiled_kernel_body.h.
#pragma once

#include <cstddef>

#include "engine/tiled_kernel.h"
#include "engine/tiled_kernel_lanes.h"

namespace nunchi::engine::NUNCHI_KERNEL {

namespace {

// i counts in the tile.
template <class Scalar> bool hidden(const KeyTile<Scalar> &tile, Size paddedN, Size i, Size j)
{
    if (j > i + tile.lead)
        return true;
    return tile.flags != nullptr && (tile.flags[j / flagsPerWord * paddedN + i] >> (j % flagsPerWord) & 1) == 0;
}

// What is hidden of the keys j, j + 1, … j + height − 1 gets the score −∞, whatever it was.
template <class Scalar> void hideLater(const KeyTile<Scalar> &tile, Size first, Size j, Size height, Scalar *scores)
{
    for (Size r = 0; r < height; ++r) {
        const Size seeing = j + r - tile.lead - first; // the first lane that may see the key
        const Size end = seeing < panel<Scalar> ? seeing : panel<Scalar>;
        for (Size i = 0; i < end; ++i)
            scores[r * panel<Scalar> + i] = -__builtin_inf();
    }
}

// The same by the flags, which begin with this panel's first lane; no word ends between j and j + height. True: what is
// left has a score above its lane's reference by more than the slack.
template <class Scalar, int count>
bool hideFlagged(
    const FlagWord<Scalar> *flags, Size paddedN, Size j, Size height, const Scalar *reference, Scalar *scores)
{
    using Words = Integers<Scalar>;
    const FlagWord<Scalar> *row = flags + j / flagsPerWord * paddedN;
    Words above{};
#pragma GCC unroll 4
    for (int c = 0; c < count; ++c) {
        const Words words = *reinterpret_cast<const Words *>(row + c * width<Scalar>);
        Words bit = Words{} + (typename Lanes<Scalar>::Integer{1} << (j % flagsPerWord));
        Vector<Scalar> largest = broadcast(-Lanes<Scalar>::largest);
        for (Size r = 0; r < height; ++r, bit = bit << 1) {
            Scalar *score = scores + r * panel<Scalar> + c * width<Scalar>;
            const Vector<Scalar> left = (words & bit) != 0 ? load(score) : Vector<Scalar>{} - Scalar(__builtin_inf());
            store(score, left);
            largest = left > largest ? left : largest;
        }
        above |= largest > load(reference + c * width<Scalar>) + Scalar(slack);
    }
    return anyOf<Scalar>(above);
}

// What a panel sees of a tile by its flags.
struct Sight
{
    bool all;
    bool nothing;
};

template <class Scalar> Sight sightOf(const KeyTile<Scalar> &tile, Size paddedN, Size first)
{
    FlagWord<Scalar> seen = 0;
    FlagWord<Scalar> unseen = 0;
    if (tile.flags == nullptr)
        return {true, false};
    for (Size begin = 0; begin < tile.m; begin += flagsPerWord) {
        const FlagWord<Scalar> *words = tile.flags + begin / flagsPerWord * paddedN + first;
        const Size count = tile.m - begin < flagsPerWord ? tile.m - begin : flagsPerWord;
        const FlagWord<Scalar> whole = ~FlagWord<Scalar>(0) >> (sizeof(Scalar) * 8 - static_cast<unsigned>(count));
        for (Size i = 0; i < panel<Scalar>; ++i) {
            seen |= words[i];
            unseen |= words[i] ^ whole;
        }
    }
    return {unseen == 0, seen == 0};
}

// The largest score of each lane, anew.
template <class Scalar> void largestOf(const Scalar *scores, Size m, Scalar *top)
{
    for (Size i = 0; i < panel<Scalar>; ++i)
        top[i] = -Lanes<Scalar>::largest;
    for (Size j = 0; j < m; ++j) {
        const Scalar *row = scores + j * panel<Scalar>;
        for (Size i = 0; i < panel<Scalar>; ++i)
            top[i] = row[i] > top[i] ? row[i] : top[i];
    }
}

} // namespace

} // namespace nunchi::engine::NUNCHI_KERNEL
