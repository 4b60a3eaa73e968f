// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"

#include <QKeyEvent>

#include "controls/focus_ring.h"

namespace nunchi::controls {

using typeset::Token;

Control::Control(const typeset::Appearance &look, QWidget *parent)
    : QAbstractButton(parent)
    , m_look(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void Control::setLabel(const QString &textWithDollars)
{
    m_label = typeset::lineRuns(textWithDollars);
    // Not text() alone: it would make a mnemonic of &.
    setAccessibleName(typeset::plainLine(textWithDollars));
    setText(accessibleName());
    setShortcut({});
    updateGeometry();
    update();
}

QRectF Control::body() const
{
    return QRectF(rect()).adjusted(kFocusRoom, kFocusRoom, -kFocusRoom, -kFocusRoom);
}

QColor Control::ink(Token token) const
{
    // What cannot be used now can still be read; grounds and outlines say that it rests.
    return m_look.color(isEnabled() ? token : Token::Ink3);
}

void Control::drawRing(QPainter &painter, const QRectF &around, qreal radius) const
{
    if (showsRing())
        drawFocusRing(painter, around, radius, m_look);
}

void Control::keyPressEvent(QKeyEvent *event)
{
    m_byKeyboard = true;
    update();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            click();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        // A lone button would walk the focus on; here the arrows belong to the exhibit or the page.
        if (!autoExclusive()) {
            event->ignore();
            return;
        }
        break;
    default:
        break;
    }
    QAbstractButton::keyPressEvent(event);
}

void Control::focusInEvent(QFocusEvent *event)
{
    // Back from another window or from a menu it is as it was: who worked by keys sees where they are.
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        m_byKeyboard = event->reason() != Qt::MouseFocusReason;
    QAbstractButton::focusInEvent(event);
}

void Control::mousePressEvent(QMouseEvent *event)
{
    m_byKeyboard = false;
    QAbstractButton::mousePressEvent(event);
}

bool Control::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

} // namespace nunchi::controls
