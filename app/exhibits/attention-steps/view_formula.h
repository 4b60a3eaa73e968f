// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

#include "exhibits/attention-steps/view_words.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::attention_steps {

/// A formula on a line of its own: what leads, and behind it a fraction with its bar. A value.
class FormulaText
{
public:
    FormulaText() = default;
    FormulaText(const words::Formula &formula, const typeset::Appearance &look, const typeset::LineStyle &style);

    qreal width() const;
    qreal height() const; ///< the same with and without a fraction: stepping on moves nothing below
    /// From the left, in the middle of the height.
    void draw(QPainter &painter, const QRectF &rect) const;

private:
    bool hasFraction() const { return !m_over.isEmpty(); }
    qreal fractionWidth() const;

    const typeset::Appearance *m_look = nullptr;
    typeset::LineStyle m_style;
    typeset::LineStyle m_small; ///< of the fraction
    typeset::MathRuns m_lead;
    typeset::MathRuns m_over;
    typeset::MathRuns m_under;
    qreal m_size = 0;
};

} // namespace nunchi::exhibits::attention_steps
