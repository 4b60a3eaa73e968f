// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/key_legend.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

namespace nunchi::exhibits {

using typeset::Token;

namespace {

constexpr qreal kCapHeight = 20;
constexpr qreal kCapGap = 4;
constexpr qreal kWordGap = 2;
constexpr qreal kKeyGap = 16;
constexpr qreal kLineGap = 8;
constexpr qreal kRadius = 3;

QFont legendFont(const ViewPart &part)
{
    return part.look().font(typeset::Face::Label, part.step(-2));
}

qreal capWidth(const ViewPart &part, const QString &cap)
{
    return std::max(
        QFontMetricsF(legendFont(part)).horizontalAdvance(cap) + part.length(12), part.length(kCapHeight + 4));
}

qreal keyWidth(const ViewPart &part, const KeyLegend::Key &key)
{
    qreal width = part.length(kWordGap) + QFontMetricsF(legendFont(part)).horizontalAdvance(key.does);
    for (const QString &cap : key.caps)
        width += capWidth(part, cap) + part.length(kCapGap);
    return width;
}

void drawKey(const ViewPart &part, QPainter &painter, QPointF at, const KeyLegend::Key &key)
{
    const auto &look = part.look();
    painter.setFont(legendFont(part));
    for (const QString &cap : key.caps) {
        const QRectF box(at, QSizeF(capWidth(part, cap), part.length(kCapHeight)));
        painter.setPen(QPen(look.theme().controlOutline(), look.theme().hairline()));
        painter.setBrush(look.color(Token::Surface));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
        painter.setPen(look.color(Token::Ink2));
        painter.drawText(box, Qt::AlignCenter, cap);
        at.rx() += box.width() + part.length(kCapGap);
    }
    painter.setPen(look.color(Token::Ink2));
    const qreal wide = QFontMetricsF(painter.font()).horizontalAdvance(key.does) + 2;
    painter.drawText(QRectF(at.x() + part.length(kWordGap), at.y(), wide, part.length(kCapHeight)),
        Qt::AlignVCenter | Qt::AlignLeft, key.does);
}

} // namespace

qreal KeyLegend::set(const ViewPart &part, QPainter *painter, qreal top, qreal width) const
{
    if (part.isPaper())
        return 0; // there are no keys to press
    qreal x = 0;
    qreal y = top;
    for (const Key &key : m_keys) {
        const qreal wide = keyWidth(part, key);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += part.length(kCapHeight + kLineGap);
        }
        if (painter)
            drawKey(part, *painter, QPointF(x, y), key);
        x += wide + part.length(kKeyGap);
    }
    return y + part.length(kCapHeight) - top;
}

} // namespace nunchi::exhibits
