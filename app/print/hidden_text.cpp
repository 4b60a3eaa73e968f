// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/hidden_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>

namespace nunchi::print {

void drawHiddenText(QPainter &painter, const QString &text, qreal width, const QFont &font)
{
    if (!dynamic_cast<QPdfWriter *>(painter.device()))
        return;
    const qreal natural = QFontMetricsF(font).horizontalAdvance(text);
    if (natural <= 0 || width <= 0)
        return;
    painter.save();
    painter.scale(width / natural, 1);
    painter.setFont(font);
    painter.setPen(Qt::transparent);
    painter.drawText(QPointF(), text);
    painter.restore();
}

} // namespace nunchi::print
