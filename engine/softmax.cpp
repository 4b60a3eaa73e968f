// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/softmax.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace nunchi::engine {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// The largest score, NaN when any score is NaN.
double peakOf(const double *scores, Index size)
{
    double peak = -infinity;
    bool isNumber = true;
    for (Index j = 0; j < size; ++j) {
        isNumber = isNumber && scores[j] == scores[j];
        peak = scores[j] > peak ? scores[j] : peak;
    }
    return isNumber ? peak : std::numeric_limits<double>::quiet_NaN();
}

// (score − peak) / temperature for scores that are finite or masked, a finite peak ≥ score and temperature ≥ 0.
double exponent(double score, double peak, double temperature)
{
    const double gap = score - peak;
    if (gap == 0.0 || temperature == 1.0)
        return gap; // also at temperature 0, where the general form is 0/0
    if (!std::isinf(gap))
        return gap / temperature;
    // ±1e308 lie further apart than a double reaches; a high temperature may still bring them together.
    return score == -infinity ? score : score / temperature - peak / temperature;
}

// One row, size scores → size weights, not yet divided by their sum.
struct Unnormalised
{
    double sum = 0.0; // Σ e^x
    double moment = 0.0; // Σ e^x · x

    // −Σ w ln w with w = e^x / sum: one logarithm a row, not one a weight. Neither term is below 0.
    double entropy() const { return sum == 0.0 ? 0.0 : std::log(sum) - moment / sum; }
};

// Of a finite peak.
Unnormalised ordinary(const double *scores, double *weights, Index size, double peak, double temperature)
{
    Unnormalised row;
    for (Index j = 0; j < size; ++j) {
        const double x = exponent(scores[j], peak, temperature);
        if (x == -infinity) { // masked: exactly 0, never a denormal
            weights[j] = 0.0;
            continue;
        }
        const double weight = std::exp(x);
        weights[j] = weight;
        row.sum += weight;
        row.moment += weight * x;
    }
    return row;
}

// Of a peak that is ±∞ or NaN.
Unnormalised extreme(const double *scores, double *weights, Index size, double peak)
{
    Unnormalised row;
    for (Index j = 0; j < size; ++j) {
        if (scores[j] == -infinity)
            weights[j] = 0.0;
        else if (std::isnan(peak))
            weights[j] = peak;
        else
            weights[j] = scores[j] == peak ? 1.0 : 0.0;
        row.sum += weights[j];
    }
    return row;
}

// One row, size scores → size weights; returns their entropy. In a row of its own so that no expression reads what it
// writes.
double softmaxInto(const double *scores, double *weights, Index size, double temperature)
{
    assert(temperature >= 0.0);
    const double peak = peakOf(scores, size);
    const Unnormalised row = std::isfinite(peak) ? ordinary(scores, weights, size, peak, temperature)
                                                 : extreme(scores, weights, size, peak);
    if (std::isnan(row.sum)) {
        for (Index j = 0; j < size; ++j)
            weights[j] = scores[j] == -infinity ? 0.0 : row.sum;
    } else if (row.sum != 0.0) { // else every score is masked
        Eigen::Map<Eigen::ArrayXd>(weights, size) /= row.sum;
    }
    return row.entropy();
}

} // namespace

Vector softmax(const Vector &scores, double temperature)
{
    Vector weights(scores.size());
    softmaxInto(scores.data(), weights.data(), scores.size(), temperature);
    return weights;
}

Matrix softmaxRows(const Matrix &scores, double temperature)
{
    Matrix weights;
    Vector entropies;
    softmaxRows(scores, temperature, weights, entropies);
    return weights;
}

void softmaxRows(const Matrix &scores, double temperature, Matrix &weights, Vector &entropies)
{
    weights.resize(scores.rows(), scores.cols());
    entropies.resize(scores.rows());
    for (Index i = 0; i < scores.rows(); ++i) {
        const Index start = i * scores.cols();
        entropies(i) = softmaxInto(scores.data() + start, weights.data() + start, scores.cols(), temperature);
    }
}

double entropy(const Vector &weights)
{
    double sum = 0.0;
    for (const double weight : weights) {
        if (weight != 0.0)
            sum -= weight * std::log(weight);
    }
    return sum;
}

} // namespace nunchi::engine
