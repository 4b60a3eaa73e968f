// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "engine/large_memory.h"

namespace nunchi::exhibits::matrix {

/// A number and where it stands.
struct Spot
{
    int row = 0;
    int column = 0;
    double value = 0;
};

/// A matrix of up to 8,192 × 8,192 numbers with a pyramid over it: level 0 is the matrix itself, each number of the level
/// above is the largest of 2 × 2 below (of doubles: the next float that is not smaller). The numbers stay what they are, float or double; the pyramid is float and
/// takes a third of the matrix at most. Filled in bands of rows, by several threads at once; then it never changes.
class LargeMatrix
{
public:
    static constexpr int kMostRows = 8192; ///< and columns
    static constexpr int kBandRows = 64;

    /// Memory only, in which nothing stands yet. wide: double instead of float. Throws std::bad_alloc.
    LargeMatrix(int rows, int columns, bool wide);
    static double bytesNeeded(double rows, double columns, bool wide);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    bool isWide() const { return std::holds_alternative<Numbers<double>>(m_numbers); }
    float *floatRow(int row); ///< only where not wide
    double *doubleRow(int row); ///< only where wide

    /// The rows from `first` on (a multiple of kBandRows), kBandRows or what is left, are filled: their sums and the
    /// lower levels. visible: so many numbers at the beginning of each row count, beyond them stands −∞ or 0. False: a
    /// number among them is not finite, and spot says which.
    template <class Visible> bool summarise(int first, Visible visible, Spot &spot);
    /// All bands are summarised: the upper levels and the whole.
    void finish();

    double at(int row, int column) const;
    double rowSum(int row) const { return m_rowSums[static_cast<std::size_t>(row)]; }
    double rowLargest(int row) const { return m_rowLargest[static_cast<std::size_t>(row)]; }
    double leastSum() const { return m_leastSum; } ///< of all rows
    double largestSum() const { return m_largestSum; }
    double smallest() const { return m_smallest; }
    double largest() const { return m_largest; }
    /// Of a picture of some 128 × 128 blocks at most one in a hundred has a larger number: a few outliers must not make
    /// the rest look alike. largest(), where so many blocks are the cells themselves.
    double usualLargest() const { return m_usualLargest; }
    const std::vector<Spot> &strongest() const { return m_strongest; } ///< the five largest, from the largest on

    int levels() const { return static_cast<int>(m_levels.size()) + 1; }
    int rows(int level) const { return blocks(m_rows, level); }
    int columns(int level) const { return blocks(m_columns, level); }
    float largestOf(int level, int row, int column) const;
    /// Some numbers of one row of a level, by their columns.
    void gather(int level, int row, const std::vector<int> &columns, float *numbers) const;
    /// The largest number of a block, and where in the matrix it stands.
    Spot spotOf(int level, int row, int column) const;
    std::size_t bytes() const; ///< of all numbers

private:
    template <class Scalar> using Numbers = engine::LargeMemory<Scalar>;
    struct Level
    {
        int columns = 0;
        Numbers<float> numbers;
    };

    static int blocks(int count, int level) { return (count + (1 << level) - 1) >> level; }
    std::size_t place(int row, int column) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    bool summariseRow(int row, int visible, Spot &spot);
    void raise(int level, int firstRow, int endRow); // computes these rows of the level from the one below
    template <class Scalar> void raiseFrom(const Scalar *below, int level, int firstRow, int endRow);
    double findUsualLargest() const;
    std::vector<Spot> strongestOf(int level, int row, int column, std::size_t count) const;

    int m_rows;
    int m_columns;
    std::variant<Numbers<float>, Numbers<double>> m_numbers;
    std::vector<Level> m_levels;
    std::vector<double> m_rowSums;
    std::vector<double> m_rowLargest;
    std::vector<double> m_rowSmallest;
    std::vector<Spot> m_strongest;
    double m_leastSum = 0;
    double m_largestSum = 0;
    double m_smallest = 0;
    double m_largest = 0;
    double m_usualLargest = 0;
};

template <class Visible> bool LargeMatrix::summarise(int first, Visible visible, Spot &spot)
{
    const int end = first + kBandRows < m_rows ? first + kBandRows : m_rows;
    for (int row = first; row < end; ++row)
        if (!summariseRow(row, visible(row), spot))
            return false;
    for (int level = 1; level < levels() && (kBandRows >> level) > 0; ++level)
        raise(level, first >> level, blocks(end, level));
    return true;
}

} // namespace nunchi::exhibits::matrix
