// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/plain_attention.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <type_traits>

namespace nunchi::engine {

namespace {

constexpr Index blockRows = 64; // queries between two looks at the stop token

// One row of size scores → weights, in place. The gap is held where exp is not yet a denormal, which would be slow.
template <class Row> void softmaxInPlace(Row row)
{
    using Scalar = typename Row::Scalar;
    constexpr Scalar lowest = std::is_same_v<Scalar, float> ? Scalar(-87) : Scalar(-708);
    row = (row.array() - row.maxCoeff()).max(lowest).exp().matrix();
    row /= row.sum();
}

// The queries from `first` on, `rows` of them: their rows of scores and of the output.
template <class Scalar>
void attendBlock(const MatrixOf<Scalar> &q, const MatrixOf<Scalar> &k, const MatrixOf<Scalar> &v, bool causal,
    Index first, Index rows, MatrixOf<Scalar> &scores, MatrixOf<Scalar> &output)
{
    const Index last = first + rows - 1;
    const Index seen = causal ? std::max<Index>(0, last + 1 + k.rows() - q.rows()) : k.rows();
    auto block = scores.block(first, 0, rows, seen);
    const Scalar scale = Scalar(1) / std::sqrt(static_cast<Scalar>(q.cols()));
    block.noalias() = (q.middleRows(first, rows) * scale) * k.topRows(seen).transpose();
    for (Index i = 0; i < rows; ++i) {
        const Index visible = causal ? std::max<Index>(0, seen - (rows - 1 - i)) : seen;
        if (visible > 0)
            softmaxInPlace(block.row(i).head(visible));
        block.row(i).tail(seen - visible).setZero();
    }
    output.middleRows(first, rows).noalias() = block * v.topRows(seen);
}

} // namespace

template <class Scalar>
std::optional<MatrixOf<Scalar>> plainAttention(const MatrixOf<Scalar> &q, const MatrixOf<Scalar> &k,
    const MatrixOf<Scalar> &v, bool causal, ThreadTeam &team, int threads, MatrixOf<Scalar> &scores,
    const std::stop_token &stop)
{
    assert(q.cols() == k.cols() && k.rows() == v.rows() && threads >= 1);
    const Index n = q.rows();
    scores.resize(n, k.rows());
    MatrixOf<Scalar> output(n, v.cols());
    std::atomic<Index> next = 0;
    team.run(std::min(threads, team.grow(threads)), [&](int) {
        while (!stop.stop_requested()) {
            const Index first = next.fetch_add(blockRows);
            if (first >= n)
                return;
            attendBlock(q, k, v, causal, first, std::min(blockRows, n - first), scores, output);
        }
    });
    if (stop.stop_requested())
        return std::nullopt;
    return output;
}

template std::optional<MatrixOf<float>> plainAttention(const MatrixOf<float> &, const MatrixOf<float> &,
    const MatrixOf<float> &, bool, ThreadTeam &, int, MatrixOf<float> &, const std::stop_token &);
template std::optional<MatrixOf<double>> plainAttention(const MatrixOf<double> &, const MatrixOf<double> &,
    const MatrixOf<double> &, bool, ThreadTeam &, int, MatrixOf<double> &, const std::stop_token &);

} // namespace nunchi::engine
