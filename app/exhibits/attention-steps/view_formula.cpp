// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_formula.h"

#include <algorithm>
#include <cmath>

namespace nunchi::exhibits::attention_steps {

namespace {
// In sizes of the text.
constexpr qreal kPart = 1.5; ///< above and below the bar
constexpr qreal kAxis = 0.26; ///< of the bar, above the base line
constexpr qreal kGap = 0.05; ///< before the bar, beyond the space the sign brings along
constexpr qreal kBeyond = 0.12; ///< how far the bar reaches beyond the wider part
} // namespace

FormulaText::FormulaText(
    const words::Formula &formula, const typeset::Appearance &look, const typeset::LineStyle &style)
    : m_look(&look)
    , m_style(style)
    , m_small(style)
    , m_lead(typeset::lineRuns(formula.lead))
    , m_over(typeset::lineRuns(formula.over))
    , m_under(typeset::lineRuns(formula.under))
    , m_size(look.pixelSize(style.step))
{
    --m_small.step;
}

qreal FormulaText::fractionWidth() const
{
    return std::max(typeset::lineWidth(m_over, *m_look, m_small), typeset::lineWidth(m_under, *m_look, m_small))
        + 2 * kBeyond * m_size;
}

qreal FormulaText::width() const
{
    if (!m_look)
        return 0;
    const qreal lead = typeset::lineWidth(m_lead, *m_look, m_style);
    return hasFraction() ? lead + (lead > 0 ? kGap * m_size : 0) + fractionWidth() : lead;
}

qreal FormulaText::height() const
{
    return std::ceil(m_size * 2 * kPart);
}

void FormulaText::draw(QPainter &painter, const QRectF &rect) const
{
    // The bar stands on the middle, and with it the signs of what leads.
    const qreal bar = std::round(rect.center().y());
    const qreal base = bar + kAxis * m_size;
    const qreal lead = typeset::drawLine(painter, QPointF(rect.left(), base), m_lead, *m_look, m_style);
    if (!hasFraction())
        return;
    const qreal left = rect.left() + lead + (lead > 0 ? kGap * m_size : 0);
    const qreal wide = fractionWidth();
    const auto draw = [&](const typeset::MathRuns &runs, qreal partBase) {
        const qreal inset = (wide - typeset::lineWidth(runs, *m_look, m_small)) / 2;
        typeset::drawLine(painter, QPointF(left + inset, partBase), runs, *m_look, m_small);
    };
    draw(m_over, bar - 0.34 * m_size);
    draw(m_under, bar + 1.02 * m_size);
    painter.fillRect(QRectF(left, bar, wide, m_look->theme().hairline()), m_style.ink);
}

} // namespace nunchi::exhibits::attention_steps
