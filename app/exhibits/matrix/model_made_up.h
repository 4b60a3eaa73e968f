// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tiled.h"

namespace nunchi::exhibits::matrix {

/// The queries and the keys a matrix was made from.
struct QueriesAndKeys
{
    engine::MatrixOf<float> q;
    engine::MatrixOf<float> k;
};

constexpr int kWidth = 64; ///< d_k of made-up queries and keys
constexpr int kTopics = 6;
constexpr int kSections = 24;

/// A text nobody wrote, of `size` tokens in kSections stretches of different length, each on one of kTopics topics (two
/// neighbours never on the same). A topic is a random direction; the query and the key of a token are its topic's and,
/// of a fifth of the variance, noise of their own. Its components have mean 0 and variance 1, as the lessons assume.
/// The same seed gives the same text. topics: that of each token, where it is asked for.
QueriesAndKeys madeUpText(int size, int seed, std::vector<int> *topics = nullptr);

} // namespace nunchi::exhibits::matrix
