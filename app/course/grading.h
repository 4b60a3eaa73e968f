// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

#include "course/numbers.h"
#include "course/question.h"

namespace nunchi::course {

struct Verdict
{
    bool understood = true; ///< false: the text is not a number; not counted as an attempt
    bool right = false;
    double credit = 0; ///< 0 … 1; Multiple: (right chosen − wrong chosen) / right ones, not below 0
    /// Feedback to show at each choice, by choice id. Single: the chosen; Multiple: every chosen one, and every right
    /// one left out; Numeric: a known mistake.
    struct Note
    {
        QString choice; ///< empty for Numeric
        bool right = false; ///< judged rightly: false for a right one left out
        Inlines why;
    };
    QList<Note> notes;
};

/// Judges a response. The locale decides whether 2,5 is a decimal. An empty response, a choice the question does not
/// have, two choices where one is asked for, and a text that is no number (see readNumber; words of the question may
/// follow it) are not understood. A response counts as inside the tolerance to within rounding (0.265 for 0.27 ±
/// 0.005).
Verdict grade(const Question &question, const Response &response, const QLocale &locale);

} // namespace nunchi::course
