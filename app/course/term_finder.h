// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

/// The glossary's term that {term}`words` or {term}`words <id>` names. Null: none; the reading has the problem.
const Term *findTerm(Reading &reading, qsizetype offset, const QString &words);

} // namespace nunchi::course
