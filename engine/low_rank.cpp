// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/low_rank.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include <Eigen/SVD>

#include "engine/numpy_rng.h"

namespace nunchi::engine {

Matrix poolingProjection(Index m, Index r)
{
    assert(r >= 1 && r <= m);
    Matrix projection = Matrix::Zero(r, m);
    for (Index group = 0; group < r; ++group) {
        const Index first = group * m / r;
        const Index size = (group + 1) * m / r - first;
        projection.row(group).segment(first, size).setConstant(1.0 / static_cast<double>(size));
    }
    return projection;
}

Matrix gaussianProjection(Index m, Index r, std::uint64_t seed)
{
    assert(r >= 1 && m >= 0);
    return NumpyRng(seed).normal(0.0, 1.0 / std::sqrt(static_cast<double>(r)), r, m);
}

AttentionTrace lowRankAttention(
    const Matrix &q, const Matrix &k, const Matrix &v, const Matrix &projection, const AttentionOptions &options)
{
    assert(projection.cols() == k.rows() && k.rows() == v.rows());
    return attention(q, projection * k, projection * v, options);
}

RankApproximation bestOfRank(const Matrix &weights, Index r)
{
    assert(r >= 0);
    if (weights.size() == 0)
        return {weights, Vector(0), 0.0}; // Eigen's decomposition asks for its largest number
    if (!weights.allFinite()) { // Eigen gives 0 and a note that it gave up
        const double nan = std::numeric_limits<double>::quiet_NaN();
        return {Matrix::Constant(weights.rows(), weights.cols(), nan),
            Vector::Constant(std::min(weights.rows(), weights.cols()), nan), nan};
    }
    const Eigen::BDCSVD<Matrix> svd(weights, Eigen::ComputeThinU | Eigen::ComputeThinV);
    RankApproximation best;
    best.singularValues = svd.singularValues();
    const Index kept = std::min(r, best.singularValues.size());
    best.matrix = svd.matrixU().leftCols(kept) * best.singularValues.head(kept).asDiagonal()
        * svd.matrixV().leftCols(kept).transpose();
    best.error = best.singularValues.tail(best.singularValues.size() - kept).norm();
    return best;
}

ApproximationError approximationError(const Matrix &approximate, const Matrix &exact)
{
    assert(approximate.rows() == exact.rows() && approximate.cols() == exact.cols());
    if (exact.size() == 0)
        return {};
    const Matrix difference = approximate - exact;
    const double distance = difference.norm();
    return {difference.cwiseAbs().maxCoeff(), distance == 0.0 ? 0.0 : distance / exact.norm()};
}

} // namespace nunchi::engine
