// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/softmax.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace nunchi::engine {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Peak
{
    double score = -infinity; // the largest score, NaN when any score is NaN
    Index count = 0; // how often it occurs
};

Peak peakOf(const double *scores, Index size)
{
    Peak peak;
    for (Index j = 0; j < size; ++j) {
        if (std::isnan(scores[j]))
            return {scores[j], 1};
        if (scores[j] > peak.score)
            peak = {scores[j], 1};
        else if (scores[j] == peak.score)
            ++peak.count;
    }
    return peak;
}

// exp((score − peak) / temperature) for a finite score, a finite peak ≥ score and temperature ≥ 0.
double unnormalised(double score, double peak, double temperature)
{
    if (score == peak)
        return 1.0; // also at temperature 0, where the general form is 0/0
    const double gap = score - peak;
    // ±1e308 lie further apart than a double reaches; a high temperature may still bring them together.
    return std::exp(std::isinf(gap) ? score / temperature - peak / temperature : gap / temperature);
}

// One row, size scores → size weights. In a row of its own so that no expression reads what it writes.
void softmaxInto(const double *scores, double *weights, Index size, double temperature)
{
    assert(temperature >= 0.0);
    const Peak peak = peakOf(scores, size);
    double sum = 0.0;
    for (Index j = 0; j < size; ++j) {
        if (scores[j] == -infinity) // masked: exactly 0, never a denormal, whatever the rest of the row is
            weights[j] = 0.0;
        else if (std::isnan(peak.score))
            weights[j] = peak.score;
        else if (std::isinf(peak.score))
            weights[j] = scores[j] == peak.score ? 1.0 : 0.0;
        else
            weights[j] = unnormalised(scores[j], peak.score, temperature);
        sum += weights[j];
    }
    if (sum == 0.0)
        return; // every score masked
    for (Index j = 0; j < size; ++j)
        weights[j] = weights[j] == 0.0 ? 0.0 : weights[j] / sum;
}

double entropyOf(const double *weights, Index size)
{
    double sum = 0.0;
    for (Index j = 0; j < size; ++j) {
        if (weights[j] != 0.0)
            sum -= weights[j] * std::log(weights[j]);
    }
    return sum;
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
    softmaxRows(scores, temperature, weights);
    return weights;
}

void softmaxRows(const Matrix &scores, double temperature, Matrix &weights)
{
    weights.resize(scores.rows(), scores.cols());
    for (Index i = 0; i < scores.rows(); ++i) {
        const Index start = i * scores.cols();
        softmaxInto(scores.data() + start, weights.data() + start, scores.cols(), temperature);
    }
}

double entropy(const Vector &weights)
{
    return entropyOf(weights.data(), weights.size());
}

void rowEntropies(const Matrix &weights, Vector &entropies)
{
    entropies.resize(weights.rows());
    for (Index i = 0; i < weights.rows(); ++i)
        entropies(i) = entropyOf(weights.data() + i * weights.cols(), weights.cols());
}

} // namespace nunchi::engine
