// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/instruction_set.h"

namespace nunchi::bench {

/// What the processor has worked for this thread.
double threadSeconds();

/// GFLOP/s of float32 multiply-adds on registers alone, on this thread, by its processor time: what no kernel can
/// exceed. (Separate multiplications and additions where the set knows nothing better.)
double fmaPeak(engine::InstructionSet set);

} // namespace nunchi::bench
