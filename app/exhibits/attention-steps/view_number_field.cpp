// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_number_field.h"

#include <QDoubleValidator>
#include <QKeyEvent>

#include "exhibits/shared/attention_settings.h"

namespace nunchi::exhibits::attention_steps {

using typeset::Token;

NumberField::NumberField(const typeset::Appearance &look, int step, QWidget *parent)
    : QLineEdit(parent)
{
    auto *validator = new QDoubleValidator(-maxEdit, maxEdit, 2, this);
    validator->setNotation(QDoubleValidator::StandardNotation);
    validator->setLocale(QLocale::c());
    setValidator(validator);
    setFrame(false);
    setAlignment(Qt::AlignRight);
    setFont(look.font(typeset::Face::Label, step));
    QPalette colors = palette();
    colors.setColor(QPalette::Base, look.color(Token::Paper));
    colors.setColor(QPalette::Text, look.color(Token::Ink));
    colors.setColor(QPalette::Highlight, look.color(Token::Ink));
    colors.setColor(QPalette::HighlightedText, look.color(Token::Paper));
    setPalette(colors);
    // Digits need no input method, and one must not sit between the keys and the number.
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

void NumberField::start(const QString &text, bool typed)
{
    setText(QString(text).replace(u'\u2212', u'-'));
    if (!typed)
        selectAll();
    show();
    setFocus(Qt::OtherFocusReason);
    if (typed)
        end(false);
}

bool NumberField::commit()
{
    bool isNumber = false;
    const double value = QLocale::c().toDouble(text(), &isNumber);
    if (!isNumber || !hasAcceptableInput())
        return false;
    m_done = true;
    Q_EMIT committed(value);
    return true;
}

bool NumberField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!commit())
            Q_EMIT refused();
    } else if (event->key() == Qt::Key_Escape) {
        m_done = true;
        Q_EMIT abandoned();
    } else {
        QLineEdit::keyPressEvent(event);
        event->accept();
    }
}

void NumberField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    // A menu or another window only borrows the focus.
    if (m_done || event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    if (!commit()) {
        m_done = true;
        Q_EMIT abandoned();
    }
}

} // namespace nunchi::exhibits::attention_steps
