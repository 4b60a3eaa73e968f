// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_frame.h"

#include <QEvent>

namespace nunchi::ui {

PageFrame::PageFrame(const typeset::Appearance &look, int room, QWidget *page)
    : QWidget(page)
    , m_look(look)
    , m_room(room)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void PageFrame::surround(QWidget *part)
{
    watch(false);
    m_part = part;
    m_rect.reset();
    watch(true);
    setVisible(part != nullptr);
    follow();
}

void PageFrame::surround(QWidget *part, const QRect &rect)
{
    surround(part);
    m_rect = rect;
    follow();
}

/// What holds the part moves it, too.
void PageFrame::watch(bool on)
{
    for (QWidget *each = m_part; each && each != parentWidget(); each = each->parentWidget()) {
        if (on)
            each->installEventFilter(this);
        else
            each->removeEventFilter(this);
    }
}

void PageFrame::follow()
{
    if (!m_part)
        return;
    const QRect inside = m_rect.value_or(m_part->rect());
    setGeometry(QRect(m_part->mapTo(parentWidget(), inside.topLeft()), inside.size())
                    .adjusted(-m_room, -m_room, m_room, m_room));
    raise();
}

bool PageFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize)
        follow();
    else if (event->type() == QEvent::Hide)
        hide();
    return QWidget::eventFilter(watched, event);
}

} // namespace nunchi::ui
