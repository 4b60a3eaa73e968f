// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_footer.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
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

QList<FooterPart::Key> FooterPart::keys()
{
    return {
        //: Legend of keys: the arrows walk through the steps.
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")}, tr("step")},
        //: Legend of keys: Tab walks through tokens and controls.
        {{tr("Tab")}, tr("move")},
        {{tr("Enter")}, tr("query, edit")},
        {{QStringLiteral("S")}, tr("divide")},
        {{QStringLiteral("M")}, tr("mask")},
        {{QStringLiteral("R")}, tr("start over")},
        {{tr("Ctrl+Z")}, tr("undo")},
    };
}

void FooterPart::refresh()
{
    //: In front of a suggestion what to try.
    m_label = flow(tr("Try"), style(-1, Token::Ink, true));
    m_try = flow(
        m_givenTry.isEmpty() ? words::tryThis(model()) : m_givenTry, style(0, Token::Ink, false, typeset::Face::Prose));
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

qreal FooterPart::keyWidth(const Key &key) const
{
    const QFontMetricsF metrics(look().font(typeset::Face::Label, step(-2)));
    qreal width = length(6) + metrics.horizontalAdvance(key.does);
    for (const QString &cap : key.caps)
        width += std::max(metrics.horizontalAdvance(cap) + length(12), length(24)) + length(4);
    return width;
}

void FooterPart::drawKey(QPainter &painter, QPointF at, const Key &key) const
{
    const QFont font = look().font(typeset::Face::Label, step(-2));
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const QString &cap : key.caps) {
        const QRectF box(at, QSizeF(std::max(metrics.horizontalAdvance(cap) + length(12), length(24)), length(20)));
        painter.setPen(QPen(look().theme().controlOutline(), look().theme().hairline()));
        painter.setBrush(color(Token::Surface));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(color(Token::Ink2));
        painter.drawText(box, Qt::AlignCenter, cap);
        at.rx() += box.width() + length(4);
    }
    painter.setPen(color(Token::Ink2));
    painter.drawText(QRectF(at.x() + length(2), at.y(), metrics.horizontalAdvance(key.does) + 2, length(20)),
        Qt::AlignVCenter | Qt::AlignLeft, key.does);
}

qreal FooterPart::setKeys(QPainter *painter, qreal top, qreal width) const
{
    qreal x = 0;
    qreal y = top;
    for (const Key &key : keys()) {
        const qreal wide = keyWidth(key);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += length(28);
        }
        if (painter)
            drawKey(*painter, QPointF(x, y), key);
        x += wide + length(16);
    }
    return y + length(20) - top;
}

int FooterPart::heightOf(int column) const
{
    qreal height = length(12) + tryHeight(column);
    if (isStudent())
        height += length(8) + setKeys(nullptr, 0, column) + length(10) + m_note.heightForWidth(column);
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
    m_label.draw(painter, QRectF(0, top + drop, indent, m_label.lineHeight()));
    m_try.draw(painter, QRectF(indent, top, wide - indent, tryHeight(wide)));
    if (!isStudent())
        return;
    top += tryHeight(wide) + length(8);
    top += setKeys(&painter, top, wide) + length(10);
    m_note.draw(painter, QRectF(0, top, wide, height() - top));
}

} // namespace nunchi::exhibits::attention_steps
