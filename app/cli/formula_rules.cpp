// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/formula_rules.h"

#include <memory>

#include <QCoreApplication>
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

class Judge
{
public:
    Judge() : m_mathjax(std::make_shared<UnseenWords>()) { ui::openLessonFormulas(m_pack); }

    QString operator()(const QString &tex, bool display)
    {
        const auto key = typeset::FormulaKey::of(tex, display);
        const auto known = m_known.constFind(key);
        if (known != m_known.constEnd())
            return *known;
        const QString reason = m_pack.find(key) ? QString() : m_mathjax.typeset(key).error();
        //: %1 is what is wrong with a formula of a lesson
        const QString problem = reason.isEmpty() ? QString() : Words::tr("this formula cannot be set: %1").arg(reason);
        m_known.insert(key, problem);
        return problem;
    }

private:
    typeset::FormulaPack m_pack;
    typeset::MathJax m_mathjax;
    QHash<typeset::FormulaKey, QString> m_known;
};

} // namespace

course::FormulaRules formulaRules()
{
    const auto judge = std::make_shared<Judge>();
    return [judge](const QString &tex, bool display) { return (*judge)(tex, display); };
}

} // namespace nunchi::cli
