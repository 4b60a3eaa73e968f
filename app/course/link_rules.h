// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

/// page:ID, block:ID, page:LESSON/ID and block:LESSON/ID become references, to be checked with the whole course; an
/// address on the web (https, http) may stand as it is. Everything else is a problem.
QString linkFault(const QString &target); ///< empty: the link may stand
void checkLink(Reading &reading, qsizetype offset, const QString &target);
/// Markdown's own pictures are refused: a {figure} has words for those who cannot see it.
void checkPicture(Reading &reading, qsizetype offset, const QString &target);

/// Whether a path, taken from the lesson's folder, stays there as it is written (links of the file system aside).
bool staysInLesson(const QString &path);

} // namespace nunchi::course
