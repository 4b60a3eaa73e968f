// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trainer/adam.h"

#include <cassert>
#include <cmath>

namespace nunchi::engine {

namespace {

constexpr double firstDecay = 0.9; // β₁
constexpr double secondDecay = 0.999; // β₂
constexpr double smallest = 1e-8; // ε

} // namespace

Adam::Adam(double learningRate)
    : m_learningRate(learningRate)
{
}

void Adam::step(const std::vector<Matrix *> &values, const std::vector<const Matrix *> &gradients)
{
    assert(values.size() == gradients.size() && (m_first.empty() || m_first.size() == values.size()));
    m_first.resize(values.size());
    m_second.resize(values.size());
    m_firstPower *= firstDecay;
    m_secondPower *= secondDecay;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Matrix &gradient = *gradients[i];
        if (m_first[i].size() == 0)
            m_first[i] = m_second[i] = Matrix::Zero(gradient.rows(), gradient.cols());
        m_first[i] = firstDecay * m_first[i] + (1.0 - firstDecay) * gradient;
        m_second[i].array() = secondDecay * m_second[i].array() + (1.0 - secondDecay) * gradient.array().square();
        values[i]->array() -= m_learningRate * (m_first[i].array() / (1.0 - m_firstPower))
            / ((m_second[i].array() / (1.0 - m_secondPower)).sqrt() + smallest);
    }
}

} // namespace nunchi::engine
