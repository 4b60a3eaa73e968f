// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/instruction_set.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>

namespace nunchi::engine {

namespace {

constexpr std::array allSets{
    InstructionSet::Generic, InstructionSet::Sse2, InstructionSet::Avx2, InstructionSet::Avx512};

#ifdef NUNCHI_X86_KERNELS
// The compiler's run-time asks the operating system, too, whether it saves the wide registers.
bool isPresent(InstructionSet set)
{
    switch (set) {
    case InstructionSet::Generic:
    case InstructionSet::Sse2:
        return true;
    case InstructionSet::Avx2:
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    case InstructionSet::Avx512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")
            && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
    }
    return false;
}
#else
bool isPresent(InstructionSet set)
{
    return set == InstructionSet::Generic;
}
#endif

} // namespace

std::string_view nameOf(InstructionSet set)
{
    switch (set) {
    case InstructionSet::Generic:
        break;
    case InstructionSet::Sse2:
        return "sse2";
    case InstructionSet::Avx2:
        return "avx2";
    case InstructionSet::Avx512:
        return "avx512";
    }
    return "generic";
}

std::optional<InstructionSet> instructionSetNamed(std::string_view name)
{
    const auto found =
        std::find_if(allSets.begin(), allSets.end(), [name](InstructionSet set) { return nameOf(set) == name; });
    if (found == allSets.end())
        return std::nullopt;
    return *found;
}

std::vector<InstructionSet> presentInstructionSets()
{
    std::vector<InstructionSet> sets;
    std::copy_if(allSets.begin(), allSets.end(), std::back_inserter(sets), isPresent);
    return sets;
}

InstructionSet chosenInstructionSet()
{
    const std::vector<InstructionSet> present = presentInstructionSets();
    if (const char *name = std::getenv("NUNCHI_INSTRUCTION_SET")) {
        const auto asked = instructionSetNamed(name);
        if (asked && std::find(present.begin(), present.end(), *asked) != present.end())
            return *asked;
    }
    return present.back();
}

} // namespace nunchi::engine
