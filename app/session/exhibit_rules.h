// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace nunchi::session {

/// The exhibit catalog's answers to the course's questions (course itself does not know the exhibits).
course::ExhibitRules exhibitRules();

} // namespace nunchi::session
