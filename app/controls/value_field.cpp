// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/value_field.h"

#include <cmath>

#include <QFontMetricsF>
#include <QKeyEvent>

namespace nunchi::controls {

using typeset::Token;

ValueField::ValueField(const typeset::Appearance &look, QWidget *parent)
    : QLineEdit(parent)
    , m_look(look)
{
    setFrame(false);
    setAlignment(Qt::AlignRight);
    // Digits need no input method, and one must not sit between the keys and the number.
    setAttribute(Qt::WA_InputMethodEnabled, false);
    applyLook();
    connect(&look, &typeset::Appearance::changed, this, &ValueField::applyLook);
}

void ValueField::applyLook()
{
    setFont(m_look.font(typeset::Face::Label, -1));
    QPalette colors = palette();
    colors.setColor(QPalette::Base, m_look.color(Token::Surface));
    colors.setColor(QPalette::Text, m_look.color(Token::Ink));
    colors.setColor(QPalette::Highlight, m_look.color(Token::Ink));
    colors.setColor(QPalette::HighlightedText, m_look.color(Token::Paper));
    setPalette(colors);
}

QString ValueField::textOf(double number, int decimals)
{
    return QLocale(QLocale::English).toString(number, 'f', decimals);
}

void ValueField::setNumber(double number, int decimals)
{
    m_present = textOf(number, decimals);
    if (!hasFocus() || !isModified())
        giveUp();
}

int ValueField::widthFor(double number, int decimals) const
{
    constexpr qreal kInside = 8; // what a line edit keeps around its text
    return static_cast<int>(std::ceil(QFontMetricsF(font()).horizontalAdvance(textOf(number, decimals)) + kInside));
}

void ValueField::giveUp()
{
    setText(m_present);
    setModified(false);
}

void ValueField::take()
{
    if (!isModified())
        return;
    QString digits = text().normalized(QString::NormalizationForm_KC).trimmed();
    digits.replace(u'\u2212', u'-').remove(u',');
    bool isNumber = false;
    const double number = digits.toDouble(&isNumber);
    giveUp();
    if (isNumber && std::isfinite(number))
        Q_EMIT typed(number);
}

bool ValueField::event(QEvent *event)
{
    // Letters and arrows are the field's while it has the keyboard, not shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void ValueField::keyPressEvent(QKeyEvent *event)
{
    m_byKeyboard = true;
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) {
        event->ignore();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        take();
        selectAll();
    } else if (event->key() == Qt::Key_Escape && isModified()) {
        giveUp();
        selectAll();
    } else if (event->key() == Qt::Key_Escape || (event->matches(QKeySequence::Undo) && !isModified())) {
        event->ignore();
    } else {
        QLineEdit::keyPressEvent(event);
        event->accept();
    }
}

void ValueField::mousePressEvent(QMouseEvent *event)
{
    m_byKeyboard = false;
    QLineEdit::mousePressEvent(event);
}

void ValueField::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QLineEdit::focusInEvent(event);
    if (parentWidget())
        parentWidget()->update();
}

void ValueField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        take();
    if (parentWidget())
        parentWidget()->update();
}

} // namespace nunchi::controls
