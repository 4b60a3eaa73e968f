// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/inline.h"

namespace nunchi::course {

/// The numbers a table's cell holds, whatever language writes them: 262,144, 2.62144×10^5 and their like in Korean are
/// one. Ascending across words and commas, in their own order where only signs stand between them, as in 1/2.
QList<double> numbersIn(const Inlines &cell);

} // namespace nunchi::course
