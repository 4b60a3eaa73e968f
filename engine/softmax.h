// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types.h"

namespace nunchi::engine {

/// scores m → weights m, w_j = exp(s_j/T − max) / Σ_l exp(s_l/T − max).
/// −∞ marks a masked score: its weight is exactly 0. All masked: all weights 0. T → 0 gives the argmax
/// (ties share equally); +∞ scores share the whole weight. NaN propagates to the weights of its row.
/// Source: Bridle 1990; stable form as in Milakov & Gimelshein 2018.
Vector softmax(const Vector &scores, double temperature = 1.0);

/// The same for every row of an n×m matrix.
Matrix softmaxRows(const Matrix &scores, double temperature = 1.0);

/// The same into weights (n×m; may hold what it likes), without a copy, with the entropy of each row, n.
void softmaxRows(const Matrix &scores, double temperature, Matrix &weights, Vector &entropies);

/// weights m → −Σ w_j ln w_j in nats, 0·ln 0 = 0. Between 0 (one place) and ln m (evenly everywhere).
double entropy(const Vector &weights);

} // namespace nunchi::engine
