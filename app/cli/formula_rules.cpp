// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/formula_rules.h"

#include <memory>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHash>

#include "typeset/formula/formula_pack.h"
#include "typeset/formula/mathjax.h"
#include "ui/formulas.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::FormulaRules)
};

/// Without a display there are no fonts, and whether TeX is right does not hang on how wide its words are.
class UnseenWords : public typeset::TextOutliner
{
public:
    UnseenWords() : TextOutliner({}) { }

    typeset::TextOutline outline(const QString &text, const QString &) const override
    {
        typeset::TextOutline outline;
        outline.width = static_cast<qreal>(text.size());
        return outline;
    }
};

course::FormulaFault judged(typeset::MathJax &mathjax, const typeset::FormulaKey &key)
{
    QString reason;
    // Once more where time ran out: another program may have taken it.
    for (int attempt = 0; attempt < 2; ++attempt) {
        QElapsedTimer timer;
        timer.start();
        reason = mathjax.typeset(key).error();
        if (reason.isEmpty())
            return {};
        if (!timer.hasExpired(typeset::MathJax::kTimeLimit))
            //: %1 is what is wrong with a formula of a lesson
            return {Words::tr("this formula cannot be set: %1").arg(reason), course::Severity::Error};
    }
    //: %1 is a sentence: it took more than 2 seconds
    return {Words::tr("whether this formula can be set is not known, because time ran out (%1): divide it, or look "
                      "at it on its page")
                .arg(reason),
        course::Severity::Warning};
}

class Judge
{
public:
    Judge() : m_mathjax(std::make_shared<UnseenWords>()) { ui::openLessonFormulas(m_pack); }

    course::FormulaFault operator()(const QString &tex, bool display)
    {
        const auto key = typeset::FormulaKey::of(tex, display);
        const auto known = m_known.constFind(key);
        if (known != m_known.constEnd())
            return *known;
        const course::FormulaFault fault = m_pack.find(key) ? course::FormulaFault() : judged(m_mathjax, key);
        m_known.insert(key, fault);
        return fault;
    }

private:
    typeset::FormulaPack m_pack;
    typeset::MathJax m_mathjax;
    QHash<typeset::FormulaKey, course::FormulaFault> m_known;
};

} // namespace

course::FormulaRules formulaRules()
{
    const auto judge = std::make_shared<Judge>();
    return [judge](const QString &tex, bool display) { return (*judge)(tex, display); };
}

} // namespace nunchi::cli
