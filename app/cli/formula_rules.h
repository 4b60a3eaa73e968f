// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace nunchi::cli {

/// The typesetter's answers to the course's questions (course itself cannot set a formula). Needs no display. To be
/// used on one thread; the same formula is set once.
course::FormulaRules formulaRules();

} // namespace nunchi::cli
