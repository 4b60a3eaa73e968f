// SPDX-License-Identifier: GPL-3.0-or-later
// Times and amounts of memory as people say them.
#pragma once

#include <QString>

namespace nunchi::exhibits {

/// "4.3", "43", "430": so many significant digits, whole from there on, without zeros at the end.
QString significantNumber(double number, int digits = 2);
/// seconds ≥ 0: "83 µs", "1.2 ms", "0.43 s", "1 min 40 s", "1 h 6 min", "12 days", "3.2 years".
QString durationText(double seconds);
/// The same in one unit, for the side of a chart: "100 s", "17 min", "2.8 h".
QString durationTick(double seconds);
/// "66 kB", "4.3 GB": powers of a thousand.
QString memoryText(double bytes);

} // namespace nunchi::exhibits
