// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model_matrix.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <queue>
#include <tuple>

#include <Eigen/Core>

namespace nunchi::exhibits::matrix {

namespace {

constexpr std::size_t kStrongest = 5;
constexpr std::size_t kBlocksOfAPicture = 128 * 128;
constexpr double kUsualShare = 0.99;
constexpr double kNothing = -std::numeric_limits<double>::infinity();

template <class Scalar> using RowOf = Eigen::Map<const Eigen::Array<Scalar, 1, Eigen::Dynamic>>;

float notBelow(float number)
{
    return number;
}

/// The nearest float that is not smaller: the search for the largest number relies on it.
float notBelow(double number)
{
    const auto near = static_cast<float>(number);
    if (static_cast<double>(near) >= number)
        return near;
    const auto bits = std::bit_cast<std::int32_t>(near);
    return std::bit_cast<float>(near >= 0 ? bits + 1 : bits - 1);
}

std::size_t product(int rows, int columns)
{
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
}

} // namespace

LargeMatrix::LargeMatrix(int rows, int columns, bool wide)
    : m_rows(rows)
    , m_columns(columns)
    , m_rowSums(static_cast<std::size_t>(rows))
    , m_rowLargest(static_cast<std::size_t>(rows))
    , m_rowSmallest(static_cast<std::size_t>(rows))
{
    // Left as it comes: the threads that fill it share the work of taking the pages as well.
    if (wide)
        m_numbers = engine::largeMemory<double>(product(rows, columns));
    else
        m_numbers = engine::largeMemory<float>(product(rows, columns));
    for (int level = 1; blocks(rows, level - 1) > 1 || blocks(columns, level - 1) > 1; ++level)
        m_levels.push_back({blocks(columns, level),
            engine::largeMemory<float>(product(blocks(rows, level), blocks(columns, level)))});
}

double LargeMatrix::bytesNeeded(double rows, double columns, bool wide)
{
    return rows * columns * ((wide ? sizeof(double) : sizeof(float)) + sizeof(float) / 3.0);
}

float *LargeMatrix::floatRow(int row)
{
    return std::get<Numbers<float>>(m_numbers).get() + place(row, 0);
}

double *LargeMatrix::doubleRow(int row)
{
    return std::get<Numbers<double>>(m_numbers).get() + place(row, 0);
}

bool LargeMatrix::summariseRow(int row, int visible, Spot &spot)
{
    const auto at = static_cast<std::size_t>(row);
    return std::visit(
        [&](const auto &numbers) {
            using Scalar = std::remove_cvref_t<decltype(numbers[0])>;
            const RowOf<Scalar> whole(numbers.get() + place(row, 0), visible);
            const double sum = visible > 0 ? whole.template cast<double>().sum() : 0;
            m_rowSums[at] = sum;
            m_rowLargest[at] = visible > 0 ? static_cast<double>(whole.maxCoeff()) : kNothing;
            m_rowSmallest[at] = visible > 0 ? static_cast<double>(whole.minCoeff()) : -kNothing;
            // A sum of doubles may overflow where each number is finite.
            if (std::isfinite(sum))
                return true;
            for (int column = 0; column < visible; ++column) {
                if (!std::isfinite(whole[column])) {
                    spot = {row, column, static_cast<double>(whole[column])};
                    return false;
                }
            }
            return true;
        },
        m_numbers);
}

template <class Scalar> void LargeMatrix::raiseFrom(const Scalar *below, int level, int firstRow, int endRow)
{
    const int rowsBelow = rows(level - 1);
    const int columnsBelow = columns(level - 1);
    const int pairs = columnsBelow / 2;
    Level &above = m_levels[static_cast<std::size_t>(level - 1)];
    for (int row = firstRow; row < endRow; ++row) {
        const Scalar *upper = below + product(2 * row, columnsBelow);
        const Scalar *lower = 2 * row + 1 < rowsBelow ? upper + columnsBelow : upper; // an odd last row stands alone
        float *to = above.numbers.get() + product(row, above.columns);
        for (int i = 0; i < pairs; ++i) {
            const Scalar left = std::max(upper[2 * i], lower[2 * i]);
            const Scalar right = std::max(upper[2 * i + 1], lower[2 * i + 1]);
            to[i] = notBelow(std::max(left, right));
        }
        if (pairs < above.columns)
            to[pairs] = notBelow(std::max(upper[2 * pairs], lower[2 * pairs]));
    }
}

void LargeMatrix::raise(int level, int firstRow, int endRow)
{
    if (level > 1)
        return raiseFrom(m_levels[static_cast<std::size_t>(level - 2)].numbers.get(), level, firstRow, endRow);
    std::visit([&](const auto &numbers) { raiseFrom(numbers.get(), level, firstRow, endRow); }, m_numbers);
}

void LargeMatrix::finish()
{
    for (int level = 1; level < levels(); ++level)
        if ((kBandRows >> level) == 0)
            raise(level, 0, rows(level));
    const auto [least, largest] = std::minmax_element(m_rowSums.begin(), m_rowSums.end());
    m_leastSum = *least;
    m_largestSum = *largest;
    m_largest = *std::max_element(m_rowLargest.begin(), m_rowLargest.end());
    m_smallest = *std::min_element(m_rowSmallest.begin(), m_rowSmallest.end());
    m_usualLargest = findUsualLargest();
    m_strongest = strongestOf(levels() - 1, 0, 0, kStrongest);
    std::erase_if(m_strongest, [](const Spot &spot) { return spot.value == kNothing; });
}

double LargeMatrix::findUsualLargest() const
{
    int level = 0;
    while (product(rows(level), columns(level)) > kBlocksOfAPicture)
        ++level;
    if (level == 0)
        return m_largest;
    const float *all = m_levels[static_cast<std::size_t>(level - 1)].numbers.get();
    std::vector<float> blocks(all, all + product(rows(level), columns(level)));
    const auto usual = blocks.begin() + static_cast<std::ptrdiff_t>(kUsualShare * static_cast<double>(blocks.size()));
    std::nth_element(blocks.begin(), usual, blocks.end());
    return static_cast<double>(*usual);
}

/// From the top down, always into the block whose largest number is the largest not yet looked into.
std::vector<Spot> LargeMatrix::strongestOf(int level, int row, int column, std::size_t count) const
{
    struct Block
    {
        int level;
        Spot spot;
        /// Of equals the smaller block comes first, then the upper one, then the left one.
        bool operator<(const Block &other) const
        {
            return std::tuple(spot.value, -level, -spot.row, -spot.column)
                < std::tuple(other.spot.value, -other.level, -other.spot.row, -other.spot.column);
        }
    };
    const auto block = [this](int level, int row, int column) {
        return Block{level, {row, column, level > 0 ? static_cast<double>(largestOf(level, row, column)) : at(row, column)}};
    };
    std::priority_queue<Block> open;
    open.push(block(level, row, column));
    std::vector<Spot> found;
    while (!open.empty() && found.size() < count) {
        const Block best = open.top();
        open.pop();
        if (best.level == 0) {
            found.push_back(best.spot);
            continue;
        }
        const int below = best.level - 1;
        const int endRow = std::min(2 * best.spot.row + 2, rows(below));
        const int endColumn = std::min(2 * best.spot.column + 2, columns(below));
        for (int i = 2 * best.spot.row; i < endRow; ++i)
            for (int j = 2 * best.spot.column; j < endColumn; ++j)
                open.push(block(below, i, j));
    }
    return found;
}

double LargeMatrix::at(int row, int column) const
{
    return std::visit(
        [&](const auto &numbers) { return static_cast<double>(numbers[place(row, column)]); }, m_numbers);
}

float LargeMatrix::largestOf(int level, int row, int column) const
{
    if (level == 0)
        return static_cast<float>(at(row, column));
    const Level &from = m_levels[static_cast<std::size_t>(level - 1)];
    return from.numbers[product(row, from.columns) + static_cast<std::size_t>(column)];
}

void LargeMatrix::gather(int level, int row, const std::vector<int> &columns, float *numbers) const
{
    const auto copy = [&](const auto *from) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            numbers[i] = static_cast<float>(from[columns[i]]);
    };
    if (level > 0) {
        const Level &from = m_levels[static_cast<std::size_t>(level - 1)];
        return copy(from.numbers.get() + product(row, from.columns));
    }
    std::visit([&](const auto &all) { copy(all.get() + place(row, 0)); }, m_numbers);
}

Spot LargeMatrix::spotOf(int level, int row, int column) const
{
    return strongestOf(level, row, column, 1).front();
}

std::size_t LargeMatrix::bytes() const
{
    std::size_t all = product(m_rows, m_columns) * (isWide() ? sizeof(double) : sizeof(float));
    for (int level = 1; level < levels(); ++level)
        all += product(rows(level), columns(level)) * sizeof(float);
    return all;
}

} // namespace nunchi::exhibits::matrix
