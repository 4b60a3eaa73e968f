// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/multihead.h"
#include "engine/numpy_rng.h"
#include "engine/types.h"

namespace nunchi::engine {

/// What a query is made from.
enum class QuerySource {
    Token, ///< the token alone
    TokenAndContext, ///< the token beside the mean of all tokens
};

/// What the last layer's keys and values are made from.
enum class KeySource { LayerBelow, Embeddings };

/// What the answer is read from.
enum class ReadOut {
    AttentionOnly, ///< what attention fetched, and nothing else
    Residual, ///< that, added to what came from below (the ordinary way)
};

/// The design of a small attention network: it reads n tokens and names one word.
struct NetworkShape
{
    Index vocabulary = 0;
    Index length = 0; ///< n
    Index width = 16; ///< d = d_model = h·d_k = h·d_v
    Index layers = 1;
    Index heads = 1; ///< h, divides d
    QuerySource query = QuerySource::TokenAndContext;
    KeySource keys = KeySource::LayerBelow;
    ReadOut readOut = ReadOut::AttentionOnly;

    bool operator==(const NetworkShape &) const = default;
};

/// Everything the network learns; also the shape of its gradients.
struct NetworkWeights
{
    Matrix embedding; ///< vocabulary×d, reads words in and the answer out
    Matrix position; ///< n×d
    std::vector<MultiHeadWeights>
        layers; ///< W_Q d×d, or 2d×d with context: upper half the token's, lower its context's

    /// All of them in a fixed order: embedding, position, then W_Q, W_K, W_V, W_O layer by layer.
    std::vector<Matrix *> matrices();
    std::vector<const Matrix *> matrices() const;
    /// How many numbers that are.
    Index count() const;
};

/// Normal, drawn in the order of matrices(), with standard deviations that let attention learn to point: words 1.5/√d,
/// positions 2/√d, W_V and W_O 1/√d, W_Q and W_K 0.7/√(their rows), the context's half of W_Q twice that.
NetworkWeights randomWeights(const NetworkShape &shape, NumpyRng &rng);
NetworkWeights zeroWeights(const NetworkShape &shape);

struct NetworkTrace
{
    std::vector<Matrix> inputs; ///< of each layer, n×d; the first: embeddings + positions
    std::vector<MultiHeadTrace> layers; ///< of the last the query's row alone, unless every row was asked for
    Vector readOut; ///< d
    Vector logits; ///< vocabulary, embedding · readOut
};

enum class LastLayer { QueryOnly, EveryRow };

/// tokens n word numbers, query: the position that asks →
///   x⁰ = E[tokens] + P, x^ℓ = x^{ℓ−1} + MultiHead(x^{ℓ−1}), r = MultiHead(x^{L−1})[query] (+ x^{L−1}[query]),
///   logits = E·r,
/// with queries made from x or from (x, mean of x), and the last layer's keys and values from x^{L−1} or x⁰.
/// Source: Vaswani et al. 2017, section 3, without its norms and feed-forward layers; tied read-out as in section 3.4.
NetworkTrace forward(const NetworkShape &shape, const NetworkWeights &weights, const std::vector<Index> &tokens,
    Index query, LastLayer rows = LastLayer::QueryOnly);

/// Adds the gradient of share · loss to `gradients` and returns the loss −ln softmax(logits)[target], in nats.
/// trace: of forward(…) with the query's row alone. Source: chain rule.
double backward(const NetworkShape &shape, const NetworkWeights &weights, const std::vector<Index> &tokens, Index query,
    Index target, const NetworkTrace &trace, double share, NetworkWeights &gradients);

} // namespace nunchi::engine
