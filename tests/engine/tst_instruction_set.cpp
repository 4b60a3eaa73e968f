// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/instruction_set.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

constexpr const char *variable = "NUNCHI_INSTRUCTION_SET";

struct ChoiceOfSet : testing::Test
{
    ChoiceOfSet() { unsetenv(variable); }
    ~ChoiceOfSet() override { unsetenv(variable); }
};

TEST_F(ChoiceOfSet, NamesLeadBack)
{
    for (const char *name : {"generic", "sse2", "avx2", "avx512"})
        EXPECT_EQ(nameOf(instructionSetNamed(name).value()), name);
    EXPECT_FALSE(instructionSetNamed("AVX2"));
    EXPECT_FALSE(instructionSetNamed(""));
}

TEST_F(ChoiceOfSet, IsTheWidestPresent)
{
    const std::vector<InstructionSet> present = presentInstructionSets();
    ASSERT_FALSE(present.empty());
    EXPECT_EQ(present.front(), InstructionSet::Generic);
    EXPECT_TRUE(std::is_sorted(present.begin(), present.end()));
    EXPECT_EQ(chosenInstructionSet(), present.back());
}

TEST_F(ChoiceOfSet, TheEnvironmentMayAskForAnother)
{
    for (const InstructionSet set : presentInstructionSets()) {
        setenv(variable, std::string(nameOf(set)).c_str(), 1);
        EXPECT_EQ(chosenInstructionSet(), set);
    }
    setenv(variable, "altivec", 1);
    EXPECT_EQ(chosenInstructionSet(), presentInstructionSets().back());
}

} // namespace
