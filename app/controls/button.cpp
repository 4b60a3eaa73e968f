// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/button.h"

#include <algorithm>
#include <cmath>

#include "controls/focus_ring.h"

namespace nunchi::controls {

using typeset::Token;

namespace {
constexpr qreal kRadius = 6;
constexpr qreal kHeight = 34;
} // namespace

Button::Button(const typeset::Appearance &look, Kind kind, QWidget *parent)
    : Control(look, parent)
    , m_kind(kind)
{
}

void Button::setLabel(const QString &textWithDollars, Icon icon)
{
    m_icon = icon;
    m_iconOnly = false;
    Control::setLabel(textWithDollars);
}

void Button::setIconOnly(const QString &name, Icon icon)
{
    m_icon = icon;
    m_iconOnly = true;
    Control::setLabel(name);
    setToolTip(name);
}

void Button::setSecondary(const QString &text)
{
    m_secondary = typeset::lineRuns(text);
    setAccessibleName(text.isEmpty() ? this->text() : this->text() + u' ' + typeset::plainLine(text));
    updateGeometry();
    update();
}

void Button::setStep(int step)
{
    m_step = step;
    updateGeometry();
    update();
}

void Button::setBold(bool bold)
{
    m_bold = bold;
    updateGeometry();
    update();
}

qreal Button::sidePadding() const
{
    return look().length(m_iconOnly ? 8 : m_kind == Kind::Quiet ? 6 : 15);
}

qreal Button::iconWidth() const
{
    return m_icon == Icon::None ? 0 : look().length(18);
}

typeset::LineStyle Button::lineStyle() const
{
    typeset::LineStyle style;
    style.step = m_step;
    style.bold = m_bold || (m_kind == Kind::Quiet && isCheckable() && isChecked());
    style.ink = m_kind == Kind::Primary && isEnabled() ? look().color(Token::Paper) : ink();
    if (m_kind == Kind::Quiet && !isHovered() && !(isCheckable() && isChecked()) && m_secondary.isEmpty())
        style.ink = ink(Token::Ink2);
    return style;
}

qreal Button::labelWidth() const
{
    typeset::LineStyle style = lineStyle();
    // As wide as the chosen, bold form: choosing must not move the neighbours.
    style.bold = style.bold || (m_kind == Kind::Quiet && isCheckable());
    return m_iconOnly ? 0 : typeset::lineWidth(label(), look(), style);
}

qreal Button::secondaryWidth() const
{
    typeset::LineStyle style = lineStyle();
    style.bold = true;
    return m_secondary.isEmpty() || m_iconOnly ? 0 : gap() + typeset::lineWidth(m_secondary, look(), style);
}

QSize Button::sizeHint() const
{
    const qreal icon = iconWidth() > 0 && !m_iconOnly ? iconWidth() + gap() : iconWidth();
    const qreal width = sidePadding() * 2 + icon + labelWidth() + secondaryWidth();
    const qreal height = look().length(kHeight);
    return QSize(static_cast<int>(std::ceil(width)) + 2 * kFocusRoom, qRound(height) + 2 * kFocusRoom);
}

void Button::drawGround(QPainter &painter) const
{
    const typeset::Theme &theme = look().theme();
    const bool active = isHovered() || isDown();
    const qreal inset = theme.outline() / 2;
    const QRectF box = body().adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::NoBrush);
    if (m_kind == Kind::Primary) {
        painter.setBrush(look().color(!isEnabled() ? Token::Sunk : active ? Token::Ink2 : Token::Ink));
    } else if (m_kind == Kind::Outlined) {
        if (isEnabled())
            painter.setBrush(look().color(active ? Token::Sunk : Token::Surface));
        const QColor outline = isEnabled() ? theme.controlOutline() : look().color(Token::Hair);
        painter.setPen(QPen(isDown() ? ink() : outline, theme.outline()));
    } else if (active) {
        painter.setBrush(look().color(Token::Sunk));
    }
    const bool outlined = m_kind == Kind::Outlined;
    painter.drawRoundedRect(outlined ? box : body(), kRadius, kRadius);
    if (m_kind == Kind::Quiet && isCheckable() && isChecked()) {
        const qreal side = sidePadding();
        painter.fillRect(QRectF(body().left() + side, body().bottom() - theme.dataLine(), body().width() - 2 * side,
                             theme.dataLine()),
            ink());
    }
}

void Button::drawContent(QPainter &painter) const
{
    typeset::LineStyle style = lineStyle();
    const qreal icon = iconWidth();
    const bool behind = m_icon == Icon::Next && !m_iconOnly;
    const qreal words = labelWidth() + secondaryWidth();
    const qreal between = icon > 0 && words > 0 ? gap() : 0;
    qreal x = body().center().x() - (icon + between + words) / 2;
    const QRectF row = body();
    const qreal line = look().theme().outline() * look().textScale();
    const auto iconAt = [&](qreal left) {
        drawIcon(painter, QRectF(left, row.center().y() - icon / 2, icon, icon), m_icon, style.ink, line);
    };
    if (icon > 0 && !behind) {
        iconAt(x);
        x += icon + between;
    }
    if (m_iconOnly)
        return;
    QRectF at(x, row.top(), labelWidth(), row.height());
    typeset::drawLine(painter, at, Qt::AlignLeft, label(), look(), style);
    if (!m_secondary.isEmpty()) {
        style.bold = true;
        at = QRectF(at.right() + gap(), row.top(), secondaryWidth(), row.height());
        typeset::drawLine(painter, at, Qt::AlignLeft, m_secondary, look(), style);
    }
    if (icon > 0 && behind)
        iconAt(x + words + between);
}

void Button::paintEvent(QPaintEvent *)
{
    // On paper nothing can be pressed; what is chosen is still worth seeing.
    if (look().theme().name() == typeset::ThemeName::Paper && !isCheckable())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawGround(painter);
    drawContent(painter);
    drawRing(painter, body(), kRadius);
}

} // namespace nunchi::controls
