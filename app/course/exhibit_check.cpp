// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/exhibit_check.h"

#include <algorithm>
#include <tuple>

namespace nunchi::course {

Problems checkExhibit(const ExhibitUse &use, const QString &leader, const ExhibitRules &rules)
{
    Problems problems;
    if (!rules)
        return problems;
    for (const ExhibitProblem &problem : rules(use.exhibit, use.state, leader))
        problems.append({Severity::Error, use.parameters.value(problem.parameter, use.place), problem.message});
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &a, const Problem &b) {
        return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
    });
    return problems;
}

} // namespace nunchi::course
