// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trainer/network.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "engine/multihead_gradients.h"
#include "engine/softmax.h"

namespace nunchi::engine {

namespace {

Matrix embedded(const NetworkWeights &weights, const std::vector<Index> &tokens)
{
    Matrix x = weights.position;
    for (Index i = 0; i < x.rows(); ++i)
        x.row(i) += weights.embedding.row(tokens[static_cast<std::size_t>(i)]);
    return x;
}

// x n×d, the rows that ask → rows×d, or rows×2d with the mean of all of x beside each: (x_i, x̄)·(W; C) = x_i·W + x̄·C.
Matrix querySources(const NetworkShape &shape, const Matrix &x, Index firstRow, Index rows)
{
    if (shape.query == QuerySource::Token)
        return x.middleRows(firstRow, rows);
    Matrix sources(rows, 2 * x.cols());
    sources.leftCols(x.cols()) = x.middleRows(firstRow, rows);
    sources.rightCols(x.cols()).rowwise() = x.colwise().mean();
    return sources;
}

// Adds to dX n×d what querySources(…) hands back.
void addQueryGradients(const NetworkShape &shape, const Matrix &dSources, Index firstRow, Matrix &dX)
{
    dX.middleRows(firstRow, dSources.rows()) += dSources.leftCols(dX.cols());
    if (shape.query == QuerySource::TokenAndContext) {
        const Eigen::RowVectorXd dMean = dSources.rightCols(dX.cols()).colwise().sum();
        dX.rowwise() += dMean / static_cast<double>(dX.rows());
    }
}

bool readsEmbeddings(const NetworkShape &shape, Index layer)
{
    return shape.keys == KeySource::Embeddings && layer + 1 == shape.layers;
}

// −ln softmax(logits)[target]
double lossOf(const Vector &logits, Index target)
{
    const double peak = logits.maxCoeff();
    return std::log((logits.array() - peak).exp().sum()) + peak - logits(target);
}

void add(MultiHeadWeights &sum, const MultiHeadWeights &part)
{
    sum.wQ += part.wQ;
    sum.wK += part.wK;
    sum.wV += part.wV;
    sum.wO += part.wO;
}

} // namespace

NetworkTrace forward(const NetworkShape &shape, const NetworkWeights &weights, const std::vector<Index> &tokens,
    Index query, LastLayer rows)
{
    assert(static_cast<Index>(tokens.size()) == shape.length && query >= 0 && query < shape.length);
    NetworkTrace trace;
    trace.inputs.push_back(embedded(weights, tokens));
    bool oneRow = false;
    for (Index layer = 0; layer < shape.layers; ++layer) {
        const bool isLast = layer + 1 == shape.layers;
        const Matrix x = trace.inputs.back();
        oneRow = isLast && rows == LastLayer::QueryOnly;
        const Matrix asking = querySources(shape, x, oneRow ? query : 0, oneRow ? 1 : shape.length);
        trace.layers.push_back(multiHead(asking, readsEmbeddings(shape, layer) ? trace.inputs.front() : x,
            weights.layers[static_cast<std::size_t>(layer)], shape.heads));
        if (!isLast)
            trace.inputs.push_back(x + trace.layers.back().output);
    }
    trace.readOut = trace.layers.back().output.row(oneRow ? 0 : query).transpose();
    if (shape.readOut == ReadOut::Residual)
        trace.readOut += trace.inputs.back().row(query).transpose();
    trace.logits = weights.embedding * trace.readOut;
    return trace;
}

double backward(const NetworkShape &shape, const NetworkWeights &weights, const std::vector<Index> &tokens, Index query,
    Index target, const NetworkTrace &trace, double share, NetworkWeights &gradients)
{
    assert(trace.layers.back().output.rows() == 1);
    Vector dLogits = share * softmax(trace.logits);
    dLogits(target) -= share;
    gradients.embedding += dLogits * trace.readOut.transpose();
    Matrix dOutput = dLogits.transpose() * weights.embedding; // of the layer at hand

    Matrix dX = Matrix::Zero(shape.length, shape.width); // of its input
    Matrix dEmbedded = dX;
    if (shape.readOut == ReadOut::Residual)
        dX.row(query) += dOutput;
    for (Index layer = shape.layers - 1; layer >= 0; --layer) {
        const auto at = static_cast<std::size_t>(layer);
        const Matrix &x = trace.inputs[at];
        const Index firstRow = dOutput.rows() == 1 ? query : 0;
        const bool fromEmbeddings = readsEmbeddings(shape, layer);
        const MultiHeadGradients part = multiHeadBackward(querySources(shape, x, firstRow, dOutput.rows()),
            fromEmbeddings ? trace.inputs.front() : x, weights.layers[at], trace.layers[at], dOutput);
        add(gradients.layers[at], part.dWeights);
        addQueryGradients(shape, part.dXQ, firstRow, dX);
        (fromEmbeddings ? dEmbedded : dX) += part.dXKv();
        dOutput = dX; // x^ℓ = x^{ℓ−1} + output: both feel the same
    }
    dEmbedded += dX;
    gradients.position += dEmbedded;
    for (Index i = 0; i < shape.length; ++i)
        gradients.embedding.row(tokens[static_cast<std::size_t>(i)]) += dEmbedded.row(i);
    return lossOf(trace.logits, target);
}

} // namespace nunchi::engine
