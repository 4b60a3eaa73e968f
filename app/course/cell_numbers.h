// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/inline.h"

namespace nunchi::course {

/// The numbers a table's cell holds, ascending, whatever language writes them: 262,144 and 26만 2144 are one.
QList<double> numbersIn(const Inlines &cell);

} // namespace nunchi::course
