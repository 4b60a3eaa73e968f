// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula_estimate.h"

#include <algorithm>

#include "typeset/formula/formula_text.h"

namespace nunchi::ui {

using typeset::MathRun;
using typeset::MathRuns;
using typeset::Token;

namespace {

// Of a line of mathematics, in sizes of its type.
constexpr qreal kAscent = 0.8;
constexpr qreal kDescent = 0.25;
constexpr qreal kLine = 1.6;
constexpr qreal kTall = 0.5; ///< more above and below where parts stand over each other

bool isTall(const typeset::FormulaKey &key)
{
    static const QStringList signs{QStringLiteral("frac"), QStringLiteral("\\sum"), QStringLiteral("\\int"),
        QStringLiteral("\\prod"), QStringLiteral("brace"), QStringLiteral("\\substack")};
    return key.display
        && std::any_of(signs.begin(), signs.end(), [&key](const QString &sign) { return key.tex.contains(sign); });
}

} // namespace

FormulaEstimate::FormulaEstimate(const typeset::FormulaKey &key, const typeset::Appearance &look, int step)
    : m_look(look)
    , m_step(step)
    , m_lines(1)
{
    for (MathRun run : typeset::mathRuns(key.tex)) {
        run.color = Token::Ink;
        if (run.text == u"\n")
            m_lines.append(MathRuns());
        else
            m_lines.last().append(run);
    }
    for (const MathRuns &line : std::as_const(m_lines))
        m_width = std::max(m_width, typeset::lineWidth(line, look, {step, typeset::Face::Prose, false, {}}));
    const qreal size = look.pixelSize(step);
    const qreal more = (isTall(key) ? kTall * size : 0) + static_cast<qreal>(m_lines.size() - 1) * lineHeight() / 2;
    m_ascent = kAscent * size + more;
    m_descent = kDescent * size + more;
}

qreal FormulaEstimate::lineHeight() const
{
    return m_look.pixelSize(m_step) * kLine;
}

void FormulaEstimate::draw(QPainter &painter, const QColor &selected) const
{
    const QColor ink = selected.isValid() ? selected : m_look.color(Token::Ink3);
    qreal baseline = -static_cast<qreal>(m_lines.size() - 1) * lineHeight() / 2;
    for (const MathRuns &line : m_lines) {
        typeset::drawLine(painter, {0, baseline}, line, m_look, {m_step, typeset::Face::Prose, false, ink});
        baseline += lineHeight();
    }
}

QString spokenFormula(const typeset::FormulaKey &key, typeset::Typesetter &typesetter)
{
    const auto formula = typesetter.find(key);
    const QString spoken = formula ? typeset::FormulaText::spoken(*formula) : QString();
    return spoken.isEmpty() ? typeset::plainMath(key.tex) : spoken;
}

} // namespace nunchi::ui
