// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary of a course as exhibits show it.
#pragma once

#include "course/course.h"
#include "course/stop.h"
#include "exhibits/shared/terms.h"

namespace nunchi::session {

/// Without the pages that use the terms: those would have to be read.
exhibits::Terms termsOf(const course::Course &course);

/// The same with the page that uses each first, in each language. Reads pages until all are found, so it may take long.
exhibits::Terms withFirstUses(exhibits::Terms terms, const course::Course &course, const course::Stop &stop = {});

} // namespace nunchi::session
