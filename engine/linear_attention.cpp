// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/linear_attention.h"

#include <cassert>
#include <cmath>

#include "engine/masks.h"

namespace nunchi::engine {

namespace {

// What the keys seen so far hand to every query.
struct Sums
{
    Matrix keysValues; // d_k×d_v, Σ φ(k_j)ᵀ·v_j
    Eigen::RowVectorXd keys; // d_k, Σ φ(k_j)
};

// Features of a query d_k → d_v.
Eigen::RowVectorXd read(const Sums &sums, const Eigen::RowVectorXd &query)
{
    const double total = query.dot(sums.keys);
    if (total == 0.0)
        return Eigen::RowVectorXd::Zero(sums.keysValues.cols());
    return query * sums.keysValues / total;
}

} // namespace

Matrix linearFeatures(const Matrix &x)
{
    return x.unaryExpr([](double entry) { return entry > 0.0 ? entry + 1.0 : std::exp(entry); });
}

Matrix linearAttention(const Matrix &q, const Matrix &k, const Matrix &v, Reach reach)
{
    assert(q.cols() == k.cols() && k.rows() == v.rows());
    const Matrix queries = linearFeatures(q);
    const Matrix keys = linearFeatures(k);
    Matrix output(q.rows(), v.cols());
    if (reach == Reach::All) {
        const Sums sums{keys.transpose() * v, keys.colwise().sum()};
        for (Index i = 0; i < q.rows(); ++i)
            output.row(i) = read(sums, queries.row(i));
        return output;
    }
    Sums sums{Matrix::Zero(k.cols(), v.cols()), Eigen::RowVectorXd::Zero(k.cols())};
    Index taken = 0;
    for (Index i = 0; i < q.rows(); ++i) {
        for (; taken <= i + (k.rows() - q.rows()); ++taken) {
            sums.keysValues += keys.row(taken).transpose() * v.row(taken);
            sums.keys += keys.row(taken);
        }
        output.row(i) = read(sums, queries.row(i));
    }
    return output;
}

Matrix linearWeights(const Matrix &q, const Matrix &k, Reach reach)
{
    assert(q.cols() == k.cols());
    Matrix weights = linearFeatures(q) * linearFeatures(k).transpose();
    if (reach == Reach::Causal)
        weights = causalMask(q.rows(), k.rows()).select(weights.array(), 0.0).matrix().eval();
    for (Index i = 0; i < weights.rows(); ++i) {
        const double total = weights.row(i).sum();
        if (total != 0.0)
            weights.row(i) /= total;
    }
    return weights;
}

} // namespace nunchi::engine
