// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_explanation.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "exhibits/attention-steps/view_words.h"

namespace nunchi::exhibits::attention_steps {

using typeset::Token;

ExplanationPart::ExplanationPart(const PartContext &context, QWidget *parent) : Part(context, parent) {}

void ExplanationPart::refresh()
{
    const bool blind = values().isBlind(values().queryIndex());
    m_text = flow(words::explanation(model()),
                  style(0, blind ? Token::NoteText : Token::Ink, false, typeset::Face::Prose));
    m_formula = flow(words::formula(model()), style(1, Token::Ink));
    update();
}

bool ExplanationPart::isBeside(qreal width) const
{
    return m_formula.naturalWidth() + length(24) + length(300) <= width;
}

qreal ExplanationPart::textWidth(qreal width) const
{
    return isBeside(width) ? width - m_formula.naturalWidth() - length(24) : width;
}

int ExplanationPart::heightForWidth(int width) const
{
    const qreal text = m_text.heightForWidth(textWidth(width));
    const qreal formula = m_formula.heightForWidth(width);
    return int(std::ceil(isBeside(width) ? std::max(text, formula) : text + formula));
}

void ExplanationPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal column = textWidth(width());
    const qreal textHeight = m_text.heightForWidth(column);
    if (isBeside(width())) {
        m_text.draw(painter, QRectF(0, (height() - textHeight) / 2, column, textHeight));
        const qreal formulaHeight = m_formula.lineHeight();
        m_formula.draw(painter, QRectF(0, (height() - formulaHeight) / 2, width(), formulaHeight), Qt::AlignRight);
    } else {
        m_text.draw(painter, QRectF(0, 0, column, textHeight));
        m_formula.draw(painter, QRectF(0, textHeight, width(), height() - textHeight));
    }
}

} // namespace nunchi::exhibits::attention_steps
