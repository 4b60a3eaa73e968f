// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_explanation.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "exhibits/attention-steps/view_words.h"

namespace nunchi::exhibits::attention_steps {

using typeset::Token;

ExplanationPart::ExplanationPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
}

void ExplanationPart::refresh()
{
    const bool blind = values().isBlind(values().queryIndex());
    m_text =
        flow(words::explanation(model()), style(0, blind ? Token::NoteText : Token::Ink, false, typeset::Face::Prose));
    m_formula = FormulaText(words::formula(model()), look(), style(1, Token::Ink));
    update();
}

bool ExplanationPart::isBeside(qreal width) const
{
    return m_formula.width() + length(24) + length(300) <= width;
}

qreal ExplanationPart::textWidth(qreal width) const
{
    return isBeside(width) ? width - m_formula.width() - length(24) : width;
}

int ExplanationPart::heightOf(int column) const
{
    const qreal text = m_text.heightForWidth(textWidth(column));
    const qreal formula = m_formula.height();
    return int(std::ceil(isBeside(column) ? std::max(text, formula) : text + formula));
}

void ExplanationPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(left, 0);
    const qreal wide = column();
    const qreal words = textWidth(wide);
    const qreal textHeight = m_text.heightForWidth(words);
    if (isBeside(wide)) {
        m_text.draw(painter, QRectF(0, (height() - textHeight) / 2, words, textHeight));
        m_formula.draw(painter, QRectF(wide - m_formula.width(), 0, m_formula.width(), height()));
    } else {
        m_text.draw(painter, QRectF(0, 0, words, textHeight));
        m_formula.draw(painter, QRectF(0, textHeight, wide, height() - textHeight));
    }
}

} // namespace nunchi::exhibits::attention_steps
