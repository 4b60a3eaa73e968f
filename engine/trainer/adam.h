// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/types.h"

namespace nunchi::engine {

/// Adam: every number is moved by about the learning rate, whatever the size of its gradient.
/// Source: Kingma & Ba 2015, algorithm 1, with their β₁ = 0.9, β₂ = 0.999, ε = 1e-8.
class Adam
{
public:
    explicit Adam(double learningRate);

    /// values and gradients: lists of the same matrices in the same order at every call.
    ///   m = β₁m + (1 − β₁)g, v = β₂v + (1 − β₂)g², θ −= η·(m/(1 − β₁^t))/(√(v/(1 − β₂^t)) + ε)
    void step(const std::vector<Matrix *> &values, const std::vector<const Matrix *> &gradients);

    double learningRate() const { return m_learningRate; }
    /// Holds from the next step on.
    void setLearningRate(double rate) { m_learningRate = rate; }

private:
    double m_learningRate;
    double m_firstPower = 1.0; // β₁^t
    double m_secondPower = 1.0; // β₂^t
    std::vector<Matrix> m_first;
    std::vector<Matrix> m_second;
};

} // namespace nunchi::engine
