// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/npy.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "npy_bytes.h"
#include "scratch_folder.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

struct Npy : testing::Test
{
    ScratchFolder folder;

    NpyArray read(const std::string &bytes)
    {
        const auto array = readNpy(folder.write("array.npy", bytes));
        EXPECT_TRUE(array) << (array ? "" : array.problem().detail);
        return array ? *array : NpyArray{};
    }

    template <class Number> void expectNumbers(const char *type, NpyKind kind, const std::vector<Number> &numbers)
    {
        const std::string shape = "(" + std::to_string(numbers.size()) + ",)";
        for (const bool bigEndian : {false, true}) {
            const std::string typed = (bigEndian ? ">" : "<") + std::string(type);
            SCOPED_TRACE(typed);
            const NpyArray array = read(npyStart(npyDictionary(typed, shape)) + npyData(numbers, bigEndian));
            EXPECT_EQ(array.shape, std::vector<Index>{static_cast<Index>(numbers.size())});
            EXPECT_EQ(array.kind, kind);
            EXPECT_EQ(array.data, std::vector<double>(numbers.begin(), numbers.end()));
        }
    }

    template <class Number> void expectIntegers(const char *type, NpyKind kind)
    {
        using Limits = std::numeric_limits<Number>;
        expectNumbers<Number>(type, kind, {0, 1, 100, Limits::min(), Limits::max()});
    }
};

TEST_F(Npy, FloatsOfBothByteOrders)
{
    expectNumbers<double>("f8", NpyKind::Float, {0.1, -2.5e300, 5e-324, std::numeric_limits<double>::infinity()});
    expectNumbers<float>("f4", NpyKind::Float, {0.1f, -2.5e30f, 1e-45f, -std::numeric_limits<float>::infinity()});
}

TEST_F(Npy, IntegersOfEveryWidthAndBothByteOrders)
{
    expectIntegers<std::int8_t>("i1", NpyKind::SignedInteger);
    expectIntegers<std::int16_t>("i2", NpyKind::SignedInteger);
    expectIntegers<std::int32_t>("i4", NpyKind::SignedInteger);
    expectIntegers<std::int64_t>("i8", NpyKind::SignedInteger);
    expectIntegers<std::uint8_t>("u1", NpyKind::UnsignedInteger);
    expectIntegers<std::uint16_t>("u2", NpyKind::UnsignedInteger);
    expectIntegers<std::uint32_t>("u4", NpyKind::UnsignedInteger);
    expectIntegers<std::uint64_t>("u8", NpyKind::UnsignedInteger);
}

TEST_F(Npy, BoolAndOneByteTypesHaveNoByteOrder)
{
    const NpyArray array = read(npyStart(npyDictionary("|b1", "(3,)")) + std::string("\x01\x00\x01", 3));
    EXPECT_EQ(array.kind, NpyKind::Bool);
    EXPECT_EQ(array.data, (std::vector<double>{1, 0, 1}));
    EXPECT_EQ(read(npyStart(npyDictionary("|i1", "(1,)")) + "\xff").data, std::vector<double>{-1});
    EXPECT_EQ(read(npyStart(npyDictionary("|u1", "(1,)")) + "\xff").data, std::vector<double>{255});
}

TEST_F(Npy, NanStaysNan)
{
    const NpyArray array = read(npyMatrix(1, 2, {std::nan(""), 1.0}));
    EXPECT_TRUE(std::isnan(array.data.at(0)));
}

TEST_F(Npy, RowsOfAMatrix)
{
    Matrix expected{{1, 2, 3}, {4, 5, 6}};
    EXPECT_EQ(read(npyMatrix(2, 3, {1, 2, 3, 4, 5, 6})).matrix(), expected);
    const std::string columns = npyStart(npyDictionary("<f8", "(2, 3)", true)) + npyData<double>({1, 4, 2, 5, 3, 6});
    EXPECT_EQ(read(columns).matrix(), expected);
    const std::string bigEndianColumns =
        npyStart(npyDictionary(">i2", "(2, 3)", true)) + npyData<std::int16_t>({1, 4, 2, 5, 3, 6}, true);
    EXPECT_EQ(read(bigEndianColumns).matrix(), expected);
}

