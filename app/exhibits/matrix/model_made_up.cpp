// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model_made_up.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>

#include "engine/numpy_rng.h"

namespace nunchi::exhibits::matrix {

namespace {

constexpr double kNoise = 0.2; ///< of the variance of a component
constexpr double kShortest = 0.4; ///< section against the longest

/// Where each section ends, as shares of the text.
std::array<double, kSections> sectionEnds(engine::NumpyRng &rng)
{
    std::array<double, kSections> ends{};
    for (double &length : ends)
        length = kShortest + (1 - kShortest) * rng.random();
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    const double whole = ends.back();
    for (double &end : ends)
        end /= whole;
    return ends;
}

std::array<int, kSections> sectionTopics(engine::NumpyRng &rng)
{
    std::array<int, kSections> topics{};
    topics[0] = static_cast<int>(rng.integers(0, kTopics));
    for (std::size_t i = 1; i < topics.size(); ++i) // any but the last one
        topics[i] = (topics[i - 1] + static_cast<int>(rng.integers(1, kTopics))) % kTopics;
    return topics;
}

} // namespace

QueriesAndKeys madeUpText(int size, int seed, std::vector<int> *topicsOfTokens)
{
    engine::NumpyRng rng(static_cast<std::uint64_t>(seed));
    const engine::Matrix directions = rng.normal(0, std::sqrt(1 - kNoise), kTopics, kWidth);
    const auto ends = sectionEnds(rng);
    const auto topics = sectionTopics(rng);
    QueriesAndKeys text;
    text.q = rng.normal(0, std::sqrt(kNoise), size, kWidth).cast<float>();
    text.k = rng.normal(0, std::sqrt(kNoise), size, kWidth).cast<float>();
    for (int token = 0; token < size; ++token) {
        const double share = (token + 0.5) / size;
        const auto section = static_cast<std::size_t>(std::lower_bound(ends.begin(), ends.end() - 1, share) - ends.begin());
        text.q.row(token) += directions.row(topics[section]).cast<float>();
        text.k.row(token) += directions.row(topics[section]).cast<float>();
        if (topicsOfTokens)
            topicsOfTokens->push_back(topics[section]);
    }
    return text;
}

} // namespace nunchi::exhibits::matrix
