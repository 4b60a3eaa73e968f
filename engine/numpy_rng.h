// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/types.h"

namespace nunchi::engine {

/// numpy.random.default_rng(seed), bit for bit: what a student's NumPy draws, this draws.
/// SeedSequence (O'Neill 2015, "Developing a seed_seq alternative") feeds PCG64 XSL-RR 128/64 (O'Neill 2014);
/// normal variates by the 256-layer ziggurat (Marsaglia & Tsang 2000; Doornik 2005), bounded integers by
/// Lemire 2019. Matrices are filled row by row, as rng.normal(mean, sd, (rows, columns)) does.
class NumpyRng
{
public:
    explicit NumpyRng(std::uint64_t seed);

    /// The generator's next 64 bits (PCG64(seed).random_raw()).
    std::uint64_t raw64();
    /// Uniform in [0, 1), a multiple of 2⁻⁵³.
    double random();
    double standardNormal();
    double normal(double mean, double sd);
    Vector normal(double mean, double sd, Index size);
    Matrix normal(double mean, double sd, Index rows, Index columns);
    /// Uniform in low … high − 1; low < high (asserted).
    std::int64_t integers(std::int64_t low, std::int64_t high);

private:
    // 128-bit numbers in halves: ISO C++ has no type for them.
    struct Wide
    {
        std::uint64_t high = 0;
        std::uint64_t low = 0;
    };

    static Wide sum(Wide a, Wide b);
    static Wide product(Wide a, Wide b);
    static Wide product(std::uint64_t a, std::uint64_t b);

    void step();
    std::uint32_t raw32();
    std::uint32_t below32(std::uint32_t largest);
    std::uint64_t below64(std::uint64_t largest);
    double normalTail(bool negative);

    Wide m_state;
    Wide m_increment;
    std::optional<std::uint32_t> m_spare; // the unused upper half of a draw split into 32-bit words
};

} // namespace nunchi::engine
