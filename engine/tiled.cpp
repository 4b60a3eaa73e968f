// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled.h"

#include <cassert>
#include <utility>

#include "engine/tiled_run.h"

namespace nunchi::engine {

namespace {

template <class Scalar>
TiledHead<Scalar> headOf(
    const MatrixView<Scalar> &q, const MatrixView<Scalar> &k, const MatrixView<Scalar> &v, MatrixSpan<Scalar> &output)
{
    return {q.data(), q.outerStride(), k.data(), k.outerStride(), v.data(), v.outerStride(), output.data(),
        output.outerStride()};
}

void checkOptions(const TiledShape &shape, const TiledOptions &options)
{
    assert(shape.dK > 0);
    assert(options.keyIsReal.empty() || options.keyIsReal.size() == static_cast<std::size_t>(shape.m));
    assert(options.mask.size() == 0 || (options.mask.rows() == shape.n && options.mask.cols() == shape.m));
    static_cast<void>(shape);
    static_cast<void>(options);
}

template <class Scalar>
std::optional<TiledReport> run(const MatrixView<Scalar> &q, const MatrixView<Scalar> &k, const MatrixView<Scalar> &v,
    MatrixSpan<Scalar> output, const TiledOptions &options)
{
    assert(q.cols() == k.cols() && k.rows() == v.rows());
    assert(output.rows() == q.rows() && output.cols() == v.cols());
    const TiledShape shape{q.rows(), k.rows(), q.cols(), v.cols()};
    checkOptions(shape, options);
    return runTiled<Scalar>({headOf(q, k, v, output)}, shape, options);
}

template <class Scalar>
std::optional<TiledOutput<Scalar>> runNew(
    const MatrixView<Scalar> &q, const MatrixView<Scalar> &k, const MatrixView<Scalar> &v, const TiledOptions &options)
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
    const TiledShape shape{q.rows(), k.rows(), q.cols() / heads, v.cols() / heads};
    checkOptions(shape, options);
    MatrixOf<Scalar> concat(q.rows(), v.cols());
    std::vector<TiledHead<Scalar>> tasks;
    for (Index head = 0; head < heads; ++head) {
        const Index key = head * shape.dK;
        const Index value = head * shape.dV;
        tasks.push_back({q.data() + key, q.outerStride(), k.data() + key, k.outerStride(), v.data() + value,
            v.outerStride(), concat.data() + value, concat.outerStride()});
    }
    auto report = runTiled<Scalar>(tasks, shape, options);
    if (!report)
        return std::nullopt;
    TiledOutput<Scalar> result;
    result.report = std::move(*report);
    result.output = concat * weights.wO.cast<Scalar>();
    return result;
}

} // namespace

std::optional<TiledOutput<float>> tiledAttention(
    const MatrixView<float> &q, const MatrixView<float> &k, const MatrixView<float> &v, const TiledOptions &options)
{
    return runNew<float>(q, k, v, options);
}

std::optional<TiledOutput<double>> tiledAttention(
    const MatrixView<double> &q, const MatrixView<double> &k, const MatrixView<double> &v, const TiledOptions &options)
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
