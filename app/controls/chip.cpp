// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/chip.h"

#include <cmath>

#include "controls/focus_ring.h"

namespace nunchi::controls {

using typeset::Token;

namespace {
constexpr qreal kRadius = 6;
constexpr qreal kHeight = 38;
constexpr qreal kLowerHeight = 32;
} // namespace

Chip::Chip(const typeset::Appearance &look, const QString &text, QWidget *parent)
    : Control(look, parent)
{
    setCheckable(true);
    // A token may hold a dollar sign: it is words, not mathematics.
    setLabel(typeset::asLine(text));
}

void Chip::setStep(int step)
{
    m_step = step;
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    typeset::LineStyle style{m_step, typeset::Face::Label, true, {}};
    const qreal padding = look().length(m_step < 0 ? 9 : 14);
    const qreal width = typeset::lineWidth(label(), look(), style) + 2 * padding;
    const qreal height = look().length(m_step < 0 ? kLowerHeight : kHeight);
    return QSize(static_cast<int>(std::ceil(width)) + 2 * kFocusRoom, qRound(height) + 2 * kFocusRoom);
}

void Chip::paintEvent(QPaintEvent *)
{
    const typeset::Theme &theme = look().theme();
    const bool active = isHovered() || isDown();
    const qreal inset = theme.outline() / 2;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isChecked() ? QPen(theme.color(Token::Q), theme.outline())
                               : QPen(active ? theme.color(Token::Q) : theme.controlOutline(), theme.outline()));
    painter.setBrush(theme.color(isChecked() ? Token::Q : active ? Token::QTint : Token::Surface));
    painter.drawRoundedRect(body().adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    typeset::LineStyle style{m_step, typeset::Face::Label, isChecked(), isChecked() ? theme.color(Token::OnQ) : ink()};
    typeset::drawLine(painter, body(), Qt::AlignHCenter, label(), look(), style);
    drawRing(painter, body(), kRadius);
}

} // namespace nunchi::controls
