// SPDX-License-Identifier: GPL-3.0-or-later
// What one layer of each mechanism costs, counted and as the paper's O-terms.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nunchi::engine {

/// Signed 64 bits. Within the limits below the largest count, 2·n²·d, is 5.6e18, and 2⁶³ is 9.2e18; a double would be
/// exact to 9.0e15 only, less than attention at n = 1e6, d = 1e4.
using Count = std::int64_t;

enum class Mechanism {
    Recurrent,
    Convolution, ///< contiguous kernels
    DilatedConvolution, ///< each layer's taps k times as far apart as those of the layer below
    Attention,
    TiledAttention, ///< the same result, never an n×n matrix
    CausalAttention, ///< pairs above the diagonal skipped
    RestrictedAttention, ///< r keys around each query
    LinearAttention, ///< feature map instead of softmax, every query over all keys
};

inline constexpr std::array allMechanisms{Mechanism::Recurrent, Mechanism::Convolution, Mechanism::DilatedConvolution,
    Mechanism::Attention, Mechanism::TiledAttention, Mechanism::CausalAttention, Mechanism::RestrictedAttention,
    Mechanism::LinearAttention};

/// Self-attention over n tokens; d is the width of the model and of all heads together.
struct CostSizes
{
    Count n = 1;
    Count d = 1;
    Count k = 3; ///< width of a kernel
    Count r = 3; ///< keys a query of restricted attention looks at
    Count h = 1; ///< heads, a divisor of d
    Count tile = 64; ///< queries, and keys, of a tile
};

/// Below these no count overflows and every crossing lies below n: so "no crossing" is a proof, not a lack of room.
struct CostLimits
{
    static constexpr Count n = Count{1} << 24;
    static constexpr Count d = 10'000;
    static constexpr Count k = 1'000;
    static constexpr Count r = 4'096;
    static constexpr Count tile = 4'096;
};

/// Every size from 1 to its limit, and h a divisor of d.
bool areWithinLimits(const CostSizes &sizes);

struct Cost
{
    /// Of the matrix products that join the tokens; those of the projections are apart. Additions alone, scaling,
    /// softmax and (tiled) rescaling are not products.
    Count multiplyAdds = 0;
    /// x·W_Q, x·W_K, x·W_V and W_O: 4nd² for every attention; 0 for the others, whose weights join the tokens.
    Count projections = 0;
    /// Numbers held at once beyond the layer's inputs and parameters: the n×d result, and what it is made from.
    Count memory = 0;
    /// Steps along the sequence that have to wait for one another; a sum is one step.
    Count sequentialSteps = 0;
    /// The most layers, or steps, a signal passes between two tokens. Empty: it never gets there.
    std::optional<Count> longestPath;
};

/// Sizes within the limits (asserted) → exact counts, for one layer of inputs and outputs n×d:
///   recurrent                2·n·d²                   (x_t·W_x and h_{t−1}·W_h)
///   convolutions             k·n·d²                   (places before the start are zeros, multiplied as others)
///   attention, tiled         2·n²·d                   (QKᵀ and weights·V)
///   causal                   n·(n + 1)·d
///   restricted               2·p·d, p the pairs within the window, r·n less what sticks out at both ends
///   linear                   2·n·d²/h + n·d           (φ(K)ᵀV, φ(Q) times it, φ(Q) times Σφ(k))
/// Source: the counts are those of this engine's loops; their orders are Vaswani et al. 2017, table 1.
Cost cost(Mechanism mechanism, const CostSizes &sizes);

/// n^n·d^d·k^k·r^r·h^h, or log_k n.
struct OrderTerm
{
    int n = 0;
    int d = 0;
    int k = 0;
    int r = 0;
    int h = 0;
    bool logarithm = false; ///< times log_k n

    friend bool operator==(const OrderTerm &, const OrderTerm &) = default;
};

/// The orders of one layer, constant factors left out. longestPath of restricted attention and of convolutions counts
/// the layers of the stack that joins the two ends.
struct CostOrder
{
    OrderTerm multiplyAdds;
    std::vector<OrderTerm> memory; ///< a sum: which term is the largest depends on the sizes
    OrderTerm sequentialSteps;
    OrderTerm longestPath;
};

CostOrder costOrder(Mechanism mechanism);

/// "n²·d", "n·d²/h", "log_k n", "1": for O(…) around it.
std::string text(const OrderTerm &term);
/// "h·n² + n·d"
std::string text(const std::vector<OrderTerm> &sum);

/// From where on one mechanism does more work than another.
struct Crossing
{
    Count from = 1; ///< the smallest n from which on it does
    bool meets = false; ///< at from − 1 both do exactly the same
};

/// The multiply-adds (without projections) of two mechanisms at the sizes given, sizes.n left out → from which n on
/// the first needs more. Empty: never, for n up to the limit, and by the choice of the limits for no n at all. The
/// difference of any two changes its sign towards "more" at most once, so bisection over whole n finds it exactly:
/// attention against recurrent meets at n = d and is dearer from d + 1.
std::optional<Crossing> crossing(Mechanism dearer, Mechanism cheaper, const CostSizes &sizes);

} // namespace nunchi::engine
