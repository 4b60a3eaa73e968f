// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_scroll_bar.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

namespace nunchi::ui {

using typeset::Token;

PageScrollBar::PageScrollBar(const typeset::Appearance &look, QWidget *parent)
    : QScrollBar(Qt::Vertical, parent)
    , m_look(look)
{
    setAttribute(Qt::WA_Hover);
}

QSize PageScrollBar::sizeHint() const
{
    return {14, QScrollBar::sizeHint().height()};
}

void PageScrollBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.color(Token::Paper));
    if (maximum() == minimum())
        return;
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect thumb = style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.color(isSliderDown() || underMouse() ? Token::Ink3 : Token::Rule));
    painter.drawRoundedRect(QRectF(width() - 10, thumb.top() + 4, 5, thumb.height() - 8), 2.5, 2.5);
}

} // namespace nunchi::ui
