// SPDX-License-Identifier: GPL-3.0-or-later
// Large numbers as people say them: "26만", "1억", "1조" in Korean, "260 thousand", "100 million" in English.
#pragma once

#include <QString>

namespace nunchi::exhibits {

/// "262,144": whole, in groups of three, as in both languages. Not finite: "∞".
QString groupedNumber(double number);
/// Rounded to that many significant digits and named; below 10,000 in figures ("1,024"), as it is where it is whole.
/// A language without names of its own is answered in English.
QString numberWords(double number, const QString &language, int significantDigits = 2);

} // namespace nunchi::exhibits
