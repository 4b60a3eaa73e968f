// SPDX-License-Identifier: GPL-3.0-or-later
// CommonMark decides by the characters beside a run of stars whether it may open or close emphasis. That fails where
// Korean joins a particle to a word without a space: the second run in **QK(score)**neun follows punctuation and
// precedes a letter, so it does not close.
#pragma once

#include "course/mapped_text.h"

namespace nunchi::course {

/// Puts a joiner beside each run of stars that its partner shows to be an opening or closing one against the rules.
MappedText repairEmphasis(const MappedText &prepared);

} // namespace nunchi::course
