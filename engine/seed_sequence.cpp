// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/seed_sequence.h"

namespace nunchi::engine {

namespace {

constexpr std::size_t poolSize = 4;
using Pool = std::array<std::uint32_t, poolSize>;

std::uint32_t folded(std::uint32_t value)
{
    return value ^ (value >> 16);
}

// A hash whose constant moves on with every call, so that equal words come out unequal.
class MovingHash
{
public:
    MovingHash(std::uint32_t start, std::uint32_t multiplier)
        : m_constant(start)
        , m_multiplier(multiplier)
    {
    }

    std::uint32_t operator()(std::uint32_t value)
    {
        value ^= m_constant;
        m_constant *= m_multiplier;
        return folded(value * m_constant);
    }

private:
    std::uint32_t m_constant;
    std::uint32_t m_multiplier;
};

std::uint32_t mixed(std::uint32_t x, std::uint32_t y)
{
    return folded(x * 0xca01f9ddu - y * 0x4973f715u);
}

Pool mixedPool(std::uint64_t seed)
{
    MovingHash hash(0x43b0d7e5u, 0x931e8875u);
    const Pool entropy{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32), 0, 0};
    Pool pool{};
    for (std::size_t i = 0; i < poolSize; ++i)
        pool[i] = hash(entropy[i]);
    for (std::size_t source = 0; source < poolSize; ++source) {
        for (std::size_t target = 0; target < poolSize; ++target) {
            if (source != target)
                pool[target] = mixed(pool[target], hash(pool[source]));
        }
    }
    return pool;
}

} // namespace

std::array<std::uint64_t, 4> seedWords(std::uint64_t seed)
{
    const Pool pool = mixedPool(seed);
    MovingHash hash(0x8b51f9ddu, 0x58f38dedu);
    std::array<std::uint64_t, 4> words{};
    for (std::size_t i = 0; i < 2 * words.size(); ++i)
        words[i / 2] |= std::uint64_t{hash(pool[i % poolSize])} << (i % 2 == 0 ? 0 : 32);
    return words;
}

} // namespace nunchi::engine
