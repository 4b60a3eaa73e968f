// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/switch.h"

#include <cmath>

#include "controls/focus_ring.h"

namespace nunchi::controls {

using typeset::Token;

namespace {
constexpr qreal kTrackWidth = 32;
constexpr qreal kTrackHeight = 18;
constexpr qreal kGap = 10;
constexpr qreal kHeight = 26;
} // namespace

Switch::Switch(const typeset::Appearance &look, QWidget *parent)
    : Control(look, parent)
{
    setCheckable(true);
}

typeset::LineStyle Switch::lineStyle() const
{
    typeset::LineStyle style;
    style.ink = ink(isChecked() || isHovered() ? Token::Ink : Token::Ink2);
    return style;
}

QSize Switch::sizeHint() const
{
    const qreal words = typeset::lineWidth(label(), look(), lineStyle());
    const qreal width = look().length(kTrackWidth) + (words > 0 ? look().length(kGap) + words : 0);
    return QSize(static_cast<int>(std::ceil(width)) + 2 * kFocusRoom, qRound(look().length(kHeight)) + 2 * kFocusRoom);
}

QRectF Switch::track() const
{
    const qreal height = look().length(kTrackHeight);
    return QRectF(body().left(), body().center().y() - height / 2, look().length(kTrackWidth), height);
}

void Switch::paintEvent(QPaintEvent *)
{
    const typeset::Theme &theme = look().theme();
    const QRectF box = track();
    const qreal radius = box.height() / 2;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal inset = theme.outline() / 2;
    painter.setPen(QPen(ink(isChecked() || isHovered() ? Token::Ink : Token::Ink3), theme.outline()));
    painter.setBrush(isChecked() ? QBrush(ink()) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);

    const qreal knob = box.height() * (isChecked() ? 0.30 : 0.27);
    const QPointF center(isChecked() ? box.right() - radius : box.left() + radius, box.center().y());
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? theme.color(Token::Paper) : ink(Token::Ink3));
    painter.drawEllipse(center, knob, knob);

    const QRectF words(box.right() + look().length(kGap), body().top(), body().width(), body().height());
    typeset::drawLine(painter, words, Qt::AlignLeft, label(), look(), lineStyle());
    drawRing(painter, box, radius);
}

} // namespace nunchi::controls
