// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/formula_check.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace nunchi::course {

namespace {

constexpr int patience = 1000; ///< ms without a word
constexpr int morePatience = 5000; ///< for who knows already that it takes long

void putInOrder(Problems *problems)
{
    std::stable_sort(problems->begin(), problems->end(), [](const Problem &a, const Problem &b) {
        return std::tie(a.place.file, a.place.line, a.place.column)
            < std::tie(b.place.file, b.place.line, b.place.column);
    });
    // A picture that two languages share is looked at twice.
    const auto same = [](const Problem &a, const Problem &b) {
        return a.place.file == b.place.file && a.place.line == b.place.line && a.place.column == b.place.column
            && a.message == b.message;
    };
    problems->erase(std::unique(problems->begin(), problems->end(), same), problems->end());
}

} // namespace

void Findings::tell()
{
    putInOrder(&m_new);
    if (m_progress.found && !m_new.isEmpty())
        m_progress.found(m_new);
    m_told += std::exchange(m_new, {});
}

Problems Findings::take()
{
    tell();
    putInOrder(&m_told);
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
        findings->tell();
        if (m_progress.formulas && i + 1 < m_uses.size())
            m_progress.formulas(i + 1, m_uses.size());
    }
}

} // namespace nunchi::course
