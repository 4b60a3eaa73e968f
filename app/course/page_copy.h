// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "course/page.h"

namespace nunchi::course {

/// The words of a page for another program: paragraphs apart, formulas as their TeX source between dollars, tables by
/// tabs, questions with their choices. What a student may see: no speaker's notes, no explanations.
QString pageForCopying(const Page &page);
/// The same of some blocks.
QString blocksForCopying(const Blocks &blocks);

} // namespace nunchi::course
