// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/plain_attention.h"

#include <algorithm>
#include <atomic>
#include <cassert>

#include "engine/attention_rows.h"

namespace nunchi::engine {

namespace {

constexpr Index blockRows = 64; // queries between two looks at the stop token

// The queries from `first` on, `rows` of them: their rows of scores and of the output.
template <class Scalar>
void attendBlock(const MatrixOf<Scalar> &q, const MatrixOf<Scalar> &k, const MatrixOf<Scalar> &v, bool causal,
    Index first, Index rows, MatrixOf<Scalar> &scores, MatrixOf<Scalar> &output)
{
    const Index seen = causal ? causallyVisible(first + rows - 1, q.rows(), k.rows()) : k.rows();
    AttentionRowsOptions options;
    options.causal = causal;
    attentionRows<Scalar>(q, k, first, options, scores.middleRows(first, rows));
    const auto block = scores.block(first, 0, rows, seen);
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
