// SPDX-License-Identifier: GPL-3.0-or-later
// A large matrix in words and numbers.
#pragma once

#include "exhibits/matrix/model_field.h"

namespace nunchi::exhibits::matrix::text {

/// Cells that are copied as numbers, at most.
constexpr int kMostCells = 65'536;

QString fileName(const QString &path); ///< without its folder
QString cellCount(int rows, int columns); ///< "8,192 × 8,192"
QString numberText(double number); ///< three significant digits, small ones with a power of ten
QString cellText(double number); ///< two digits, as short as can be
QString caption(const Field &field); ///< what is shown, in a line
QString coming(const Field &field); ///< what is being read or computed
QString fault(const LargeFault &fault); ///< what is wrong, and what to do
QString whole(const Field &field); ///< everything
double cellsLookedAt(const Field &field);
/// The cells that are looked at, where they are not more than kMostCells; else empty.
QList<QStringList> table(const Field &field);

/// Rows and columns of the place, from 0, the ends not included.
struct Window
{
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
};
Window windowOf(const Field &field);

} // namespace nunchi::exhibits::matrix::text
