// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are opened first and read, in part or as a whole, afterwards.
#include "engine/npy_file.h"

#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "npy_bytes.h"
#include "scratch_folder.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

struct NpyFiles : testing::Test
{
    ScratchFolder folder;

    NpyFile open(const std::string &bytes)
    {
        auto file = NpyFile::open(folder.write("array.npy", bytes));
        EXPECT_TRUE(file);
        return std::move(*file);
    }
};

TEST_F(NpyFiles, TheHeaderSaysAllBeforeANumberIsRead)
{
    const NpyFile file = open(npyStart(npyDictionary("<f4", "(2, 3)", true)) + std::string(24, '\0'));
    EXPECT_EQ(file.shape(), (std::vector<Index>{2, 3}));
    EXPECT_EQ(file.count(), 6u);
    EXPECT_EQ(file.kind(), NpyKind::Float);
    EXPECT_TRUE(file.isColumnMajor());
    EXPECT_FALSE(open(npyMatrix(1, 2, {1, 2})).isColumnMajor());
}

TEST_F(NpyFiles, OpeningCostsNothingOfTheNumbers)
{
    // Two gigabytes that are not there: a hole in the file system.
    const auto path = folder.write("hole.npy", npyStart(npyDictionary("<f8", "(268435456,)")));
    const auto size = std::filesystem::file_size(path);
    std::filesystem::resize_file(path, size + (std::uint64_t{1} << 31));
    const auto file = NpyFile::open(path);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->shape(), std::vector<Index>{1 << 28});
    double last = 1;
    EXPECT_FALSE(file->read((1u << 28) - 1, 1, &last));
    EXPECT_EQ(last, 0);
}

TEST_F(NpyFiles, AnyPartAsFloatOrDouble)
{
    const NpyFile file = open(npyMatrix(2, 3, {0.1, 2, 3, 4, 5, 6}));
    double some[2];
    ASSERT_FALSE(file.read(2, 2, some));
    EXPECT_EQ(some[0], 3);
    EXPECT_EQ(some[1], 4);
    float rounded[1];
    ASSERT_FALSE(file.read(0, 1, rounded));
    EXPECT_EQ(rounded[0], 0.1f);
    const NpyFile turned = open(npyStart(npyDictionary(">i2", "(3,)")) + npyData<std::int16_t>({-1, 2, 300}, true));
    float whole[3];
    ASSERT_FALSE(turned.read(0, 3, whole));
    EXPECT_EQ(whole[0], -1);
    EXPECT_EQ(whole[2], 300);
}

TEST_F(NpyFiles, FloatHoldsSomeTypesExactly)
{
    const auto fits = [this](const char *type) {
        return open(npyStart(npyDictionary(type, "(1,)")) + std::string(8, '\0')).fitsFloat();
    };
    for (const char *type : {"|b1", "|i1", "|u1", "<i2", "<u2", "<f4", ">f4"})
        EXPECT_TRUE(fits(type)) << type;
    for (const char *type : {"<i4", "<u4", "<i8", "<f8"})
        EXPECT_FALSE(fits(type)) << type;
}

TEST_F(NpyFiles, ManyColumnsComeInRows)
{
    // More than are read at once.
    constexpr int rows = 3;
    constexpr int columns = 50000;
    std::vector<double> byColumn;
    for (int j = 0; j < columns; ++j)
        for (int i = 0; i < rows; ++i)
            byColumn.push_back(i * columns + j);
    const NpyFile file = open(npyStart(npyDictionary("<f8", "(3, 50000)", true)) + npyData(byColumn));
    const auto numbers = file.readAll();
    ASSERT_TRUE(numbers);
    for (int i = 0; i < rows * columns; ++i)
        ASSERT_EQ((*numbers)[static_cast<std::size_t>(i)], i);
}

TEST_F(NpyFiles, CutShortWhileOpen)
{
    const auto path = folder.write("array.npy", npyMatrix(2, 2, {1, 2, 3, 4}));
    const auto file = NpyFile::open(path);
    ASSERT_TRUE(file);
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 12);
    double numbers[4];
    EXPECT_FALSE(file->read(0, 2, numbers));
    const auto problem = file->read(0, 4, numbers);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->fault, NpyFault::Truncated);
    EXPECT_EQ(problem->expected, 32u);
    EXPECT_EQ(problem->found, 20u);
}

TEST_F(NpyFiles, ThreadsReadAtOnce)
{
    std::vector<double> numbers(20000);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<double>(i);
    const NpyFile file = open(npyMatrix(100, 200, numbers));
    std::vector<float> read(numbers.size());
    const auto half = [&](std::size_t first) {
        for (std::size_t at = first; at < first + numbers.size() / 2; at += 100)
            EXPECT_FALSE(file.read(at, 100, read.data() + at));
    };
    std::thread other(half, 0);
    half(numbers.size() / 2);
    other.join();
    for (std::size_t i = 0; i < read.size(); ++i)
        ASSERT_EQ(read[i], static_cast<float>(i));
}

} // namespace
