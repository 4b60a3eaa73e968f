// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/saturation/model_averages.h"

#include <cmath>

#include "engine/softmax.h"
#include "engine/softmax_jacobian.h"

namespace nunchi::exhibits::saturation {

Sharpness Sharpness::of(const engine::Vector &weights)
{
    return {weights.maxCoeff(), engine::entropy(weights), engine::softmaxJacobianNorm(weights),
        engine::softmaxJacobianTrace(weights)};
}

Draw::Draw(engine::NumpyRng &rng, int keys)
    : m_query(rng.normal(0, 1, kMostWidth))
    , m_keys(rng.normal(0, 1, keys, kMostWidth))
{
}

engine::Vector Draw::scores(int width, bool scaled) const
{
    const engine::Vector products = m_keys.leftCols(width) * m_query.head(width);
    return scaled ? engine::Vector(products / std::sqrt(static_cast<double>(width))) : products;
}

Averages::Averages(std::uint64_t seed, int keys)
    : m_rng(seed)
    , m_keys(keys)
{
}

void Averages::draw(int count)
{
    for (int i = 0; i < count; ++i, ++m_count) {
        const Draw one(m_rng, m_keys);
        for (int rung = 0; rung < kRungs; ++rung) {
            for (const bool scaled : {false, true}) {
                const Sharpness now = Sharpness::of(engine::softmax(one.scores(width(rung), scaled)));
                Sharpness &sum = m_sums[static_cast<size_t>(rung)][scaled ? 1 : 0];
                sum.largest += now.largest;
                sum.entropy += now.entropy;
                sum.norm += now.norm;
                sum.trace += now.trace;
            }
        }
    }
}

Sharpness Averages::mean(int rung, bool scaled) const
{
    const Sharpness &sum = m_sums[static_cast<size_t>(rung)][scaled ? 1 : 0];
    const double count = m_count > 0 ? m_count : 1;
    return {sum.largest / count, sum.entropy / count, sum.norm / count, sum.trace / count};
}

} // namespace nunchi::exhibits::saturation
