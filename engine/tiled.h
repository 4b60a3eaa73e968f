// SPDX-License-Identifier: GPL-3.0-or-later
// Attention over long sequences: the same numbers as attention.h, without ever holding n×m scores.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/instruction_set.h"
#include "engine/multihead.h"
#include "engine/types.h"

namespace nunchi::engine {

struct TiledWorkspace;

/// Scalar is float or double throughout.
template <class Scalar> using MatrixOf = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
/// A matrix, or a block of columns of a wider one: one row's numbers lie side by side, rows may lie apart.
template <class Scalar> using MatrixView = Eigen::Ref<const MatrixOf<Scalar>, 0, Eigen::OuterStride<>>;
template <class Scalar> using MatrixSpan = Eigen::Ref<MatrixOf<Scalar>, 0, Eigen::OuterStride<>>;

struct TiledProgress
{
    double fraction = 0.0; ///< of the multiply-adds, 0 to 1
    std::chrono::duration<double> elapsed{};
    std::chrono::duration<double> remaining{}; ///< if the rest goes at the pace so far
};

struct TiledOptions
{
    /// Multiplies the raw scores; empty: 1/√d_k. (A temperature T is a scale divided by T.)
    std::optional<double> scale;
    /// Query i may look at keys 0 … i + (m − n), as causalMask; tiles with no such key are skipped.
    bool causal = false;
    /// m entries, false: no query may look at this key (padding); empty: all are real.
    std::vector<bool> keyIsReal;
    /// n×m, or empty. It is the one input that is not O((n + m)·d): leave it empty where causal and keyIsReal do.
    Mask mask;

    /// 0: as many as the machine runs at once; fewer where more would be slower. The result has the same bits.
    int threads = 0;
    /// Threads and memory that are kept between runs; none: this run starts and ends its own, which pays from about
    /// n = 600 on, and with kept ones from n = 200.
    TiledWorkspace *workspace = nullptr;
    /// Empty: chosenInstructionSet(). Must be present. Other sets round otherwise: the last bits differ.
    std::optional<InstructionSet> instructionSet;
    /// Queries and keys a tile, at most; 0: what suits the kernel. The bits depend on keyTile, not on queryTile.
    Index queryTile = 0;
    Index keyTile = 0;

    /// Looked at by every thread after each tile of keys: every few milliseconds at most while d ≤ 512.
    std::stop_token stop;
    /// Called on the calling thread, about twenty times a second.
    std::function<void(const TiledProgress &)> onProgress;
};

/// What a run tells besides its numbers.
struct TiledReport
{
    std::vector<Index> blindQueries; ///< queries that may look at nothing: output 0 (before W_O)
    InstructionSet instructionSet = InstructionSet::Generic; ///< that was used
    int threads = 1; ///< that were used
};

template <class Scalar> struct TiledOutput
{
    MatrixOf<Scalar> output; ///< n×d_v; of several heads n×d_model
    TiledReport report;
};

/// Q n×d_k, K m×d_k, V m×d_v, d_k ≥ 1 → softmax(QKᵀ·scale)·V, empty when told to stop. Throws std::bad_alloc where
/// the output does not fit into memory.
/// Keys come by tiles; of each query only the largest score so far, the sum of exponentials relative to it and the
/// sum of values so weighted are kept: O((n + m)·d) memory, O(n·m·d) operations. Masked keys, be they NaN or ∞,
/// never reach the output; what may be seen propagates. Finite scores of any size give no NaN.
/// Source: Milakov & Gimelshein 2018 (online softmax); Rabe & Staats 2021; Dao et al. 2022 (tiles).
std::optional<TiledOutput<float>> tiledAttention(const MatrixView<float> &q, const MatrixView<float> &k,
    const MatrixView<float> &v, const TiledOptions &options = {});
std::optional<TiledOutput<double>> tiledAttention(const MatrixView<double> &q, const MatrixView<double> &k,
    const MatrixView<double> &v, const TiledOptions &options = {});

/// The same into storage of the caller's, n×d_v, which may be Q's own where d_v = d_k. Told to stop, it leaves
/// some rows unwritten.
std::optional<TiledReport> tiledAttentionInto(const MatrixView<float> &q, const MatrixView<float> &k,
    const MatrixView<float> &v, MatrixSpan<float> output, const TiledOptions &options = {});
std::optional<TiledReport> tiledAttentionInto(const MatrixView<double> &q, const MatrixView<double> &k,
    const MatrixView<double> &v, MatrixSpan<double> output, const TiledOptions &options = {});

/// x_q n×d_model, x_k m×rows(W_K), x_v m×rows(W_V) → as multiHead, with tiled attention in each head.
/// Memory O((n + m)·d_model). A query is blind in all heads or in none.
std::optional<TiledOutput<float>> tiledMultiHead(const MatrixView<float> &xQ, const MatrixView<float> &xK,
    const MatrixView<float> &xV, const MultiHeadWeights &weights, Index heads, const TiledOptions &options = {});
std::optional<TiledOutput<double>> tiledMultiHead(const MatrixView<double> &xQ, const MatrixView<double> &xK,
    const MatrixView<double> &xV, const MultiHeadWeights &weights, Index heads, const TiledOptions &options = {});

} // namespace nunchi::engine
