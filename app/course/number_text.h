// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QRegularExpression>
#include <QString>

namespace nunchi::course {

/// A typed number with width, case, composition and the many signs for one thing folded away: ASCII digits, "-" for
/// every minus, "*" for every times sign, "^6" for a superscript 6, single spaces.
QString foldedNumberText(const QString &text);

/// Matches one numeral of folded text, as the locale writes it. Captures: grouped and gf (whole part with its
/// separators, sep the first of them, and fraction), or plain and pf, or bare (a fraction alone).
QRegularExpression numeralPattern(const QLocale &locale);

} // namespace nunchi::course
