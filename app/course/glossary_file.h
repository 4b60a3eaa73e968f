// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course_files.h"

namespace nunchi::course {

/// glossary.yaml of the course's folder; a course without one has an empty glossary. The formulas in it are added to
/// those that are there.
Glossary readGlossary(const QString &folder, const QStringList &languages, Problems *problems,
    QList<FormulaUse> *formulas = nullptr);

} // namespace nunchi::course
