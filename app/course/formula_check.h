// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include "course/course.h"
#include "course/problem_order.h"

namespace nunchi::course {

/// Problems on their way to whoever waits for them, file by file in the order of the course.
class Findings
{
public:
    explicit Findings(const CheckProgress &progress)
        : m_progress(progress)
    {
    }

    void setOrder(const ProblemOrder &order) { m_order = order; }
    void add(const Problems &problems) { m_new += problems; }
    /// Hands over what was added for the files that come before this one: nothing more is added for them.
    void tellBefore(const QString &file);
    /// All of it in order; hands over the rest.
    Problems take();

private:
    void tell(const Problems &problems);

    const CheckProgress &m_progress;
    ProblemOrder m_order;
    Problems m_new;
    Problems m_told;
};

/// Every formula of the course, in its order: of each page in each language, of titles, and of the glossary.
class FormulaCheck
{
public:
    FormulaCheck(Course &course, const FormulaRules &rules, const Stop &stop, const CheckProgress &progress);

    void run(Findings *findings);

private:
    void collect();
    void judge(const FormulaUse &use, Findings *findings);

    Course &m_course;
    const FormulaRules &m_rules;
    const Stop &m_stop;
    const CheckProgress &m_progress;
    QList<FormulaUse> m_uses;
    QElapsedTimer m_sinceTold;
};

} // namespace nunchi::course
