// SPDX-License-Identifier: GPL-3.0-or-later
// Registers of one instruction set and what is done to them lane by lane; see tiled_kernel_body.h for the macros.
#pragma once

#include <cstddef>
#include <cstdint>

#define NUNCHI_INLINE __attribute__((always_inline)) inline
#define NUNCHI_APART __attribute__((noinline))

namespace nunchi::engine::NUNCHI_KERNEL {

namespace {

using Size = std::ptrdiff_t;

template <class Scalar> struct Lanes;

template <> struct Lanes<float>
{
    using Vector __attribute__((vector_size(NUNCHI_VECTOR_BYTES))) = float;
    using Integers __attribute__((vector_size(NUNCHI_VECTOR_BYTES))) = std::int32_t;
    using Integer = std::int32_t;
    static constexpr int mantissa = 23;
    static constexpr int bias = 127;
    static constexpr float largest = 0x1.fffffep127F;
};

template <> struct Lanes<double>
{
    using Vector __attribute__((vector_size(NUNCHI_VECTOR_BYTES))) = double;
    using Integers __attribute__((vector_size(NUNCHI_VECTOR_BYTES))) = std::int64_t;
    using Integer = std::int64_t;
    static constexpr int mantissa = 52;
    static constexpr int bias = 1023;
    static constexpr double largest = 0x1.fffffffffffffp1023;
};

template <class Scalar> using Vector = typename Lanes<Scalar>::Vector;
template <class Scalar> using Integers = typename Lanes<Scalar>::Integers;

constexpr Size rows = NUNCHI_ROWS;
constexpr int columns = NUNCHI_COLUMNS;
template <class Scalar> constexpr Size width = NUNCHI_VECTOR_BYTES / sizeof(Scalar);
template <class Scalar> constexpr Size panel = columns *width<Scalar>;
// A reference is left behind only when a score exceeds it by more than 2^slack: far from overflow, and rare.
constexpr int slack = 8;

template <class Scalar> NUNCHI_INLINE Vector<Scalar> load(const Scalar *from)
{
    return *reinterpret_cast<const Vector<Scalar> *>(from);
}

template <class Scalar> NUNCHI_INLINE void store(Scalar *to, Vector<Scalar> numbers)
{
    *reinterpret_cast<Vector<Scalar> *>(to) = numbers;
}

template <class Scalar> NUNCHI_INLINE Vector<Scalar> broadcast(Scalar number)
{
    return number - Vector<Scalar>{};
}

// Whether a lane is not 0.
template <class Scalar> NUNCHI_INLINE bool anyOf(Integers<Scalar> lanes)
{
    using Words __attribute__((vector_size(NUNCHI_VECTOR_BYTES))) = std::int64_t;
    const Words words = reinterpret_cast<Words>(lanes);
    std::int64_t any = 0;
#pragma GCC unroll 8
    for (Size i = 0; i < Size(NUNCHI_VECTOR_BYTES / sizeof(std::int64_t)); ++i)
        any |= words[i];
    return any != 0;
}

#ifdef NUNCHI_FLUSH
// Denormals are 0 while a kernel runs, as operands (DAZ) and as results (FTZ): they would take a hundred times as long.
class FlushDenormals
{
public:
    FlushDenormals()
        : m_before(__builtin_ia32_stmxcsr())
    {
        __builtin_ia32_ldmxcsr(m_before | 0x8040U);
    }
    ~FlushDenormals() { __builtin_ia32_ldmxcsr(m_before); }
    FlushDenormals(const FlushDenormals &) = delete;
    FlushDenormals &operator=(const FlushDenormals &) = delete;

private:
    unsigned m_before;
};
#else
struct FlushDenormals
{
    ~FlushDenormals() { } // a named one is then no unused variable
};
#endif

// r of degree 4 or 10 interpolates (2^f − 1)/f at Chebyshev's nodes of |f| ≤ ½; 1 + f·r(f) is off by 2e-7 or 1e-17.
template <class Scalar> struct Power;

template <> struct Power<float>
{
    static constexpr float r[] = {0.69314718F, 0.24022349F, 0.055503810F, 0.0096663685F, 0.0013381303F};
};

template <> struct Power<double>
{
    static constexpr double r[] = {0.69314718055994530942, 0.2402265069591009822, 0.055504108664821594339,
        0.0096181291076068885273, 0.001333355814641693531, 0.00015403530441736050155, 0.000015252733829836118394,
        1.3215442587921689653e-6, 1.0178062445845773521e-7, 7.0725859492692236999e-9, 4.4549605981865183938e-10};
};

// Below this power of two there are no normal numbers. Held in a register, where the compiler cannot see the constant:
// it then takes one instruction for the larger of two numbers, and else three.
template <class Scalar> NUNCHI_INLINE Vector<Scalar> leastPower()
{
    Vector<Scalar> least = broadcast<Scalar>(-Lanes<Scalar>::bias);
#ifdef NUNCHI_REGISTER
    asm("" : "+" NUNCHI_REGISTER(least));
#endif
    return least;
}

// 2^x for x ≤ slack, exactly 1 for 0, exactly +0 below the normal numbers, NaN for NaN.
// least: leastPower().
template <class Scalar> NUNCHI_INLINE Vector<Scalar> powerOfTwo(Vector<Scalar> x, Vector<Scalar> least)
{
    using L = Lanes<Scalar>;
    using Bits = Integers<Scalar>;
    constexpr int degree = sizeof(Power<Scalar>::r) / sizeof(Scalar);
    x = least > x ? least : x; // in this order a NaN stays
    // Adding 1.5·2^mantissa leaves the nearest whole number, plus the bias, in the lowest bits of the sum.
    constexpr Scalar shift = Scalar(typename L::Integer{3} << (L::mantissa - 1)) + L::bias;
    const Vector<Scalar> sum = x + shift;
    const Vector<Scalar> f = x - (sum - shift);
    const Vector<Scalar> power = reinterpret_cast<Vector<Scalar>>(reinterpret_cast<Bits>(sum) << L::mantissa);
    Vector<Scalar> r = broadcast(Power<Scalar>::r[degree - 1]);
#pragma GCC unroll 16
    for (int i = degree - 2; i >= 0; --i)
        r = r * f + Power<Scalar>::r[i];
    return (r * f + Scalar(1)) * power;
}

} // namespace

} // namespace nunchi::engine::NUNCHI_KERNEL
