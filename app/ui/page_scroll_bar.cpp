// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_scroll_bar.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

#include "ui/flow.h"

namespace nunchi::ui {

using typeset::Token;

namespace {
constexpr int kRoom = 14;
constexpr qreal kThick = 5;
constexpr int kBelow = 6; ///< between a bar and the text under it
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
    return orientation() == Qt::Vertical ? QSize(kRoom, size.height()) : QSize(size.width(), qRound(m_look.length(kRoom + kBelow)));
}

void PageScrollBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.color(m_ground.value_or(groundUnder(this))));
    if (maximum() == minimum())
        return;
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect thumb = style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.color(isSliderDown() || underMouse() ? Token::Ink3 : Token::Rule));
    const qreal thick = orientation() == Qt::Vertical ? kThick : m_look.length(kThick);
    const QRectF bar = orientation() == Qt::Vertical
        ? QRectF(width() - 2 * thick, thumb.top() + 4, thick, thumb.height() - 8)
        : QRectF(thumb.left(), height() - thick - m_look.length(kThick + kBelow), thumb.width(), thick);
    painter.drawRoundedRect(bar, thick / 2, thick / 2);
}

} // namespace nunchi::ui
