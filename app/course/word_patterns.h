// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "course/text_pattern.h"

namespace nunchi::course {

/// A pattern for each of the words somebody typed; only the last may still be in the making.
std::vector<TextPattern> wordPatterns(const QString &words);

/// Whether all of the words stand in a text, in any order.
bool holdsWords(const QString &text, const QString &words);

} // namespace nunchi::course
