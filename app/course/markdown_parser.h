// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

/// CommonMark with tables, formulas and roles, without directives and slide breaks, as blocks that have no ids yet.
Blocks parseMarkdown(Reading &reading, const Fragment &fragment);

/// Running text only, as a question's words are: paragraphs become lines. Anything else is a problem.
Inlines parseInlines(Reading &reading, const Fragment &fragment);

} // namespace nunchi::course
