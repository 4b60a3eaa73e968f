// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_footer.h"

#include <cmath>

#include <QPainter>

#include "exhibits/attention-steps/view_words.h"

namespace nunchi::exhibits::attention_steps {

using typeset::Token;

FooterPart::FooterPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
}

void FooterPart::setTryThis(const QString &tryThis)
{
    m_givenTry = tryThis;
    refresh();
}

QList<KeyLegend::Key> FooterPart::keys()
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys: the arrows walk through the steps.
            tr("step")},
        {{tr("Tab")},
            //: Legend of keys: Tab walks through tokens and controls.
            tr("move")},
        {{tr("Enter")}, tr("query, edit")},
        {{QStringLiteral("S")}, tr("divide")},
        {{QStringLiteral("M")}, tr("mask")},
        {{QStringLiteral("R")}, tr("start over")},
        {{tr("Ctrl+Z")}, tr("undo")},
    };
}

void FooterPart::refresh()
{
    m_keys = KeyLegend(keys());
    //: In front of a suggestion what to try.
    m_label = flow(tr("Try"), style(-1, Token::Ink, true));
    // Its own words are about switches, which paper does not have; a lesson's may be about anything.
    const QString own = isPaper() ? QString() : words::tryThis(model());
    m_try = flow(m_givenTry.isEmpty() ? own : m_givenTry, style(0, Token::Ink, false, typeset::Face::Prose));
    QString note = values().isTyped() ? tr("Words the word list does not have start at 0: give them numbers.")
                                      : values().sentence().note.value(values().language());
    note += u' ' + tr("Here $W_K=W_V=I$, so key and value are the same numbers.");
    // The notes write W_Q in plain words; here it is set as mathematics.
    note.replace(QStringLiteral("W_Q"), QStringLiteral("$W_Q$"));
    m_note = flow(note, style(-2, Token::Ink3));
    update();
}

qreal FooterPart::tryHeight(qreal width) const
{
    const qreal indent = m_label.naturalWidth() + length(20);
    return m_try.heightForWidth(width - indent);
}

int FooterPart::heightOf(int column) const
{
    qreal height = length(12) + tryHeight(column);
    if (isStudent())
        height += length(8) + m_keys.heightForWidth(*this, column) + length(10) + m_note.heightForWidth(column);
    return int(std::ceil(height)) + 1;
}

void FooterPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(left, 0);
    const qreal wide = column();
    painter.fillRect(QRectF(0, 0, wide, look().theme().hairline()), color(Token::Hair));
    const qreal indent = m_label.naturalWidth() + length(20);
    qreal top = length(12);
    const qreal drop = (m_try.lineHeight() - m_label.lineHeight()) / 2;
    if (!m_try.isEmpty())
        m_label.draw(painter, QRectF(0, top + drop, indent, m_label.lineHeight()));
    m_try.draw(painter, QRectF(indent, top, wide - indent, tryHeight(wide)));
    if (!isStudent())
        return;
    top += tryHeight(wide) + length(8);
    m_keys.draw(*this, painter, top, wide);
    top += m_keys.heightForWidth(*this, wide) + length(10);
    m_note.draw(painter, QRectF(0, top, wide, height() - top));
}

} // namespace nunchi::exhibits::attention_steps
