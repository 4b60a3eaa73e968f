// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel of tiled attention, compiled once for each instruction set by a unit that sets, before including this,
//   NUNCHI_KERNEL         the namespace of the unit
//   NUNCHI_VECTOR_BYTES   the width of a register
//   NUNCHI_ROWS           rows of a block of sums held in registers (keys, or columns of values)
//   NUNCHI_COLUMNS        registers of such a row: rows × columns sums, the columns and one more must fit
//   NUNCHI_REGISTER       the compiler's letter for such a register in inline assembly, where it has one
//   NUNCHI_FLUSH          defined where the processor can take denormals for 0 (MXCSR)
//
// Both products are sums of outer products. Queries lie along the registers, keys and values are broadcast: neither K
// nor V is transposed, a score and its query share a lane from first to last, and whatever is done to the query (its
// largest score, its sum) needs no step across lanes. A lane's result thus never depends on its neighbours.
// Sources: Goto & van de Geijn 2008 (blocking for registers and caches); Milakov & Gimelshein 2018; Dao et al. 2022.
#pragma once

#include <cstddef>

#include "engine/tiled_kernel.h"
#include "engine/tiled_kernel_lanes.h"
#include "engine/tiled_kernel_masks.h"
#include "engine/tiled_kernel_rows.h"

