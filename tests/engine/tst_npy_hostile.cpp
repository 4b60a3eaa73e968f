// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are not what they claim to be: each is named for what it is, none is believed.
#include "engine/npy.h"

#include <gtest/gtest.h>

#include "npy_bytes.h"
#include "scratch_folder.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

struct HostileNpy : testing::Test
{
    ScratchFolder folder;

    NpyProblem problem(const std::string &bytes)
    {
        const auto array = readNpy(folder.write("array.npy", bytes));
        EXPECT_FALSE(array) << bytes;
        return array ? NpyProblem{} : array.problem();
    }

    NpyProblem problemOfHeader(const std::string &header) { return problem(npyStart(header) + std::string(64, '\1')); }
};

TEST_F(HostileNpy, NoFile)
{
    const auto absent = readNpy(folder.path() / "absent.npy");
    ASSERT_FALSE(absent);
    EXPECT_EQ(absent.problem().fault, NpyFault::CannotOpen);
    EXPECT_EQ(absent.problem().detail, "No such file or directory");
    EXPECT_EQ(readNpy(folder.path()).problem().fault, NpyFault::NotAFile);
    EXPECT_EQ(readNpy("/dev/zero").problem().fault, NpyFault::NotAFile);
}

TEST_F(HostileNpy, NotNpyAtAll)
{
    for (const char *content : {"", "x", "\x93NUMP", "PK\3\4 a zip of arrays", "1,2,3\n4,5,6\n"})
        EXPECT_EQ(problem(content).fault, NpyFault::NotNpy) << content;
}

TEST_F(HostileNpy, VersionsOfTheFuture)
{
    const NpyProblem four = problem(npyStart(npyDictionary("<f8", "(1,)"), 4) + npyData<double>({1}));
    EXPECT_EQ(four.fault, NpyFault::UnknownVersion);
    EXPECT_EQ(four.detail, "4.0");
    EXPECT_EQ(problem(std::string("\x93NUMPY\x01\x01", 8)).detail, "1.1");
}

TEST_F(HostileNpy, CutAnywhere)
{
    const std::string whole = npyMatrix(2, 3, {1, 2, 3, 4, 5, 6});
    for (std::size_t size = 6; size < whole.size(); ++size)
        EXPECT_EQ(problem(whole.substr(0, size)).fault, NpyFault::Truncated) << size;
    const NpyProblem data = problem(whole.substr(0, whole.size() - 1));
    EXPECT_EQ(data.expected, 48u);
    EXPECT_EQ(data.found, 47u);
}

TEST_F(HostileNpy, HeadersThatAreNoHeader)
{
    for (const char *header : {
             "",
             "\n",
             "{",
             "{}",
             "[1, 2]",
             "{'descr': '<f8', 'fortran_order': False}",
             "{'descr': '<f8', 'shape': (2,)}",
             "{'fortran_order': False, 'shape': (2,)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2,)",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2,)} import os",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), 'more': 1}",
             "{'descr': '<f8', 'descr': '<f8', 'fortran_order': False, 'shape': (2,)}",
             "{'descr': '<f8', 'fortran_order': 0, 'shape': (2,)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': 2}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (-2,)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2.0,)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (,)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2,,)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2 3)}",
             "{'descr': '<f8', 'fortran_order': False, 'shape': (2,",
             "{'descr': '<f8, 'fortran_order': False, 'shape': (2,)}",
             "{'descr': <f8, 'fortran_order': False, 'shape': (2,)}",
             "{'descr': [('a', '<f8'), 'fortran_order': False, 'shape': (2,)}",
         })
        EXPECT_EQ(problemOfHeader(header).fault, NpyFault::BadHeader) << header;
    EXPECT_EQ(problemOfHeader("{\x01\xff").detail, "{??");
    EXPECT_EQ(problem(npyStart(std::string(100000, ' '), 2)).fault, NpyFault::BadHeader);
}

TEST_F(HostileNpy, TypesThatAreNoRealNumbers)
{
    for (const char *type :
        {"<c16", "|O", "<U5", "|S3", "<M8[ns]", "<f2", "<f16", "<i3", "<b2", "|V8", "", "<", "f88"}) {
        const NpyProblem found = problemOfHeader(npyDictionary(type, "(1,)"));
        EXPECT_EQ(found.fault, NpyFault::UnsupportedType) << type;
        EXPECT_EQ(found.detail, type);
    }
    const NpyProblem fields = problemOfHeader("{'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (1,)}");
    EXPECT_EQ(fields.fault, NpyFault::UnsupportedType);
    EXPECT_EQ(fields.detail, "[('a', '<f8')]");
}

TEST_F(HostileNpy, MoreThanTwoDimensions)
{
    const NpyProblem found = problemOfHeader(npyDictionary("<f8", "(2, 2, 2)"));
    EXPECT_EQ(found.fault, NpyFault::TooManyDimensions);
    EXPECT_EQ(found.detail, "2×2×2");
}

TEST_F(HostileNpy, ShapesThatOverflow)
{
    for (const char *shape : {"(4294967296, 4294967296)", "(18446744073709551615,)", "(99999999999999999999999999,)",
             "(0, 18446744073709551615)", "(2305843009213693952, 8)", "(1000000000, 1)"}) {
        EXPECT_EQ(problemOfHeader(npyDictionary("<f8", shape)).fault, NpyFault::TooLarge) << shape;
    }
}

TEST_F(HostileNpy, ClaimsFarBeyondTheFileAllocateNothing)
{
    const NpyProblem found = problemOfHeader(npyDictionary("<f8", "(16384, 16384)"));
    EXPECT_EQ(found.fault, NpyFault::Truncated);
    EXPECT_EQ(found.expected, std::uint64_t{16384} * 16384 * 8);
    EXPECT_EQ(found.found, 64u);
    EXPECT_EQ(problem(std::string("\x93NUMPY\x02\x00\xff\xff\xff\xff", 12)).fault, NpyFault::BadHeader);
    EXPECT_EQ(problem(std::string("\x93NUMPY\x02\x00\x00\x10\x00\x00", 12)).fault, NpyFault::Truncated);
}

TEST_F(HostileNpy, AnyByteChangedIsReadOrRefusedButNeverWorse)
{
    const std::string whole = npyMatrix(2, 3, {1, 2, 3, 4, 5, 6});
    const std::size_t headerEnd = whole.size() - 48;
    for (std::size_t i = 0; i < headerEnd; ++i) {
        for (const char replacement : {'\0', '\xff', '9', '(', ')', '\'', '{', '}', '[', ',', ' '}) {
            std::string changed = whole;
            changed[i] = replacement;
            const auto array = readNpy(folder.write("array.npy", changed));
            EXPECT_TRUE(!array || array->data.size() <= 6) << changed;
        }
    }
}

} // namespace
