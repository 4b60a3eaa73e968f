// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/formula_check.h"

#include <algorithm>
#include <utility>

namespace nunchi::course {

namespace {

constexpr int patience = 1000; ///< ms without a word
constexpr int morePatience = 5000; ///< for who knows already that it takes long

} // namespace

void Findings::tell(const Problems &problems)
{
    if (m_progress.found && !problems.isEmpty())
        m_progress.found(problems);
    m_told += problems;
}

void Findings::tellBefore(const QString &file)
{
    putInOrder(&m_new, m_order);
    const auto end = std::find_if(m_new.begin(), m_new.end(),
        [&](const Problem &each) { return !m_order.isBefore(each.place.file, file); });
    const Problems complete = m_new.first(end - m_new.begin());
    m_new.remove(0, complete.size());
    tell(complete);
}

Problems Findings::take()
{
    putInOrder(&m_new, m_order);
    tell(std::exchange(m_new, {}));
    return std::move(m_told);
}

FormulaCheck::FormulaCheck(
    Course &course, const FormulaRules &rules, const Stop &stop, const CheckProgress &progress)
    : m_course(course)
    , m_rules(rules)
    , m_stop(stop)
    , m_progress(progress)
{
}

void FormulaCheck::collect()
{
    m_uses = m_course.formulas();
    for (const LessonInfo &lesson : m_course.lessons())
        for (const QString &language : m_course.languages())
            for (const QString &page : lesson.pageIds)
                if (const auto reading = m_course.reading(lesson.id, page, language))
                    m_uses += reading->formulas;
    const ProblemOrder order(m_course);
    std::stable_sort(m_uses.begin(), m_uses.end(), [&order](const FormulaUse &a, const FormulaUse &b) {
        return order.isBefore(a.place.file, b.place.file);
    });
}

void FormulaCheck::judge(const FormulaUse &use, Findings *findings)
{
    const FormulaFault fault = m_rules(use.tex, use.display);
    if (!fault.message.isEmpty())
        findings->add({{fault.severity, use.place, fault.message}});
}

void FormulaCheck::run(Findings *findings)
{
    collect();
    m_sinceTold.start();
    int wait = patience;
    for (qsizetype i = 0; i < m_uses.size(); ++i) {
        if (m_stop && m_stop())
            return;
        judge(m_uses[i], findings);
        if (m_sinceTold.elapsed() < wait)
            continue;
        wait = morePatience;
        m_sinceTold.restart();
        if (i + 1 == m_uses.size())
            return;
        findings->tellBefore(m_uses[i + 1].place.file);
        if (m_progress.formulas)
            m_progress.formulas(i + 1, m_uses.size());
    }
}

} // namespace nunchi::course
