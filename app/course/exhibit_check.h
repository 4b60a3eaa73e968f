// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace nunchi::course {

/// What the rules say about one exhibit block, at the lines that set the parameters.
/// leader: the exhibit whose values it shows too; empty: none.
Problems checkExhibit(const ExhibitUse &use, const QString &leader, const ExhibitRules &rules);

} // namespace nunchi::course