TEST_F(Npy, VersionsOneToThree)
{
    for (const int version : {1, 2, 3}) {
        const std::string bytes = npyStart(npyDictionary("<f8", "(2,)"), version) + npyData<double>({7, 8});
        EXPECT_EQ(read(bytes).data, (std::vector<double>{7, 8})) << version;
    }
}

TEST_F(Npy, OneNumberAndNoNumbers)
{
    const NpyArray one = read(npyStart(npyDictionary("<f8", "()")) + npyData<double>({7}));
    EXPECT_TRUE(one.shape.empty());
    EXPECT_EQ(one.data, std::vector<double>{7});
    const NpyArray none = read(npyStart(npyDictionary("<f8", "(0, 3)")));
    EXPECT_EQ(none.shape, (std::vector<Index>{0, 3}));
    EXPECT_TRUE(none.data.empty());
}

TEST_F(Npy, KeysInAnyOrderAndPythonTwosLongNumbers)
{
    const std::string header = "{\"shape\":(2L,),'fortran_order':True ,\t'descr':\"<f8\"}   \n";
    EXPECT_EQ(read(npyStart(header) + npyData<double>({1, 2})).data, (std::vector<double>{1, 2}));
}

TEST_F(Npy, WhatIsWrittenReadsBack)
{
    const std::vector<double> numbers{0.1, -0.0, 1e-308, 3, std::numeric_limits<double>::infinity(), 6};
    const auto path = folder.path() / "out.npy";
    ASSERT_FALSE(writeNpy(path, {2, 3}, numbers.data()));
    const auto array = readNpy(path);
    ASSERT_TRUE(array);
    EXPECT_EQ(array->shape, (std::vector<Index>{2, 3}));
    EXPECT_EQ(array->data, numbers);
    EXPECT_TRUE(std::signbit(array->data[1]));
}

TEST_F(Npy, WrittenBytesAreTheFormats)
{
    const std::vector<double> numbers(8, 0.5);
    const auto path = folder.path() / "out.npy";
    for (const auto &[shape, text] : std::vector<std::pair<std::vector<Index>, std::string>>{
             {{8}, "(8,)"}, {{2, 4}, "(2, 4)"}, {{2, 2, 2}, "(2, 2, 2)"}, {{}, "()"}}) {
        ASSERT_FALSE(writeNpy(path, shape, numbers.data()));
        const std::string bytes = ScratchFolder::content(path);
        EXPECT_EQ(bytes.substr(0, 10), std::string("\x93NUMPY\x01\x00\x76\x00", 10));
        EXPECT_EQ(bytes.find("{'descr': '<f8', 'fortran_order': False, 'shape': " + text + ", }"), 10u);
        EXPECT_EQ(bytes[127], '\n');
        EXPECT_EQ(bytes.size(), 128 + (shape.empty() ? 1 : 8) * sizeof(double));
    }
}

TEST_F(Npy, WritingReplacesWholeFilesAndLeavesNoneBehind)
{
    const double number = 7;
    const auto path = folder.write("out.npy", "something older and longer than the new content, by far");
    std::filesystem::create_symlink("out.npy", folder.path() / "link.npy");
    ASSERT_FALSE(writeNpy(folder.path() / "link.npy", {1}, &number));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "link.npy"));
    EXPECT_EQ(readNpy(path)->data, std::vector<double>{7});
    EXPECT_EQ(folder.fileCount(), 2);
}

TEST_F(Npy, WritingWhereOneCannotSaysWhyAndLeavesNothing)
{
    const double number = 7;
    const auto noFolder = writeNpy(folder.path() / "absent" / "out.npy", {1}, &number);
    ASSERT_TRUE(noFolder);
    EXPECT_EQ(noFolder->fault, NpyFault::CannotWrite);
    EXPECT_EQ(noFolder->detail, "No such file or directory");
    EXPECT_EQ(writeNpy(folder.path(), {1}, &number)->fault, NpyFault::NotAFile);
    EXPECT_EQ(writeNpy("/dev/null", {1}, &number)->fault, NpyFault::NotAFile);
    EXPECT_EQ(folder.fileCount(), 0);
}

} // namespace
