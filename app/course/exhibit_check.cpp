// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/exhibit_check.h"

namespace nunchi::course {

Problems checkExhibit(const ExhibitUse &use, const QString &leader, const ExhibitRules &rules)
{
    Problems problems;
    if (!rules)
        return problems;
    for (const ExhibitProblem &problem : rules(use.exhibit, use.state, leader))
        problems.append({Severity::Error, use.parameters.value(problem.parameter, use.place), problem.message});
    return problems;
}

} // namespace nunchi::course
