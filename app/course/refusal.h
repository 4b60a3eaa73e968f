// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in running text in place of what is written there and not shown.
#pragma once

#include "course/inline.h"
#include "course/problem.h"

namespace nunchi::course {

/// ⚠ and the source, as it is written.
Inlines refusedSource(const QString &source);
/// Why, with the place: file:line.
Inlines refusedReason(const Problem &problem);

} // namespace nunchi::course
