// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include "course/course.h"

namespace nunchi::course {

/// Problems on their way to whoever waits for them: put into order as long as nobody has to wait long.
class Findings
{
public:
    explicit Findings(const CheckProgress &progress)
        : m_progress(progress)
    {
    }

    void add(const Problems &problems) { m_new += problems; }
    /// Hands over what was added.
    void tell();
    /// All of it in order.
    Problems take();

private:
    const CheckProgress &m_progress;
    Problems m_new;
    Problems m_told;
};

/// Every formula of the course: of each page in each language, of titles, and of the glossary.
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
