// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/mapped_text.h"
#include "course/reading.h"

namespace nunchi::course {

/// Writes |-|-| as |---|---|: GFM asks for one dash under a column's head, md4c for three. Names tables that run on
/// from a line of text, which md4c takes for more of that text.
MappedText repairTables(Reading &reading, const Fragment &fragment, const MappedText &prepared);

} // namespace nunchi::course
