// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match_frame.h"

#include <QPainter>

namespace nunchi::ui {

namespace {
constexpr int kRoom = 5;
}

MatchFrame::MatchFrame(const typeset::Appearance &look, QWidget *page)
    : PageFrame(look, kRoom, page)
{
}

void MatchFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = look().theme().dataLine();
    painter.setPen(QPen(look().color(typeset::Token::Ink), line));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), 8, 8);
}

} // namespace nunchi::ui
