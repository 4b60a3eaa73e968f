// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/softmax_jacobian.h"

#include <cassert>
#include <cmath>

#include <Eigen/Eigenvalues>

namespace nunchi::engine {

namespace {

// weights m → m, the sum of all others. 1 − w_i would lose every digit where one weight is nearly all.
Vector sumsOfOthers(const Vector &weights)
{
    Vector others(weights.size());
    double before = 0.0;
    for (Index i = 0; i < weights.size(); ++i) {
        others(i) = before;
        before += weights(i);
    }
    double after = 0.0;
    for (Index i = weights.size() - 1; i >= 0; --i) {
        others(i) += after;
        after += weights(i);
    }
    return others;
}

} // namespace

Matrix softmaxJacobian(const Vector &weights, double temperature)
{
    assert(temperature >= 0.0);
    if (temperature == 0.0)
        return Matrix::Zero(weights.size(), weights.size());
    Matrix jacobian = -weights * weights.transpose();
    jacobian.diagonal() = weights.cwiseProduct(sumsOfOthers(weights));
    return jacobian / temperature;
}

Vector softmaxBackward(const Vector &weights, const Vector &dWeights, double temperature)
{
    assert(weights.size() == dWeights.size() && temperature >= 0.0);
    Vector dScores = Vector::Zero(weights.size());
    if (temperature == 0.0)
        return dScores;
    double mean = 0.0;
    for (Index j = 0; j < weights.size(); ++j) {
        if (weights(j) != 0.0)
            mean += weights(j) * dWeights(j);
    }
    for (Index j = 0; j < weights.size(); ++j) {
        if (weights(j) != 0.0)
            dScores(j) = weights(j) * (dWeights(j) - mean) / temperature;
    }
    return dScores;
}

double softmaxJacobianNorm(const Vector &weights)
{
    const Vector others = sumsOfOthers(weights);
    double squares = 0.0;
    double before = 0.0; // Σ w_i² of the places already passed
    for (Index i = 0; i < weights.size(); ++i) {
        const double square = weights(i) * weights(i);
        squares += square * others(i) * others(i) + 2.0 * square * before;
        before += square;
    }
    return std::sqrt(squares);
}

double softmaxJacobianTrace(const Vector &weights)
{
    return weights.dot(sumsOfOthers(weights));
}

double softmaxJacobianSpectralNorm(const Vector &weights)
{
    if (weights.size() == 0)
        return 0.0;
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(softmaxJacobian(weights), Eigen::EigenvaluesOnly);
    return solver.eigenvalues().maxCoeff();
}

} // namespace nunchi::engine
