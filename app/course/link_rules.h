// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

/// page:ID and block:ID become references, to be checked with the whole lesson; everything else is a problem:
/// lessons work without a network, and paths stay inside the lesson's folder.
void checkLink(Reading &reading, qsizetype offset, const QString &target);
void checkPicture(Reading &reading, qsizetype offset, const QString &target);

} // namespace nunchi::course
