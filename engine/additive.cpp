// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/additive.h"

#include <cassert>

#include "engine/softmax.h"

namespace nunchi::engine {

AdditiveTrace additiveAttention(const Vector &s, const Matrix &h, const AdditiveWeights &weights)
{
    assert(s.size() == weights.wS.cols() && h.cols() == weights.uH.cols());
    assert(weights.wS.rows() == weights.uH.rows() && weights.v.size() == weights.uH.rows());

    AdditiveTrace trace;
    const Vector query = weights.wS * s;
    trace.features = ((h * weights.uH.transpose()).rowwise() + query.transpose()).array().tanh().matrix();
    trace.energies = trace.features * weights.v;
    trace.weights = softmax(trace.energies);
    trace.context = h.transpose() * trace.weights;
    trace.entropy = entropy(trace.weights);
    return trace;
}

} // namespace nunchi::engine
