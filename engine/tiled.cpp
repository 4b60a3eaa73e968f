// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace nunchi::engine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr Index keysPerTile = 64;

// One query against the keys: the largest score so far, the sum of exponentials, the weighted sum of values.
template <class Scalar> struct Online
{
    Scalar largest = -std::numeric_limits<Scalar>::infinity();
    Scalar sum = 0;
    Eigen::Array<Scalar, 1, Eigen::Dynamic> values;
};

bool maySee(const TiledOptions &options, Index i, Index j, Index lead)
{
    return (!options.causal || j <= i + lead)
        && (options.keyIsReal.empty() || options.keyIsReal[static_cast<std::size_t>(j)])
        && (options.mask.size() == 0 || options.mask(i, j));
}

template <class Scalar>
void absorb(Online<Scalar> &state, Scalar score, const Eigen::Ref<const Eigen::Array<Scalar, 1, Eigen::Dynamic>> &value)
{
    if (score == -std::numeric_limits<Scalar>::infinity())
        return;
    score = std::min(score, std::numeric_limits<Scalar>::max());
    if (score > state.largest) {
        const Scalar factor = std::exp(state.largest - score);
        state.sum *= factor;
        state.values *= factor;
        state.largest = score;
    }
    const Scalar weight = std::exp(score - state.largest);
    state.sum += weight;
    state.values += weight * value;
}

template <class Scalar>
std::optional<TiledReport> run(const MatrixView<Scalar> &q, const MatrixView<Scalar> &k, const MatrixView<Scalar> &v,
    MatrixSpan<Scalar> output, const TiledOptions &options)
{
    assert(q.cols() == k.cols() && q.cols() > 0 && k.rows() == v.rows());
    assert(output.rows() == q.rows() && output.cols() == v.cols());
    const auto scale = static_cast<Scalar>(options.scale.value_or(1.0 / std::sqrt(static_cast<double>(q.cols()))));
    const Index lead = k.rows() - q.rows();
    const auto start = Clock::now();
    TiledReport report;
    for (Index i = 0; i < q.rows(); ++i) {
        Online<Scalar> state;
        state.values.setZero(v.cols());
        const Index end = options.causal ? std::clamp<Index>(i + lead + 1, 0, k.rows()) : k.rows();
        for (Index j = 0; j < end; ++j) {
            if (j % keysPerTile == 0 && options.stop.stop_requested())
                return std::nullopt;
            if (maySee(options, i, j, lead))
                absorb<Scalar>(state, q.row(i).dot(k.row(j)) * scale, v.row(j).array());
        }
        if (state.sum == 0)
            report.blindQueries.push_back(i);
        output.row(i) = state.sum == 0 ? state.values : state.values / state.sum;
        if (options.onProgress) {
            const double fraction = static_cast<double>(i + 1) / static_cast<double>(q.rows());
            const std::chrono::duration<double> elapsed = Clock::now() - start;
            options.onProgress({fraction, elapsed, elapsed * ((1 - fraction) / fraction)});
        }
    }
    return report;
}

template <class Scalar>
std::optional<TiledOutput<Scalar>> runNew(const MatrixView<Scalar> &q, const MatrixView<Scalar> &k,
    const MatrixView<Scalar> &v, const TiledOptions &options)
{
    TiledOutput<Scalar> result;
    result.output.resize(q.rows(), v.cols());
    auto report = run<Scalar>(q, k, v, result.output, options);
    if (!report)
        return std::nullopt;
    result.report = std::move(*report);
    return result;
}

template <class Scalar>
std::optional<TiledOutput<Scalar>> runHeads(const MatrixView<Scalar> &xQ, const MatrixView<Scalar> &xK,
    const MatrixView<Scalar> &xV, const MultiHeadWeights &weights, Index heads, const TiledOptions &options)
{
    assert(heads > 0 && weights.wQ.cols() % heads == 0 && weights.wV.cols() % heads == 0);
    const MatrixOf<Scalar> q = xQ * weights.wQ.cast<Scalar>();
    const MatrixOf<Scalar> k = xK * weights.wK.cast<Scalar>();
    const MatrixOf<Scalar> v = xV * weights.wV.cast<Scalar>();
    const Index dK = q.cols() / heads;
    const Index dV = v.cols() / heads;
    MatrixOf<Scalar> concat(q.rows(), v.cols());
    TiledOutput<Scalar> result;
    for (Index head = 0; head < heads; ++head) {
        auto report = run<Scalar>(q.middleCols(head * dK, dK), k.middleCols(head * dK, dK),
            v.middleCols(head * dV, dV), concat.middleCols(head * dV, dV), options);
        if (!report)
            return std::nullopt;
        result.report = std::move(*report);
    }
    result.output = concat * weights.wO.cast<Scalar>();
    return result;
}

} // namespace

std::optional<TiledOutput<float>> tiledAttention(const MatrixView<float> &q, const MatrixView<float> &k,
    const MatrixView<float> &v, const TiledOptions &options)
{
    return runNew<float>(q, k, v, options);
}

std::optional<TiledOutput<double>> tiledAttention(const MatrixView<double> &q, const MatrixView<double> &k,
    const MatrixView<double> &v, const TiledOptions &options)
{
    return runNew<double>(q, k, v, options);
}

std::optional<TiledReport> tiledAttentionInto(const MatrixView<float> &q, const MatrixView<float> &k,
    const MatrixView<float> &v, MatrixSpan<float> output, const TiledOptions &options)
{
    return run<float>(q, k, v, output, options);
}

std::optional<TiledReport> tiledAttentionInto(const MatrixView<double> &q, const MatrixView<double> &k,
    const MatrixView<double> &v, MatrixSpan<double> output, const TiledOptions &options)
{
    return run<double>(q, k, v, output, options);
}

std::optional<TiledOutput<float>> tiledMultiHead(const MatrixView<float> &xQ, const MatrixView<float> &xK,
    const MatrixView<float> &xV, const MultiHeadWeights &weights, Index heads, const TiledOptions &options)
{
    return runHeads<float>(xQ, xK, xV, weights, heads, options);
}

std::optional<TiledOutput<double>> tiledMultiHead(const MatrixView<double> &xQ, const MatrixView<double> &xK,
    const MatrixView<double> &xV, const MultiHeadWeights &weights, Index heads, const TiledOptions &options)
{
    return runHeads<double>(xQ, xK, xV, weights, heads, options);
}

} // namespace nunchi::engine
