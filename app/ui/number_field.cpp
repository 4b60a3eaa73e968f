// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/number_field.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QPainter>

#include "controls/focus_ring.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

NumberField::NumberField(const typeset::Appearance &look, QWidget *parent)
    : QLineEdit(parent)
    , m_look(look)
{
    setFrame(false);
    setAttribute(Qt::WA_MacShowFocusRect, false);
    // Room for numbers and words such as 2억 3천만, not for essays.
    setMaxLength(60);
    restyle();
    connect(&look, &typeset::Appearance::changed, this, &NumberField::restyle);
}

void NumberField::restyle()
{
    setFont(m_look.font(Face::Label, 0));
    const int side = qRound(m_look.length(12));
    setTextMargins(side, 2, side, 2);
    updateGeometry();
    update();
}

QSize NumberField::sizeHint() const
{
    return {qRound(m_look.length(240)), qRound(m_look.length(42))};
}

void NumberField::inputMethodEvent(QInputMethodEvent *event)
{
    QLineEdit::inputMethodEvent(event);
    m_preedit = event->preeditString();
}

void NumberField::commitPreedit()
{
    QGuiApplication::inputMethod()->commit();
    if (m_preedit.isEmpty())
        return;
    // The input method kept what it was composing: it is taken here, and the method told to forget it.
    QInputMethodEvent commit;
    commit.setCommitString(std::exchange(m_preedit, {}));
    QCoreApplication::sendEvent(this, &commit);
    QGuiApplication::inputMethod()->reset();
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    event->accept();
    if (event->isAutoRepeat())
        return;
    commitPreedit();
    Q_EMIT submitted();
}

void NumberField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(
        controls::kFocusRoom, controls::kFocusRoom, -controls::kFocusRoom, -controls::kFocusRoom);
    painter.setPen(QPen(m_look.color(isReadOnly() ? Token::Hair : Token::Ink3), m_look.theme().outline()));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (hasFocus())
        controls::drawFocusRing(painter, box, 6, m_look);
}

} // namespace nunchi::ui
