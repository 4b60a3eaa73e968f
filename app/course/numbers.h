// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/inline.h"

#include <QLocale>
#include <QStringList>

#include <optional>

namespace nunchi::course {

/// Reads a number as people write it: 262144, 262,144, 26만 2144, 2억, 1조, 100 million, 2.6e5, 2.6×10^5, 10⁶,
/// full-width digits, composed Hangul or not.
///
/// Thousands are parted by the locale's sign, by a space, or by a comma where that is not the decimal sign; every
/// group after the first has three digits. A decimal comma only if the locale uses one; there a point that cannot
/// part thousands is read as a decimal point. Arithmetic (512×512) is no number.
///
/// After the number may stand 개 or words of `units` (for Hangul, their beginnings: 쌍 of 쌍인가요; for Latin letters
/// with or without a plural s). Empty text, anything else, and what is too large for a double are not numbers.
std::optional<double> readNumber(const QString &text, const QLocale &locale, const QStringList &units = {});

/// The words of a question that may follow its answer's number: all words outside mathematics, and the per cent sign.
QStringList unitsIn(const Inlines &ask);

} // namespace nunchi::course
