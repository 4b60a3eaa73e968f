// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attention_rows.h"

#include <cassert>
#include <cmath>
#include <limits>

#include "engine/tiled_kernels.h"

namespace nunchi::engine {

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
    const TiledKernel<Scalar> &kernel = tiledKernel<Scalar>(chosenInstructionSet());
    const Scalar hidden = options.scores ? -std::numeric_limits<Scalar>::infinity() : Scalar(0);
    for (Index i = 0; i < rows; ++i) {
        if (!options.scores && visible(i) > 0)
            kernel.softmaxRow(result.row(i).data(), visible(i));
        result.row(i).tail(m - visible(i)).setConstant(hidden);
    }
}

template void attentionRows<float>(
    const MatrixView<float> &, const MatrixView<float> &, Index, const AttentionRowsOptions &, MatrixSpan<float>);
template void attentionRows<double>(
    const MatrixView<double> &, const MatrixView<double> &, Index, const AttentionRowsOptions &, MatrixSpan<double>);

} // namespace nunchi::engine
