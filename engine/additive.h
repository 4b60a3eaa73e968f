// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types.h"

namespace nunchi::engine {

struct AdditiveWeights
{
    Matrix wS; ///< d_a×d_s
    Matrix uH; ///< d_a×d_h
    Vector v; ///< d_a
};

struct AdditiveTrace
{
    Matrix features; ///< m×d_a, row j is tanh(W_s·s + U_h·h_j)
    Vector energies; ///< m
    Vector weights; ///< m
    Vector context; ///< d_h
    double entropy = 0.0; ///< of the weights, in nats
};

/// s d_s (the decoder's state), h m×d_h (the encoder's states) → e_j = v·tanh(W_s·s + U_h·h_j), a = softmax(e),
/// context = Σ_j a_j·h_j. Shapes that do not fit are a caller's bug (asserted).
/// Source: Bahdanau, Cho & Bengio 2015, section 3.1 and appendix A.1.2.
AdditiveTrace additiveAttention(const Vector &s, const Matrix &h, const AdditiveWeights &weights);

} // namespace nunchi::engine