namespace nunchi::engine::NUNCHI_KERNEL {

namespace {

// rows pointers, one a key: its numbers lie side by side.
template <class Scalar> struct KeyRows
{
    const Scalar *row[rows];
    NUNCHI_INLINE Scalar at(Size step, Size r) const { return row[r][step]; }
};

// A block of packed values: `rows` columns of V, key by key.
template <class Scalar> struct ValueBlock
{
    const Scalar *first;
    NUNCHI_INLINE Scalar at(Size step, Size r) const { return first[step * rows + r]; }
};

template <class Scalar, int count> struct Sums
{
    Vector<Scalar> at[rows][count];
};

// left: depth × rows, right: depth × panel → rows × count registers, leftᵀ · right.
template <class Scalar, int count, class Left>
NUNCHI_INLINE void multiply(const Left &left, const Scalar *right, Size depth, Sums<Scalar, count> &sums)
{
#pragma GCC unroll 8
    for (Size r = 0; r < rows; ++r) {
#pragma GCC unroll 4
        for (int c = 0; c < count; ++c)
            sums.at[r][c] = Vector<Scalar>{};
    }
#pragma GCC unroll 4
    for (Size step = 0; step < depth; ++step) {
        const Scalar *b = right + step * panel<Scalar>;
#pragma GCC unroll 8
        for (Size r = 0; r < rows; ++r) {
            const Vector<Scalar> a = broadcast(left.at(step, r));
#pragma GCC unroll 4
            for (int c = 0; c < count; ++c)
                sums.at[r][c] += a * load(b + c * width<Scalar>);
        }
    }
}

// The two products, each a function of its own: all registers are then the sums'.

// rows keys · a panel of queries → rows × panel scores. True: one of them is above its lane's reference by more than
// the slack. NaN is passed over here and found again in the sums.
template <class Scalar, int count>
NUNCHI_APART bool scoresOfRows(
    const KeyRows<Scalar> &keys, const Scalar *queries, Size dK, const Scalar *reference, Scalar *scores)
{
    const KeyRows<Scalar> held = keys;
    Sums<Scalar, count> sums;
    multiply<Scalar, count>(held, queries, dK, sums);
    Integers<Scalar> above{};
#pragma GCC unroll 4
    for (int c = 0; c < count; ++c) {
        Vector<Scalar> largest[rows];
#pragma GCC unroll 8
        for (Size r = 0; r < rows; ++r) {
            largest[r] = sums.at[r][c];
            store(scores + r * panel<Scalar> + c * width<Scalar>, largest[r]);
        }
#pragma GCC unroll 4
        for (Size half = rows / 2; half > 0; half /= 2) {
#pragma GCC unroll 8
            for (Size r = 0; r < half; ++r)
                largest[r] = largest[r + half] > largest[r] ? largest[r + half] : largest[r];
        }
        above |= largest[0] > load(reference + c * width<Scalar>) + Scalar(slack);
    }
    return anyOf<Scalar>(above);
}

// sums · factor + weightsᵀ · a block of values, rows × panel.
template <class Scalar, int count>
NUNCHI_APART void accumulateBlock(
    ValueBlock<Scalar> values, const Scalar *weights, Size m, const Scalar *factor, Scalar *sums)
{
    Sums<Scalar, count> added;
    multiply<Scalar, count>(values, weights, m, added);
#pragma GCC unroll 8
    for (Size r = 0; r < rows; ++r) {
#pragma GCC unroll 4
        for (int c = 0; c < count; ++c) {
            Scalar *entry = sums + r * panel<Scalar> + c * width<Scalar>;
            store(entry, load(entry) * load(factor + c * width<Scalar>) + added.at[r][c]);
        }
    }
}

// Where a panel's part of the state lies.
template <class Scalar> struct PanelView
{
    Scalar *queries;
    Scalar *sums;
    Scalar *reference;
    Scalar *total;
    Size first; // query of the tile
};

template <class Scalar> PanelView<Scalar> panelView(const TileState<Scalar> &state, Size index)
{
    const Size paddedV = (state.dV + rows - 1) / rows * rows;
    const Size first = index * panel<Scalar>;
    return {state.queries + first * state.dK, state.sums + first * paddedV, state.reference + first,
        state.total + first, first};
}

// +∞ among the scores: they share the whole weight, as in softmax. Done to the scores, so that no other tile pays.
template <class Scalar> void tameInfinity(Scalar *scores, Size m, Scalar *top)
{
    const Scalar largest = Lanes<Scalar>::largest;
    bool found = false;
    for (Size i = 0; i < panel<Scalar>; ++i) {
        found |= top[i] > largest;
        top[i] = top[i] > largest ? largest : top[i];
    }
    if (!found)
        return;
    for (Size i = 0; i < m * panel<Scalar>; ++i)
        scores[i] = scores[i] > largest ? largest : scores[i];
}

// A new reference where the old is too far below the largest of the last `height` scores, lane by lane. All that was
// weighed by the old one is multiplied accordingly: the weights of this tile so far, which lie before `scores`, and
// the total; factor gathers it for the sums.
template <class Scalar, int count>
NUNCHI_APART void raise(const PanelView<Scalar> &at, Scalar *weights, Scalar *scores, Size height, Scalar *factor)
{
    alignas(NUNCHI_VECTOR_BYTES) Scalar top[panel<Scalar>];
    largestOf(scores, height, top);
    tameInfinity(scores, height, top);
    Integers<Scalar> above{};
    for (int c = 0; c < count; ++c)
        above |= load(top + c * width<Scalar>) > load(at.reference + c * width<Scalar>) + Scalar(slack);
    if (!anyOf<Scalar>(above))
        return; // what was above is hidden
    const Vector<Scalar> least = leastPower<Scalar>();
    for (int c = 0; c < count; ++c) {
        const Size lane = c * width<Scalar>;
        const Vector<Scalar> before = load(at.reference + lane);
        const Vector<Scalar> largest = load(top + lane);
        const Vector<Scalar> reference = largest > before + Scalar(slack) ? largest : before;
        const Vector<Scalar> fall = powerOfTwo<Scalar>(before - reference, least);
        store(at.reference + lane, reference);
        store(at.total + lane, load(at.total + lane) * fall);
        store(factor + lane, load(factor + lane) * fall);
        for (Scalar *weight = weights + lane; weight < scores; weight += panel<Scalar>)
            store(weight, load(weight) * fall);
    }
}

// `height` rows of scores → weights 2^(score − reference), in place.
template <class Scalar, int count> NUNCHI_APART void weigh(const PanelView<Scalar> &at, Scalar *scores, Size height)
{
    const Vector<Scalar> least = leastPower<Scalar>();
    Vector<Scalar> reference[count];
    Vector<Scalar> total[count];
#pragma GCC unroll 4
    for (int c = 0; c < count; ++c) {
        reference[c] = load(at.reference + c * width<Scalar>);
        total[c] = load(at.total + c * width<Scalar>);
    }
    for (Size j = 0; j < height; ++j) {
#pragma GCC unroll 4
        for (int c = 0; c < count; ++c) {
            Scalar *score = scores + j * panel<Scalar> + c * width<Scalar>;
            const Vector<Scalar> weight = powerOfTwo<Scalar>(load(score) - reference[c], least);
            total[c] += weight;
            store(score, weight);
        }
    }
#pragma GCC unroll 4
    for (int c = 0; c < count; ++c)
        store(at.total + c * width<Scalar>, total[c]);
}

// sums · factor + weightsᵀ · V
template <class Scalar, int count>
void accumulate(const TileState<Scalar> &state, const PanelView<Scalar> &at, Size tileM, Size m, const Scalar *factor)
{
    for (Size column = 0; column < state.dV; column += rows) {
        accumulateBlock<Scalar, count>(ValueBlock<Scalar>{state.values + column * tileM}, state.scores, m, factor,
            at.sums + column * panel<Scalar>);
    }
}

// `rows` numbers side by side, wherever they begin.
template <class Scalar> struct Strip;

template <> struct Strip<float>
{
    using Numbers __attribute__((vector_size(rows * sizeof(float)))) = float;
};

template <> struct Strip<double>
{
    using Numbers __attribute__((vector_size(rows * sizeof(double)))) = double;
};

template <class Scalar> bool isFinite(Scalar number)
{
    return number - number == 0;
}

// V by blocks of `rows` columns, key by key; 0 for what is beyond d_v. NaN and ∞ are left out (0) and reported: they
// may stand behind a mask, and 0 · NaN would be NaN.
template <class Scalar> NUNCHI_APART bool packValues(const KeyTile<Scalar> &tile, Size dV, Scalar *packed)
{
    using Numbers = typename Strip<Scalar>::Numbers;
    Numbers nothing{}; // stays 0 while all is finite, else NaN
    const Size whole = dV / rows * rows;
    for (Size column = 0; column < whole; column += rows) {
        const Scalar *from = tile.values + column;
        for (Size j = 0; j < tile.m; ++j, from += tile.valueStride, packed += rows) {
            Numbers numbers;
            __builtin_memcpy(&numbers, from, sizeof numbers);
            const Numbers difference = numbers - numbers;
            nothing += difference;
            numbers = difference == 0 ? numbers : Numbers{};
            __builtin_memcpy(packed, &numbers, sizeof numbers);
        }
    }
    bool finite = true;
    for (Size r = 0; r < rows; ++r)
        finite = finite && nothing[r] == 0;
    for (Size j = 0; whole < dV && j < tile.m; ++j, packed += rows) {
        for (Size r = 0; r < rows; ++r) {
            const Scalar number = whole + r < dV ? tile.values[j * tile.valueStride + whole + r] : Scalar(0);
            finite = finite && isFinite(number);
            packed[r] = isFinite(number) ? number : Scalar(0);
        }
    }
    return finite;
}

// Gives what packValues left out to the queries that may see it.
template <class Scalar>
void addUnbounded(const TileState<Scalar> &state, const KeyTile<Scalar> &tile, const PanelView<Scalar> &at, Size m)
{
    const Size paddedN = (state.n + panel<Scalar> - 1) / panel<Scalar> * panel<Scalar>;
    for (Size j = 0; j < m; ++j) {
        for (Size column = 0; column < state.dV; ++column) {
            const Scalar value = tile.values[j * tile.valueStride + column];
            if (isFinite(value))
                continue;
            for (Size i = 0; i < panel<Scalar>; ++i) {
                if (!hidden(tile, paddedN, at.first + i, j))
                    at.sums[column * panel<Scalar> + i] += state.scores[j * panel<Scalar> + i] * value;
            }
        }
    }
}

template <class Scalar> NUNCHI_INLINE KeyRows<Scalar> keyRows(const KeyTile<Scalar> &tile, Size first, Size m)
{
    KeyRows<Scalar> keys;
    const Scalar *row = tile.keys + first * tile.keyStride;
    for (Size r = 0; r < rows; ++r) {
        keys.row[r] = row;
        row += first + r + 1 < m ? tile.keyStride : 0; // beyond m the last one is repeated
    }
    return keys;
}

// The weights of a panel's first m keys.
template <class Scalar, int count>
void weightsOf(const TileState<Scalar> &state, const KeyTile<Scalar> &tile, const PanelView<Scalar> &at, Size m,
    bool flagged, Scalar *factor)
{
    const Size paddedN = (state.n + panel<Scalar> - 1) / panel<Scalar> * panel<Scalar>;
    for (Size j = 0; j < m; j += rows) {
        Scalar *scores = state.scores + j * panel<Scalar>;
        const Size height = m - j < rows ? m - j : rows;
        bool above = scoresOfRows<Scalar, count>(keyRows(tile, j, m), at.queries, state.dK, at.reference, scores);
        if (j + height - 1 > at.first + tile.lead) {
            hideLater(tile, at.first, j, height, scores);
            above = true; // it may be: a NaN that is hidden now has hidden others before
        }
        if (flagged)
            above = hideFlagged<Scalar, count>(tile.flags + at.first, paddedN, j, height, at.reference, scores);
        if (above)
            raise<Scalar, count>(at, state.scores, scores, height, factor);
        weigh<Scalar, count>(at, scores, height);
    }
}

template <class Scalar, int count>
void absorbPanel(const TileState<Scalar> &state, const KeyTile<Scalar> &tile, Size index, bool finite)
{
    const PanelView<Scalar> at = panelView(state, index);
    const Size paddedN = (state.n + panel<Scalar> - 1) / panel<Scalar> * panel<Scalar>;
    // No query of this panel sees a key from m on.
    const Size last = at.first + panel<Scalar> - 1 + tile.lead;
    const Size m = last + 1 < tile.m ? last + 1 : tile.m;
    const Sight sight = sightOf(tile, paddedN, at.first);
    if (m <= 0 || sight.nothing)
        return;
    alignas(NUNCHI_VECTOR_BYTES) Scalar factor[panel<Scalar>];
    for (Size i = 0; i < panel<Scalar>; ++i)
        factor[i] = 1;
    weightsOf<Scalar, count>(state, tile, at, m, !sight.all, factor);
    accumulate<Scalar, count>(state, at, tile.m, m, factor);
    if (!finite)
        addUnbounded(state, tile, at, m);
}

template <class Scalar> void absorb(TileState<Scalar> &state, const KeyTile<Scalar> &tile)
{
    const FlushDenormals flush;
    const bool finite = packValues(tile, state.dV, state.values);
    for (Size index = 0; index * panel<Scalar> < state.n; ++index) {
        const Size left = state.n - index * panel<Scalar>;
        if (left <= width<Scalar>)
            absorbPanel<Scalar, 1>(state, tile, index, finite);
        else if (columns == 2 || left <= 2 * width<Scalar>)
            absorbPanel<Scalar, 2>(state, tile, index, finite);
        else
            absorbPanel<Scalar, columns>(state, tile, index, finite);
    }
}

template <class Scalar> void start(TileState<Scalar> &state, const Scalar *queries, Size stride, Scalar factor)
{
    const Size paddedV = (state.dV + rows - 1) / rows * rows;
    for (Size index = 0; index * panel<Scalar> < state.n; ++index) {
        const PanelView<Scalar> at = panelView(state, index);
        const Size left = state.n - at.first;
        for (Size i = 0; i < panel<Scalar>; ++i) {
            for (Size t = 0; t < state.dK; ++t)
                at.queries[t * panel<Scalar> + i] =
                    i < left ? queries[(at.first + i) * stride + t] * factor : Scalar(0);
            at.reference[i] = -Lanes<Scalar>::largest;
            at.total[i] = 0;
        }
        for (Size entry = 0; entry < paddedV * panel<Scalar>; ++entry)
            at.sums[entry] = 0;
    }
}

template <class Scalar> void finish(TileState<Scalar> &state, Scalar *output, Size stride)
{
    for (Size i = 0; i < state.n; ++i) {
        const PanelView<Scalar> at = panelView(state, i / panel<Scalar>);
        const Size lane = i - at.first;
        const Scalar total = at.total[lane];
        for (Size column = 0; column < state.dV; ++column) {
            const Scalar sum = at.sums[column * panel<Scalar> + lane];
            output[i * stride + column] = total == 0 ? Scalar(0) : sum / total;
        }
    }
}

} // namespace

const TiledKernel<float> floatKernel{panel<float>, rows, NUNCHI_KEY_TILE, start<float>, absorb<float>, finish<float>,
    softmaxRow<float>};
const TiledKernel<double> doubleKernel{
    panel<double>, rows, NUNCHI_KEY_TILE, start<double>, absorb<double>, finish<double>, softmaxRow<double>};

} // namespace nunchi::engine::NUNCHI_KERNEL
