// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection_veil.h"

#include <QEvent>
#include <QPainter>

#include "controls/focus_ring.h"

namespace nunchi::ui {

using typeset::Token;

namespace {
constexpr qreal kRadius = 6;
constexpr qreal kStrength = 0.2; ///< words under it stay readable
} // namespace

SelectionVeil::SelectionVeil(const typeset::Appearance &look, QWidget *page)
    : QWidget(page)
    , m_look(look)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    page->installEventFilter(this);
    hide();
}

void SelectionVeil::cover(const QList<QWidget *> &parts)
{
    m_parts.clear();
    for (QWidget *part : parts)
        m_parts << QPointer<QWidget>(part);
    setVisible(!m_parts.isEmpty());
    setGeometry(parentWidget()->rect());
    raise();
    update();
}

void SelectionVeil::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = m_look.color(Token::Ink);
    painter.setPen(QPen(veil, m_look.theme().outline()));
    veil.setAlphaF(kStrength);
    painter.setBrush(veil);
    constexpr int room = controls::kFocusRoom;
    for (const QPointer<QWidget> &part : std::as_const(m_parts))
        if (part && part->isVisible())
            painter.drawRoundedRect(
                QRectF(part->mapTo(parentWidget(), QPoint()), part->size()).adjusted(room, 0, -room, 0), kRadius, kRadius);
}

bool SelectionVeil::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace nunchi::ui
