// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent.h"

#include <cassert>

namespace nunchi::engine {

namespace {

// States d_h → the derivative of tanh where it took them.
Eigen::RowVectorXd slopes(const Eigen::RowVectorXd &state)
{
    return (1.0 - state.array().square()).matrix();
}

} // namespace

Matrix recurrentStates(const Matrix &x, const RecurrentWeights &weights)
{
    assert(x.cols() == weights.wX.rows() && weights.wX.cols() == weights.wH.cols());
    assert(weights.wH.rows() == weights.wH.cols() && weights.b.size() == weights.wH.cols());

    Matrix states(x.rows(), weights.wH.cols());
    Eigen::RowVectorXd state = Eigen::RowVectorXd::Zero(states.cols());
    for (Index t = 0; t < x.rows(); ++t) {
        state = (x.row(t) * weights.wX + state * weights.wH + weights.b.transpose()).array().tanh().matrix().eval();
        states.row(t) = state;
    }
    return states;
}

Vector recurrentInfluence(const Matrix &states, const RecurrentWeights &weights)
{
    assert(states.cols() == weights.wH.rows() && weights.wX.cols() == weights.wH.cols());

    Vector influence(states.rows());
    // ∂h_n/∂(what tanh was given at t), d_h×d_h.
    Matrix jacobian = Matrix::Identity(states.cols(), states.cols());
    for (Index t = states.rows() - 1; t >= 0; --t) {
        jacobian = jacobian * slopes(states.row(t)).asDiagonal();
        influence(t) = (jacobian * weights.wX.transpose()).norm();
        jacobian = jacobian * weights.wH.transpose();
    }
    return influence;
}

} // namespace nunchi::engine
