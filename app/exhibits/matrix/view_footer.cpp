// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_footer.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "exhibits/matrix/view_words.h"

namespace nunchi::exhibits::matrix {

using typeset::Token;

namespace {
constexpr qreal kCapHeight = 20;
constexpr qreal kCapGap = 4;
constexpr qreal kTryTop = 12;
constexpr qreal kKeysTop = 10;
} // namespace

void FooterPart::setTryThis(const QString &tryThis)
{
    m_givenTry = tryThis;
    refresh();
}

QList<FooterPart::Key> FooterPart::keys()
{
    return {
        //: Legend of keys.
        {{QStringLiteral("\u2190"), QStringLiteral("\u2191"), QStringLiteral("\u2193"), QStringLiteral("\u2192")},
            tr("move the cell")},
        //: Legend of keys: switches between weights and scores.
        {{QStringLiteral("V")}, tr("weights or scores")},
        {{QStringLiteral("S")}, tr("divide")},
        {{QStringLiteral("M")}, tr("mask")},
        {{QStringLiteral("P")}, tr("padding")},
        {{QStringLiteral("R")}, tr("start over")},
        {{tr("Ctrl+Z")}, tr("undo")},
    };
}

void FooterPart::refresh()
{
    //: In front of a suggestion what to try.
    m_label = flow(tr("Try"), style(-1, Token::Ink, true));
    m_try =
        flow(m_givenTry.isEmpty() ? words::tryThis() : m_givenTry, style(0, Token::Ink, false, typeset::Face::Prose));
    update();
}

qreal FooterPart::keyWidth(const Key &key) const
{
    const QFontMetricsF metrics(font(-2));
    qreal width = length(kCapGap) + metrics.horizontalAdvance(key.does);
    for (const QString &cap : key.caps)
        width += std::max(metrics.horizontalAdvance(cap) + length(12), length(24)) + length(kCapGap);
    return width;
}

void FooterPart::drawKey(QPainter &painter, QPointF at, const Key &key) const
{
    constexpr qreal kRadius = 3;
    painter.setFont(font(-2));
    const QFontMetricsF metrics(painter.font());
    for (const QString &cap : key.caps) {
        const qreal wide = std::max(metrics.horizontalAdvance(cap) + length(12), length(24));
        const QRectF box(at, QSizeF(wide, length(kCapHeight)));
        painter.setPen(QPen(look().theme().controlOutline(), look().theme().hairline()));
        painter.setBrush(color(Token::Surface));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
        painter.setPen(color(Token::Ink2));
        painter.drawText(box, Qt::AlignCenter, cap);
        at.rx() += wide + length(kCapGap);
    }
    painter.setPen(color(Token::Ink2));
    painter.drawText(QRectF(at.x(), at.y(), metrics.horizontalAdvance(key.does) + 2, length(kCapHeight)),
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
            y += length(kCapHeight + 8);
        }
        if (painter)
            drawKey(*painter, QPointF(x, y), key);
        x += wide + length(16);
    }
    return y + length(kCapHeight) - top;
}

int FooterPart::heightForWidth(int width) const
{
    qreal height = length(kTryTop) + m_try.heightForWidth(width - indent());
    if (role() == Role::Student)
        height += length(kKeysTop) + setKeys(nullptr, 0, width);
    return static_cast<int>(std::ceil(height)) + 1;
}

void FooterPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, width(), look().theme().hairline()), color(Token::Hair));
    const qreal top = length(kTryTop);
    const qreal column = width() - indent();
    const qreal drop = (m_try.lineHeight() - m_label.lineHeight()) / 2;
    m_label.draw(painter, QRectF(0, top + drop, indent(), m_label.lineHeight()));
    m_try.draw(painter, QRectF(indent(), top, column, m_try.heightForWidth(column)));
    if (role() == Role::Student)
        setKeys(&painter, top + m_try.heightForWidth(column) + length(kKeysTop), width());
}

} // namespace nunchi::exhibits::matrix
