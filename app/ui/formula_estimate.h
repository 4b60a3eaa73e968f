// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/appearance.h"
#include "typeset/formula/typesetter.h"
#include "typeset/math_runs.h"

namespace nunchi::ui {

/// What stands in for a formula until it is set: its signs on plain lines, in a faint ink, and about its size.
class FormulaEstimate
{
public:
    FormulaEstimate(const typeset::FormulaKey &key, const typeset::Appearance &look, int step);

    qreal width() const { return m_width; }
    qreal ascent() const { return m_ascent; }
    qreal descent() const { return m_descent; }
    /// From the left end of its baseline. selected: the ink of selected text, if it is.
    void draw(QPainter &painter, const QColor &selected) const;

private:
    qreal lineHeight() const;

    const typeset::Appearance &m_look;
    int m_step;
    QList<typeset::MathRuns> m_lines;
    qreal m_width = 0;
    qreal m_ascent = 0;
    qreal m_descent = 0;
};

/// How one reads a formula to somebody, in the language of the interface; as well as it can be told until it is set.
QString spokenFormula(const typeset::FormulaKey &key, typeset::Typesetter &typesetter);

} // namespace nunchi::ui
