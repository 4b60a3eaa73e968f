// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/page_splitter.h"

namespace nunchi::course {

/// Everything between two offsets of the file as blocks: Markdown, slide breaks, and directives with what is in them.
Blocks readBlocks(Reading &reading, qsizetype start, qsizetype end);

} // namespace nunchi::course
