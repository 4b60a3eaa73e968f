// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/workloads.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>
#include <utility>

#include "engine/measure/plain_attention.h"
#include "engine/numpy_rng.h"
#include "engine/recurrent.h"
#include "engine/tiled.h"
#include "engine/tiled_workspace.h"

namespace nunchi::engine {

namespace {

constexpr Index rowsAtOnce = 256;

template <class Scalar> struct AttentionInputs
{
    MatrixOf<Scalar> q;
    MatrixOf<Scalar> k;
    MatrixOf<Scalar> v;
    MatrixOf<Scalar> output;
    MatrixOf<Scalar> scores; // of plain attention
    TiledWorkspace workspace; // of tiled attention; its team is plain attention's, too
};

template <class Scalar> std::shared_ptr<AttentionInputs<Scalar>> drawn(const WorkloadOptions &options, Index n)
{
    NumpyRng rng(options.seed);
    auto inputs = std::make_shared<AttentionInputs<Scalar>>();
    for (MatrixOf<Scalar> *matrix : {&inputs->q, &inputs->k, &inputs->v}) {
        matrix->resize(n, options.width);
        // Some rows at a time: all of them in double beside those in float would be more than memoryNeeded() says.
        for (Index first = 0; first < n; first += rowsAtOnce) {
            const Index rows = std::min(rowsAtOnce, n - first);
            matrix->middleRows(first, rows) = rng.normal(0.0, 1.0, rows, options.width).template cast<Scalar>();
        }
    }
    inputs->output.resize(n, options.width);
    return inputs;
}

template <class Scalar> std::function<void(std::stop_token)> attentionRun(const WorkloadOptions &options, Index n)
{
    const auto inputs = drawn<Scalar>(options, n);
    if (options.subject == Subject::PlainAttention) {
        return [inputs, options](const std::stop_token &stop) {
            plainAttention<Scalar>(
                inputs->q, inputs->k, inputs->v, options.causal, inputs->workspace.team, options.threads,
                inputs->scores, stop);
        };
    }
    return [inputs, options](std::stop_token stop) {
        TiledOptions tiled;
        tiled.causal = options.causal;
        tiled.threads = options.threads;
        tiled.workspace = &inputs->workspace;
        tiled.stop = std::move(stop);
        tiledAttentionInto(inputs->q, inputs->k, inputs->v, inputs->output, tiled);
    };
}

std::function<void(std::stop_token)> recurrentRun(const WorkloadOptions &options, Index n)
{
    NumpyRng rng(options.seed);
    const Index d = options.width;
    const auto x = std::make_shared<const Matrix>(rng.normal(0.0, 1.0, n, d));
    const double sd = 1.0 / std::sqrt(static_cast<double>(d));
    const Matrix wX = rng.normal(0.0, sd, d, d);
    const Matrix wH = rng.normal(0.0, sd, d, d);
    const auto weights = std::make_shared<const RecurrentWeights>(RecurrentWeights{wX, wH, Vector::Zero(d)});
    return [x, weights](const std::stop_token &) { recurrentStates(*x, *weights); };
}

double operations(const WorkloadOptions &options, double n)
{
    const auto d = static_cast<double>(options.width);
    if (options.subject == Subject::Recurrent)
        return 4.0 * n * d * d;
    return options.causal ? 2.0 * n * (n + 1.0) * d : 4.0 * n * n * d;
}

} // namespace

Workload workload(const WorkloadOptions &options, Index n)
{
    assert(n >= 1 && options.width >= 1 && options.threads >= 1);
    const double count = operations(options, static_cast<double>(n));
    if (options.subject == Subject::Recurrent)
        return {recurrentRun(options, n), count};
    if (options.precision == Precision::Float)
        return {attentionRun<float>(options, n), count};
    return {attentionRun<double>(options, n), count};
}

double memoryNeeded(const WorkloadOptions &options, double n)
{
    const auto d = static_cast<double>(options.width);
    if (options.subject == Subject::Recurrent)
        return 8.0 * (2.0 * n * d + 2.0 * d * d + d);
    const double scores = options.subject == Subject::PlainAttention ? n * n : 0.0;
    return (options.precision == Precision::Float ? 4.0 : 8.0) * (4.0 * n * d + scores);
}

} // namespace nunchi::engine
