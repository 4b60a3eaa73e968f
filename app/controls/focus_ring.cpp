// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/focus_ring.h"

namespace nunchi::controls {

void drawFocusRing(QPainter &painter, const QRectF &around, qreal radius, const typeset::Appearance &look)
{
    constexpr qreal kLine = 2;
    constexpr qreal kGap = kFocusRoom - kLine;
    constexpr qreal kMiddle = kGap + kLine / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.color(typeset::Token::Paper), kGap));
    painter.drawRoundedRect(
        around.adjusted(-kGap / 2, -kGap / 2, kGap / 2, kGap / 2), radius + kGap / 2, radius + kGap / 2);
    painter.setPen(QPen(look.color(typeset::Token::Ink), kLine));
    painter.drawRoundedRect(around.adjusted(-kMiddle, -kMiddle, kMiddle, kMiddle), radius + kMiddle, radius + kMiddle);
    painter.restore();
}

} // namespace nunchi::controls
