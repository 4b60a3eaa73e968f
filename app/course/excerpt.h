// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "course/text_pattern.h"

namespace nunchi::course {

/// A line's worth of a text around the first match, and the matches in it.
struct Excerpt
{
    QString text;
    QList<TextRange> marks;
    bool atWordStart = false; ///< of the first match
};

/// words: all of them are marked, where they stand.
Excerpt makeExcerpt(const QString &text, const std::vector<TextPattern> &words);

} // namespace nunchi::course
