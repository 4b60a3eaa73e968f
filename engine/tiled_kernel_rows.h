// SPDX-License-Identifier: GPL-3.0-or-later
// The softmax of one long row, for whoever keeps whole rows of scores; see tiled_kernel_body.h for the macros.
#pragma once

#include <cstddef>

#include "engine/tiled_kernel_lanes.h"

namespace nunchi::engine::NUNCHI_KERNEL {

namespace {

// A register's worth of numbers that lie anywhere.
template <class Scalar> struct Loose
{
    using Vector __attribute__((vector_size(NUNCHI_VECTOR_BYTES), aligned(alignof(Scalar)), may_alias)) = Scalar;
};

template <class Scalar> NUNCHI_INLINE Vector<Scalar> loadLoose(const Scalar *from)
{
    return *reinterpret_cast<const typename Loose<Scalar>::Vector *>(from);
}

template <class Scalar> NUNCHI_INLINE void storeLoose(Scalar *to, Vector<Scalar> numbers)
{
    *reinterpret_cast<typename Loose<Scalar>::Vector *>(to) = numbers;
}

// What is left of a row beyond whole registers, the rest of the register filled up.
template <class Scalar> NUNCHI_INLINE Vector<Scalar> loadSome(const Scalar *from, Size count, Scalar filling)
{
    Vector<Scalar> some = broadcast(filling);
    for (Size i = 0; i < count; ++i)
        some[i] = from[i];
    return some;
}

template <class Scalar> NUNCHI_APART Scalar largestOf(const Scalar *row, Size size)
{
    const Size whole = size / width<Scalar> * width<Scalar>;
    Vector<Scalar> top = loadSome(row + whole, size - whole, -Lanes<Scalar>::largest);
    for (Size i = 0; i < whole; i += width<Scalar>) {
        const Vector<Scalar> some = loadLoose(row + i);
        top = some > top ? some : top;
    }
    Scalar largest = top[0];
    for (Size lane = 1; lane < width<Scalar>; ++lane)
        largest = top[lane] > largest ? top[lane] : largest;
    return largest;
}

// size ≥ 1 finite scores → weights, in place.
template <class Scalar> NUNCHI_APART void softmaxRow(Scalar *row, Size size)
{
    const FlushDenormals flush;
    constexpr auto log2e = Scalar(1.44269504088896340736);
    const Size whole = size / width<Scalar> * width<Scalar>;
    const Vector<Scalar> top = broadcast(largestOf(row, size));
    const Vector<Scalar> least = leastPower<Scalar>();
    // Filled up with what is so far below the largest that its weight is 0.
    Vector<Scalar> rest = loadSome(row + whole, size - whole, -Lanes<Scalar>::largest);
    rest = powerOfTwo<Scalar>((rest - top) * log2e, least);
    for (Size i = size - whole; i < width<Scalar>; ++i)
        rest[i] = 0;
    // Sums of sums: thousands of numbers one by one would cost digits.
    constexpr Size stretch = 64 * width<Scalar>;
    Vector<Scalar> sums = rest;
    for (Size first = 0; first < whole; first += stretch) {
        const Size end = first + stretch < whole ? first + stretch : whole;
        Vector<Scalar> part{};
        for (Size i = first; i < end; i += width<Scalar>) {
            const Vector<Scalar> some = powerOfTwo<Scalar>((loadLoose(row + i) - top) * log2e, least);
            storeLoose(row + i, some);
            part += some;
        }
        sums += part;
    }
    Scalar sum = 0;
    for (Size lane = 0; lane < width<Scalar>; ++lane)
        sum += sums[lane];
    const Vector<Scalar> share = broadcast(1 / sum);
    for (Size i = 0; i < whole; i += width<Scalar>)
        storeLoose(row + i, loadLoose(row + i) * share);
    rest *= share;
    for (Size i = whole; i < size; ++i)
        row[i] = rest[i - whole];
}

} // namespace

} // namespace nunchi::engine::NUNCHI_KERNEL
