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

// What is hidden gets the score −∞, whatever it was.
template <class Scalar> void hideLater(const KeyTile<Scalar> &tile, Size first, Size m, Scalar *scores)
{
    for (Size j = 0; j < m; ++j) {
        const Size seeing = j - tile.lead - first; // the first lane that may see key j
        const Size end = seeing < panel<Scalar> ? seeing : panel<Scalar>;
        for (Size i = 0; i < end; ++i)
            scores[j * panel<Scalar> + i] = -__builtin_inf();
    }
}

// flags: of this panel's first lane.
template <class Scalar, int count> void hideFlagged(const FlagWord<Scalar> *flags, Size paddedN, Size m, Scalar *scores)
{
    using Words = Integers<Scalar>;
    for (Size begin = 0; begin < m; begin += flagsPerWord, flags += paddedN) {
        Words words[count];
        for (int c = 0; c < count; ++c)
            words[c] = *reinterpret_cast<const Words *>(flags + c * width<Scalar>);
        const Size end = begin + flagsPerWord < m ? begin + flagsPerWord : m;
        Words bit = Words{} + 1;
        for (Size j = begin; j < end; ++j, bit += bit) {
#pragma GCC unroll 4
            for (int c = 0; c < count; ++c) {
                Scalar *score = scores + j * panel<Scalar> + c * width<Scalar>;
                store(score, (words[c] & bit) != 0 ? load(score) : Vector<Scalar>{} - Scalar(__builtin_inf()));
            }
        }
    }
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
