// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "session/lesson_summary.h"

namespace nunchi::ui {

/// What a summary says, as blocks of a page: for the screen and for paper.
course::Blocks summaryBlocks(const session::LessonSummary &summary);

} // namespace nunchi::ui
