// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include <cmath>
#include <fstream>
#include <limits>
#include <string>
#include <utility>

#include <gtest/gtest.h>

namespace nunchi::tests {

using engine::Index;

namespace {

double number(const Json &value)
{
    if (value.is_string())
        return value == "-inf" ? -std::numeric_limits<double>::infinity() : std::nan("");
    return value.get<double>();
}

engine::Matrix filled(const Json &data, std::size_t offset, Index rows, Index columns)
{
    engine::Matrix result(rows, columns);
    for (double &entry : result.reshaped<Eigen::RowMajor>())
        entry = number(data.at(offset++));
    return result;
}

} // namespace

Json golden(const char *name)
{
    std::ifstream file(std::string(NUNCHI_GOLDEN_DIR "/") + name);
    EXPECT_TRUE(file) << name;
    return Json::parse(file);
}

engine::Matrix matrix(const Json &array)
{
    const Json &shape = array.at("shape");
    const Index columns = shape.back();
    return filled(array.at("data"), 0, shape.size() == 1 ? 1 : shape.front().get<Index>(), columns);
}

engine::Vector vector(const Json &numbers)
{
    return filled(numbers, 0, static_cast<Index>(numbers.size()), 1);
}

engine::Mask mask(const Json &array)
{
    if (array.is_null())
        return {};
    const Index rows = array.at("shape").at(0);
    const Index columns = array.at("shape").at(1);
    engine::Mask result(rows, columns);
    for (Index i = 0; i < result.size(); ++i)
        result(i / columns, i % columns) = array.at("data").at(static_cast<std::size_t>(i)).get<bool>();
    return result;
}

engine::Matrix slice(const Json &array, Index i)
{
    const Index rows = array.at("shape").at(1);
    const Index columns = array.at("shape").at(2);
    return filled(array.at("data"), static_cast<std::size_t>(i * rows * columns), rows, columns);
}

AttentionCase::AttentionCase(std::size_t i)
    : AttentionCase(golden("attention.json").at(i))
{
}

AttentionCase::AttentionCase(Json answers)
    : reference(std::move(answers))
    , q(matrix(reference.at("q")))
    , k(matrix(reference.at("k")))
    , v(matrix(reference.at("v")))
{
    if (!reference.at("scaled"))
        options.scale = 1.0;
    options.mask = mask(reference.at("mask"));
}

void expectNear(const engine::Matrix &actual, const engine::Matrix &expected, double floor, double tolerance)
{
    ASSERT_EQ(actual.rows(), expected.rows());
    ASSERT_EQ(actual.cols(), expected.cols());
    for (Index i = 0; i < expected.rows(); ++i) {
        for (Index j = 0; j < expected.cols(); ++j) {
            const double allowed = tolerance * std::max(std::abs(expected(i, j)), floor);
            EXPECT_TRUE(actual(i, j) == expected(i, j) || std::abs(actual(i, j) - expected(i, j)) <= allowed)
                << '(' << i << ", " << j << "): " << actual(i, j) << " instead of " << expected(i, j) << ", off by "
                << std::abs(actual(i, j) / expected(i, j) - 1);
        }
    }
}

} // namespace nunchi::tests
