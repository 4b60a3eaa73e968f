// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace nunchi::engine {

/// What the kernels for long sequences are compiled for, narrowest first. Generic: any processor.
enum class InstructionSet { Generic, Sse2, Avx2, Avx512 };

/// "generic", "sse2", "avx2" (with FMA), "avx512" (F, DQ, BW and VL).
std::string_view nameOf(InstructionSet set);
std::optional<InstructionSet> instructionSetNamed(std::string_view name);

/// Those this processor and its operating system can run, narrowest first; never empty.
std::vector<InstructionSet> presentInstructionSets();

/// The one that is used unless a caller asks for another: the widest present, or the one that the environment
/// variable NUNCHI_INSTRUCTION_SET names, when it is present.
InstructionSet chosenInstructionSet();

} // namespace nunchi::engine
