// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/variance/model_draws.h"

#include <algorithm>
#include <cmath>

namespace nunchi::exhibits::variance {

namespace {
double deviation(double sum, double squares, double count)
{
    if (count < 1)
        return 0;
    const double mean = sum / count;
    return std::sqrt(std::max(0.0, squares / count - mean * mean));
}
} // namespace

DotProducts::DotProducts(std::uint64_t seed, int width)
    : m_rng(seed)
    , m_query(static_cast<size_t>(width))
{
}

void DotProducts::drawInto(std::vector<double> &products, int count)
{
    for (int i = 0; i < count; ++i) {
        for (double &component : m_query)
            component = m_rng.standardNormal();
        double product = 0;
        for (const double component : m_query)
            product += component * m_rng.standardNormal();
        products.push_back(product);
    }
}

Ladder::Ladder(std::uint64_t seed)
    : m_rng(seed)
    , m_query(static_cast<size_t>(kMostWidth))
{
}

void Ladder::draw(int count)
{
    for (int i = 0; i < count; ++i) {
        for (double &component : m_query)
            component = m_rng.standardNormal();
        double product = 0;
        int done = 0;
        for (int rung = 0; rung < kRungs; ++rung) {
            for (; done < width(rung); ++done)
                product += m_query[static_cast<size_t>(done)] * m_rng.standardNormal();
            m_sums[static_cast<size_t>(rung)] += product;
            m_squares[static_cast<size_t>(rung)] += product * product;
        }
        ++m_count;
    }
}

double Ladder::deviation(int rung) const
{
    const auto at = static_cast<size_t>(rung);
    return variance::deviation(m_sums[at], m_squares[at], m_count);
}

double deviationOf(const std::vector<double> &values)
{
    double sum = 0;
    double squares = 0;
    for (const double value : values) {
        sum += value;
        squares += value * value;
    }
    return deviation(sum, squares, static_cast<double>(values.size()));
}

} // namespace nunchi::exhibits::variance
