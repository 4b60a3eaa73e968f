// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::exhibits {

/// "2.0", "0.3", "1.35", "0": two decimals where there are two, a real minus sign, a plain zero.
QString shortNumber(double number);
/// Always that many decimals: "0.505".
QString fixedNumber(double number, int decimals);
/// Every digit the double has, for tooltips: "0.50487183".
QString exactNumber(double number);
/// "50%"
QString percentNumber(double share);

} // namespace nunchi::exhibits
