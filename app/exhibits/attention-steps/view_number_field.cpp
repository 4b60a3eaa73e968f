// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_number_field.h"

#include <cmath>

#include <QKeyEvent>

#include "exhibits/shared/attention_settings.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::attention_steps {

using typeset::Token;

NumberField::NumberField(const typeset::Appearance &look, int step, QWidget *parent)
    : QLineEdit(parent)
    , m_look(look)
    , m_step(step)
{
    setFrame(false);
    setAlignment(Qt::AlignRight);
    applyLook();
    // Digits need no input method, and one must not sit between the keys and the number.
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

void NumberField::applyLook()
{
    setFont(m_look.font(typeset::Face::Label, m_step));
    QPalette colors = palette();
    colors.setColor(QPalette::Base, m_look.color(Token::Paper));
    colors.setColor(QPalette::Text, m_look.color(m_faulty ? Token::NoteText : Token::Ink));
    colors.setColor(QPalette::Highlight, m_look.color(Token::Ink));
    colors.setColor(QPalette::HighlightedText, m_look.color(Token::Paper));
    setPalette(colors);
}

void NumberField::start(const QString &number, const QString &typed)
{
    m_typedInto = !typed.isEmpty();
    setText(m_typedInto ? typed : QString(number).replace(u'\u2212', u'-'));
    if (!m_typedInto)
        selectAll();
    show();
    setFocus(Qt::OtherFocusReason);
    if (m_typedInto)
        end(false);
}

void NumberField::showFault(const QString &reason)
{
    setAccessibleDescription(reason);
    m_faulty = !reason.isEmpty();
    applyLook();
}

QString NumberField::refusal() const
{
    const QString fits = tr("What fits: −%1 to %1, at most two decimals.").arg(maxEdit);
    const QString written = text().trimmed();
    const auto number = typedNumber(written);
    if (written.isEmpty())
        return tr("There is no number here.") + u' ' + fits;
    if (!number)
        return tr("“%1” is not a number.").arg(fontMetrics().elidedText(written, Qt::ElideMiddle, width() * 3))
            + u' ' + fits;
    if (std::abs(*number) > maxEdit)
        return tr("This number is too large or too small.") + u' ' + fits;
    return hasDecimals(*number, 2) ? QString() : tr("This number has too many decimals.") + u' ' + fits;
}

void NumberField::commit()
{
    if (m_done)
        return;
    if (!m_typedInto && !isModified()) {
        m_done = true;
        Q_EMIT abandoned();
    } else if (const QString reason = refusal(); !reason.isEmpty()) {
        Q_EMIT refused(reason);
    } else {
        m_done = true;
        Q_EMIT committed(*typedNumber(text()));
    }
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
        commit();
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
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        commit();
}

} // namespace nunchi::exhibits::attention_steps
