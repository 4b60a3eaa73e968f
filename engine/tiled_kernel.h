// SPDX-License-Identifier: GPL-3.0-or-later
// What a kernel for one instruction set offers. Plain data and function pointers only: a template of the standard
// library or of Eigen, compiled with the flags of a kernel, could be the copy the linker keeps for everyone.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nunchi::engine {

/// Some queries, and what is known of them after the keys so far. Storage is the caller's, aligned to 64 bytes; the
/// letters n̂, d̂_v, m̂ are n, d_v, m rounded up to whole panels, rows, rows. Queries lie side by side in panels of
/// TiledKernel::panel, so that all that is done to a query is done lane by lane.
template <class Scalar> struct TileState
{
    std::ptrdiff_t n = 0; ///< queries of this tile
    std::ptrdiff_t dK = 0;
    std::ptrdiff_t dV = 0;
    Scalar *queries = nullptr; ///< d_k × n̂, by panels, times scale · log₂e
    Scalar *sums = nullptr; ///< d̂_v × n̂, by panels: Σ 2^(score − reference) · value
    Scalar *reference = nullptr; ///< n̂
    Scalar *total = nullptr; ///< n̂: Σ 2^(score − reference)
    Scalar *scores = nullptr; ///< m̂ × panel, scratch
    Scalar *values = nullptr; ///< m × d̂_v, scratch
};

/// As wide as a number, so that a query's flags lie in the lane of its scores.
template <class Scalar> struct FlagWordOf;
template <> struct FlagWordOf<float>
{
    using Type = std::uint32_t;
};
template <> struct FlagWordOf<double>
{
    using Type = std::uint64_t;
};
template <class Scalar> using FlagWord = typename FlagWordOf<Scalar>::Type;
/// Keys a word tells of, whatever its width.
constexpr std::ptrdiff_t flagsPerWord = 32;

/// Some keys with their values. Query i may look at key j where j ≤ i + lead and, if there are flags, bit j mod 32 of
/// word (j div 32, i) is set.
template <class Scalar> struct KeyTile
{
    std::ptrdiff_t m = 0;
    const Scalar *keys = nullptr;
    std::ptrdiff_t keyStride = 0;
    const Scalar *values = nullptr;
    std::ptrdiff_t valueStride = 0;
    std::ptrdiff_t lead = 0;
    const FlagWord<Scalar> *flags = nullptr; ///< ⌈m/32⌉ × n̂, bits from m on 0; or none
};

template <class Scalar> struct TiledKernel
{
    std::ptrdiff_t panel = 0; ///< queries of a panel
    std::ptrdiff_t rows = 0; ///< keys, or columns of values, that are worked on at a time
    std::ptrdiff_t keyTile = 0; ///< keys of a tile that suit this kernel
    /// Takes the queries in (rows `stride` apart), times the factor; no key has been seen.
    void (*start)(TileState<Scalar> &state, const Scalar *queries, std::ptrdiff_t stride, Scalar factor) = nullptr;
    /// Takes a tile of keys into account.
    void (*absorb)(TileState<Scalar> &state, const KeyTile<Scalar> &tile) = nullptr;
    /// sums / total → n×d_v (rows `stride` apart); 0 for a query that saw no key: total is then 0.
    void (*finish)(TileState<Scalar> &state, Scalar *output, std::ptrdiff_t stride) = nullptr;
    /// size ≥ 1 finite scores → their weights, in place; for whoever keeps whole rows.
    void (*softmaxRow)(Scalar *row, std::ptrdiff_t size) = nullptr;
};

namespace generic {
extern const TiledKernel<float> floatKernel;
extern const TiledKernel<double> doubleKernel;
} // namespace generic
namespace sse2 {
extern const TiledKernel<float> floatKernel;
extern const TiledKernel<double> doubleKernel;
} // namespace sse2
namespace avx2 {
extern const TiledKernel<float> floatKernel;
extern const TiledKernel<double> doubleKernel;
} // namespace avx2
namespace avx512 {
extern const TiledKernel<float> floatKernel;
extern const TiledKernel<double> doubleKernel;
} // namespace avx512

} // namespace nunchi::engine
