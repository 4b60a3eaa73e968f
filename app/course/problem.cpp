// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/problem.h"

#include "course/printable.h"

#include <algorithm>

namespace nunchi::course {

QString toString(const Problem &problem)
{
    // The word stays English: editors and scripts look for it.
    const QString word = problem.severity == Severity::Error ? QStringLiteral("error") : QStringLiteral("warning");
    return QStringLiteral("%1:%2:%3: %4: %5")
        .arg(printable(problem.place.file), QString::number(problem.place.line), QString::number(problem.place.column),
            word, printable(problem.message));
}

bool hasErrors(const Problems &problems)
{
    return std::any_of(
        problems.begin(), problems.end(), [](const Problem &p) { return p.severity == Severity::Error; });
}

} // namespace nunchi::course
