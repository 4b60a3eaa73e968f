// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace nunchi::course {

/// For the pages of a lesson that say which text they were made from: what of them is out of date, because its source is
/// another now, named at the translation. Where some pages say so, those that do not are named too.
Problems checkRecords(Course &course, const LessonInfo &lesson);

} // namespace nunchi::course
