// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attention_rows.h"

#include <cassert>
#include <cmath>
#include <limits>
#include <type_traits>

namespace nunchi::engine {

namespace {

// One row of scores → weights, in place. The gap is held where exp is not yet a denormal, which would be slow.
template <class Row> void softmaxInPlace(Row row)
{
    using Scalar = typename Row::Scalar;
    constexpr Scalar lowest = std::is_same_v<Scalar, float> ? Scalar(-87) : Scalar(-708);
    row = (row.array() - row.maxCoeff()).max(lowest).exp().matrix();
    row /= row.sum();
}

} // namespace

template <class Scalar>
void attentionRows(const MatrixView<Scalar> &q, const MatrixView<Scalar> &k, Index first,
    const AttentionRowsOptions &options, MatrixSpan<Scalar> result)
{
    assert(q.cols() == k.cols() && result.cols() == k.rows() && first + result.rows() <= q.rows());
    const Index n = q.rows();
    const Index m = k.rows();
    const Index rows = result.rows();
    const auto visible = [&](Index i) { return options.causal ? causallyVisible(first + i, n, m) : m; };
    const Index seen = visible(rows - 1); // by any of these queries
    const auto scale = static_cast<Scalar>(options.scale.value_or(1 / std::sqrt(static_cast<double>(q.cols()))));
    auto block = result.leftCols(seen);
    block.noalias() = (q.middleRows(first, rows) * scale) * k.topRows(seen).transpose();
    const Scalar hidden = options.scores ? -std::numeric_limits<Scalar>::infinity() : Scalar(0);
    for (Index i = 0; i < rows; ++i) {
        if (!options.scores && visible(i) > 0)
            softmaxInPlace(result.row(i).head(visible(i)));
        result.row(i).tail(m - visible(i)).setConstant(hidden);
    }
}

template void attentionRows<float>(
    const MatrixView<float> &, const MatrixView<float> &, Index, const AttentionRowsOptions &, MatrixSpan<float>);
template void attentionRows<double>(
    const MatrixView<double> &, const MatrixView<double> &, Index, const AttentionRowsOptions &, MatrixSpan<double>);

} // namespace nunchi::engine
