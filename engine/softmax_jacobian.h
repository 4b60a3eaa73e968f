// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types.h"

namespace nunchi::engine {

/// weights w m, temperature T → m×m, ∂w_i/∂s_j = (w_i·[i = j] − w_i·w_j)/T for w = softmax(s/T). Rows and columns of
/// masked scores (weight 0) are 0. At T = 0 the weights are piecewise constant: all 0.
/// Source: Bridle 1990.
Matrix softmaxJacobian(const Vector &weights, double temperature = 1.0);

/// weights w m, dWeights g m, temperature T → m, the gradient of the scores: w_j·(g_j − Σ_l w_l·g_l)/T, which is
/// gᵀ times the Jacobian without writing it down. A weight of 0 passes nothing and asks nothing of its g, be it NaN.
Vector softmaxBackward(const Vector &weights, const Vector &dWeights, double temperature = 1.0);

/// weights m → Frobenius norm of the Jacobian at T = 1, in O(m). Between 0 (all the weight on one place: no gradient
/// gets through) and 1/2 (two places share evenly). Without cancellation: right to the last digits where it is tiny.
double softmaxJacobianNorm(const Vector &weights);

/// weights m → trace of the Jacobian at T = 1, Σ w_i·(1 − w_i): between 0 and 1 − 1/m. It is the sum of the
/// eigenvalues, none of which is negative; Vaswani et al. 2017 (section 3.2.1) tell what makes it vanish.
double softmaxJacobianTrace(const Vector &weights);

/// weights m → largest eigenvalue of the Jacobian at T = 1: the most by which it can lengthen a gradient. O(m³).
double softmaxJacobianSpectralNorm(const Vector &weights);

} // namespace nunchi::engine
