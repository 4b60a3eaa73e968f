// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/restricted.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "engine/softmax.h"

namespace nunchi::engine {

Window Window::around(Index r)
{
    assert(r >= 1);
    return {r / 2, r - 1 - r / 2};
}

Window Window::last(Index r)
{
    assert(r >= 1);
    return {r - 1, 0};
}

Mask windowMask(Index n, Index m, const Window &window)
{
    Mask mask(n, m);
    for (Index i = 0; i < n; ++i) {
        const Index place = i + (m - n);
        for (Index j = 0; j < m; ++j)
            mask(i, j) = place - window.before <= j && j <= place + window.after;
    }
    return mask;
}

RestrictedTrace restrictedAttention(
    const Matrix &q, const Matrix &k, const Matrix &v, const Window &window, const std::optional<double> &scale)
{
    assert(q.cols() == k.cols() && q.cols() > 0 && k.rows() == v.rows());
    assert(window.before >= 0 && window.after >= 0);

    const double factor = scale.value_or(1.0 / std::sqrt(static_cast<double>(q.cols())));
    RestrictedTrace trace;
    trace.weights.resize(q.rows(), window.width());
    trace.output = Matrix::Zero(q.rows(), v.cols());
    Vector scores(window.width());
    for (Index i = 0; i < q.rows(); ++i) {
        const Index start = i + (k.rows() - q.rows()) - window.before; // may lie outside
        const Index first = std::max<Index>(start, 0);
        const Index end = std::min(start + window.width(), k.rows());
        scores.setConstant(-std::numeric_limits<double>::infinity());
        for (Index j = first; j < end; ++j)
            scores(j - start) = q.row(i).dot(k.row(j)) * factor;
        trace.weights.row(i) = softmax(scores);
        for (Index j = first; j < end; ++j)
            trace.output.row(i) += trace.weights(i, j - start) * v.row(j);
    }
    return trace;
}

} // namespace nunchi::engine
