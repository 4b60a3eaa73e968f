// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

#include "course/question.h"

namespace nunchi::course {

struct Verdict
{
    bool understood = true; ///< false: the text is not a number; not counted as an attempt
    bool right = false;
    double credit = 0; ///< 0 … 1; Multiple: (right chosen − wrong chosen) / right ones, not below 0
    /// Feedback to show at each choice, by choice id (Single: the chosen; Multiple: every wrongly judged one too).
    struct Note
    {
        QString choice; ///< empty for Numeric
        bool right = false;
        Inlines why;
    };
    QList<Note> notes;
};

/// Judges a response. The locale decides whether 2,5 is a decimal.
Verdict grade(const Question &question, const Response &response, const QLocale &locale);

/// Reads a number as people write it: 262144, 262,144, 26만 2144, 2억, 1조, 2.6e5, full-width digits, NFC or not.
/// A decimal comma only if the locale uses it. Empty: not a number.
std::optional<double> readNumber(const QString &text, const QLocale &locale);

} // namespace nunchi::course
