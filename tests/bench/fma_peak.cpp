// SPDX-License-Identifier: GPL-3.0-or-later
#include "fma_peak.h"

#include <ctime>

namespace nunchi::bench {

namespace {

constexpr int chains = 12; // enough to fill two units of latency 4, and few enough for 16 registers
constexpr int rounds = 500'000;

// A function an instruction set, since its flags are the function's.
#define NUNCHI_PEAK(name, bytes, target)                                                                               \
    target double name()                                                                                               \
    {                                                                                                                  \
        using Vector __attribute__((vector_size(bytes))) = float;                                                      \
        Vector sums[chains];                                                                                           \
        for (int i = 0; i < chains; ++i)                                                                               \
            sums[i] = 0.001F * static_cast<float>(i) - Vector{};                                                       \
        const Vector factor = 0.999F - Vector{};                                                                       \
        const Vector addend = 0.001F - Vector{};                                                                       \
        const double start = threadSeconds();                                                                          \
        for (int round = 0; round < rounds; ++round) {                                                                 \
            _Pragma("GCC unroll 12") for (int i = 0; i < chains; ++i) sums[i] = sums[i] * factor + addend;             \
        }                                                                                                              \
        const double time = threadSeconds() - start;                                                                   \
        volatile float kept = 0;                                                                                       \
        for (int i = 0; i < chains; ++i)                                                                               \
            kept = kept + sums[i][0];                                                                                  \
        return 2e-9 * chains * rounds * (bytes / sizeof(float)) / time;                                                \
    }

NUNCHI_PEAK(narrowPeak, 16, )
#if defined(__x86_64__)
NUNCHI_PEAK(avx2Peak, 32, __attribute__((target("avx2,fma"))))
NUNCHI_PEAK(avx512Peak, 64, __attribute__((target("avx512f,fma"))))
#endif
#undef NUNCHI_PEAK

} // namespace

double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double fmaPeak(engine::InstructionSet set)
{
#if defined(__x86_64__)
    if (set == engine::InstructionSet::Avx512)
        return avx512Peak();
    if (set == engine::InstructionSet::Avx2)
        return avx2Peak();
#endif
    return narrowPeak();
}

} // namespace nunchi::bench
