// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match_frame.h"

#include <QEvent>
#include <QPainter>

namespace nunchi::ui {

namespace {
constexpr int kRoom = 5;
}

MatchFrame::MatchFrame(const typeset::Appearance &look, QWidget *page)
    : QWidget(page)
    , m_look(look)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void MatchFrame::surround(QWidget *part)
{
    if (m_part)
        m_part->removeEventFilter(this);
    m_part = part;
    if (m_part)
        m_part->installEventFilter(this);
    setVisible(part != nullptr);
    follow();
}

void MatchFrame::follow()
{
    if (!m_part)
        return;
    setGeometry(QRect(m_part->mapTo(parentWidget(), QPoint()), m_part->size())
                    .adjusted(-kRoom, -kRoom, kRoom, kRoom));
    raise();
}

bool MatchFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize)
        follow();
    else if (event->type() == QEvent::Hide)
        hide();
    return QWidget::eventFilter(watched, event);
}

void MatchFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = m_look.theme().dataLine();
    painter.setPen(QPen(m_look.color(typeset::Token::Ink), line));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), 8, 8);
}

} // namespace nunchi::ui
