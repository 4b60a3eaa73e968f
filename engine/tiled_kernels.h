// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/instruction_set.h"
#include "engine/tiled_kernel.h"

namespace nunchi::engine {

/// The kernel compiled for a set that is present.
template <class Scalar> const TiledKernel<Scalar> &tiledKernel(InstructionSet set);

extern template const TiledKernel<float> &tiledKernel(InstructionSet);
extern template const TiledKernel<double> &tiledKernel(InstructionSet);

} // namespace nunchi::engine
