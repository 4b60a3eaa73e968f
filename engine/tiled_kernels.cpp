// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled_kernels.h"

namespace nunchi::engine {

namespace {

template <class Scalar> struct Kernels;

#ifdef NUNCHI_X86_KERNELS
template <> struct Kernels<float>
{
    static constexpr const TiledKernel<float> *of[] = {
        &generic::floatKernel, &sse2::floatKernel, &avx2::floatKernel, &avx512::floatKernel};
};
template <> struct Kernels<double>
{
    static constexpr const TiledKernel<double> *of[] = {
        &generic::doubleKernel, &sse2::doubleKernel, &avx2::doubleKernel, &avx512::doubleKernel};
};
#else
template <> struct Kernels<float>
{
    static constexpr const TiledKernel<float> *of[] = {&generic::floatKernel};
};
template <> struct Kernels<double>
{
    static constexpr const TiledKernel<double> *of[] = {&generic::doubleKernel};
};
#endif

} // namespace

template <class Scalar> const TiledKernel<Scalar> &tiledKernel(InstructionSet set)
{
    return *Kernels<Scalar>::of[static_cast<int>(set)];
}

template const TiledKernel<float> &tiledKernel(InstructionSet);
template const TiledKernel<double> &tiledKernel(InstructionSet);

} // namespace nunchi::engine
