// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_scroll_bar.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

namespace nunchi::ui {

using typeset::Token;

namespace {
constexpr int kRoom = 14;
constexpr qreal kThick = 5;
} // namespace

PageScrollBar::PageScrollBar(const typeset::Appearance &look, QWidget *parent, Qt::Orientation orientation)
    : QScrollBar(orientation, parent)
    , m_look(look)
{
    setAttribute(Qt::WA_Hover);
}

QSize PageScrollBar::sizeHint() const
{
    const QSize size = QScrollBar::sizeHint();
    return orientation() == Qt::Vertical ? QSize(kRoom, size.height()) : QSize(size.width(), kRoom);
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
    const QRectF bar = orientation() == Qt::Vertical
        ? QRectF(width() - 2 * kThick, thumb.top() + 4, kThick, thumb.height() - 8)
        : QRectF(thumb.left(), height() - 2 * kThick, thumb.width(), kThick);
    painter.drawRoundedRect(bar, kThick / 2, kThick / 2);
}

} // namespace nunchi::ui
