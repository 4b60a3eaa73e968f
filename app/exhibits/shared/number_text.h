// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

namespace nunchi::exhibits {

/// "2.0", "0.3", "1.35", "0": two decimals where there are two, a real minus sign, a plain zero.
QString shortNumber(double number);
/// Always that many decimals, halves rounded away from zero as people do: "0.505", and 0.82 for 1.63 ÷ 2.
QString fixedNumber(double number, int decimals);
/// Every digit the double has, for tooltips: "0.50487183".
QString exactNumber(double number);
/// The same of a float: the digits it has, not those of the double next to it.
QString exactFloat(double number);
/// "50%"
QString percentNumber(double share);

/// What somebody typed, read as a whole or not at all: "2/3", "1.2.3", "1,5" and "nan" are no numbers. The real minus
/// sign and full-width digits are.
std::optional<double> typedNumber(const QString &text);
/// Whether it can be written with that many decimals.
bool hasDecimals(double number, int atMost);

} // namespace nunchi::exhibits
