// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/numpy_rng.h"

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>

#include "engine/seed_sequence.h"
#include "engine/ziggurat.h"

namespace nunchi::engine {

namespace {

constexpr std::uint32_t max32 = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t max64 = std::numeric_limits<std::uint64_t>::max();

} // namespace

NumpyRng::Wide NumpyRng::sum(Wide a, Wide b)
{
    const std::uint64_t low = a.low + b.low;
    return {a.high + b.high + (low < a.low ? 1 : 0), low};
}

NumpyRng::Wide NumpyRng::product(std::uint64_t a, std::uint64_t b)
{
    const std::uint64_t lowLow = (a & max32) * (b & max32);
    const std::uint64_t lowHigh = (a & max32) * (b >> 32);
    const std::uint64_t highLow = (a >> 32) * (b & max32);
    const std::uint64_t highHigh = (a >> 32) * (b >> 32);
    const std::uint64_t middle = (lowLow >> 32) + (lowHigh & max32) + (highLow & max32);
    return {highHigh + (lowHigh >> 32) + (highLow >> 32) + (middle >> 32), (middle << 32) | (lowLow & max32)};
}

// Modulo 2¹²⁸.
NumpyRng::Wide NumpyRng::product(Wide a, Wide b)
{
    Wide result = product(a.low, b.low);
    result.high += a.high * b.low + a.low * b.high;
    return result;
}

NumpyRng::NumpyRng(std::uint64_t seed)
{
    const std::array<std::uint64_t, 4> words = seedWords(seed);
    m_increment = {(words[2] << 1) | (words[3] >> 63), (words[3] << 1) | 1}; // must be odd
    step();
    m_state = sum(m_state, {words[0], words[1]});
    step();
}

void NumpyRng::step()
{
    constexpr Wide multiplier{0x2360ED051FC65DA4u, 0x4385DF649FCCF645u};
    m_state = sum(product(m_state, multiplier), m_increment);
}

std::uint64_t NumpyRng::raw64()
{
    step();
    return std::rotr(m_state.high ^ m_state.low, static_cast<int>(m_state.high >> 58));
}

std::uint32_t NumpyRng::raw32()
{
    if (m_spare) {
        const std::uint32_t word = *m_spare;
        m_spare.reset();
        return word;
    }
    const std::uint64_t bits = raw64();
    m_spare = static_cast<std::uint32_t>(bits >> 32);
    return static_cast<std::uint32_t>(bits & max32);
}

double NumpyRng::random()
{
    return static_cast<double>(raw64() >> 11) * 0x1p-53;
}

double NumpyRng::standardNormal()
{
    const Ziggurat &layers = Ziggurat::standard();
    for (;;) {
        const std::uint64_t bits = raw64();
        const std::size_t layer = bits & 0xff;
        const bool negative = (bits >> 8) & 1;
        const std::uint64_t magnitude = (bits >> 9) & 0x000fffffffffffffu;
        const double x = static_cast<double>(magnitude) * layers.width[layer];
        const double signedX = negative ? -x : x;
        if (magnitude < layers.inside[layer])
            return signedX;
        if (layer == 0)
            return normalTail((magnitude >> 8) & 1);
        const double height = (layers.density[layer - 1] - layers.density[layer]) * random() + layers.density[layer];
        if (height < std::exp(-0.5 * x * x))
            return signedX;
    }
}

// |x| > r, by Marsaglia's exponential rejection.
double NumpyRng::normalTail(bool negative)
{
    for (;;) {
        const double beyond = -Ziggurat::inverseTailStart * std::log1p(-random());
        const double height = -std::log1p(-random());
        if (height + height > beyond * beyond)
            return negative ? -(Ziggurat::tailStart + beyond) : Ziggurat::tailStart + beyond;
    }
}

double NumpyRng::normal(double mean, double sd)
{
    return mean + sd * standardNormal();
}

Vector NumpyRng::normal(double mean, double sd, Index size)
{
    Vector values(size);
    for (double &value : values)
        value = normal(mean, sd);
    return values;
}

Matrix NumpyRng::normal(double mean, double sd, Index rows, Index columns)
{
    Matrix values(rows, columns);
    for (double &value : values.reshaped<Eigen::RowMajor>())
        value = normal(mean, sd);
    return values;
}

// Uniform in 0 … largest, largest < 2³² − 1; draws that would favour some results are thrown away.
std::uint32_t NumpyRng::below32(std::uint32_t largest)
{
    const std::uint64_t count = std::uint64_t{largest} + 1;
    std::uint64_t scaled = raw32() * count;
    if ((scaled & max32) < count) {
        const std::uint64_t threshold = (max32 - largest) % count;
        while ((scaled & max32) < threshold)
            scaled = raw32() * count;
    }
    return static_cast<std::uint32_t>(scaled >> 32);
}

// The same for largest < 2⁶⁴ − 1.
std::uint64_t NumpyRng::below64(std::uint64_t largest)
{
    const std::uint64_t count = largest + 1;
    Wide scaled = product(raw64(), count);
    if (scaled.low < count) {
        const std::uint64_t threshold = (max64 - largest) % count;
        while (scaled.low < threshold)
            scaled = product(raw64(), count);
    }
    return scaled.high;
}

std::int64_t NumpyRng::integers(std::int64_t low, std::int64_t high)
{
    assert(low < high);
    // Unsigned arithmetic wraps where the range is wider than an int64.
    const std::uint64_t largest = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) - 1;
    std::uint64_t offset = 0;
    if (largest == max32)
        offset = raw32();
    else if (largest > max32)
        offset = below64(largest);
    else if (largest > 0)
        offset = below32(static_cast<std::uint32_t>(largest));
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
}

} // namespace nunchi::engine
