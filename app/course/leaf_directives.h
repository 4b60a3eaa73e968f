// SPDX-License-Identifier: GPL-3.0-or-later
// Directives that hold no other blocks. Empty: there is nothing to show; the reading has the problem.
#pragma once

#include "course/page_splitter.h"

namespace nunchi::course {

std::optional<Block> readFigure(Reading &reading, const Segment &segment);
std::optional<Block> readTable(Reading &reading, const Segment &segment);
std::optional<Block> readPython(Reading &reading, const Segment &segment);
std::optional<Block> readSummary(Reading &reading, const Segment &segment);
std::optional<Block> readExhibit(Reading &reading, const Segment &segment);
std::optional<Block> readQuiz(Reading &reading, const Segment &segment);

} // namespace nunchi::course
