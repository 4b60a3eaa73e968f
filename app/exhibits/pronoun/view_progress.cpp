// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/pronoun/view_progress.h"

#include <algorithm>

#include <QPainter>

namespace nunchi::exhibits::pronoun {

using typeset::Token;

void ProgressLine::setSteps(int done, int all)
{
    m_done = std::clamp(done, 0, all);
    m_all = std::max(1, all);
    setAccessibleName(tr("training: step %1 of %2").arg(m_done).arg(m_all));
    update();
}

int ProgressLine::heightForWidth(int) const
{
    return qRound(length(4));
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal radius = height() / 2.0;
    painter.setBrush(color(Token::Hair));
    painter.drawRoundedRect(rect(), radius, radius);
    if (m_done == 0)
        return;
    painter.setBrush(color(Token::Ink));
    painter.drawRoundedRect(QRectF(0, 0, width() * qreal(m_done) / m_all, height()), radius, radius);
}

} // namespace nunchi::exhibits::pronoun
