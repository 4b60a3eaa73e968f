// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/text_line_field.h"

#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QPainter>

#include "controls/focus_ring.h"

namespace nunchi::exhibits {

using typeset::Token;

namespace {
constexpr int kLongestPaste = 1'000'000;
} // namespace

TextLineField::TextLineField(const typeset::Appearance &look, QWidget *parent)
    : QLineEdit(parent)
    , m_look(look)
{
    setFrame(false);
    // Whatever is pasted is taken whole, so that the refusal can tell how much it was.
    setMaxLength(kLongestPaste);
    connect(this, &QLineEdit::textEdited, this, [this] { Q_EMIT edited(words()); });
    applyLook();
}

void TextLineField::applyLook()
{
    setFont(m_look.font(typeset::Face::Label, 0));
    QPalette colors = palette();
    colors.setBrush(QPalette::Base, Qt::NoBrush); // paintEvent() draws the ground
    colors.setColor(QPalette::Text, m_look.color(Token::Ink));
    colors.setColor(QPalette::PlaceholderText, m_look.color(Token::Ink3));
    colors.setColor(QPalette::Highlight, m_look.color(Token::Ink));
    colors.setColor(QPalette::HighlightedText, m_look.color(Token::Paper));
    setPalette(colors);
    const int side = qRound(m_look.length(10)) + controls::kFocusRoom;
    setTextMargins(side, controls::kFocusRoom, side, controls::kFocusRoom);
    updateGeometry();
}

QSize TextLineField::sizeHint() const
{
    return QSize(qRound(m_look.length(320)), qRound(m_look.length(34)) + 2 * controls::kFocusRoom);
}

bool TextLineField::event(QEvent *event)
{
    // Undo and the like are the field's own while it is being written in, and letters are no shortcuts.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

QString TextLineField::words() const
{
    QString words = text();
    return words.insert(cursorPosition(), m_preedit);
}

void TextLineField::inputMethodEvent(QInputMethodEvent *event)
{
    const bool composes = m_preedit != event->preeditString();
    m_preedit = event->preeditString();
    QLineEdit::inputMethodEvent(event);
    if (composes)
        Q_EMIT edited(words());
}

void TextLineField::submit()
{
    QGuiApplication::inputMethod()->commit();
    const QString pending = std::exchange(m_preedit, {});
    if (!pending.isEmpty()) {
        // The input method did not commit: the syllable is taken as it stands, and its preedit is ended.
        QInputMethodEvent commit;
        commit.setCommitString(pending);
        QLineEdit::inputMethodEvent(&commit);
    }
    Q_EMIT submitted(text());
}

void TextLineField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat())
            submit();
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT abandoned();
    } else {
        QLineEdit::keyPressEvent(event);
        event->accept();
    }
}

void TextLineField::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal room = controls::kFocusRoom + m_look.theme().outline() / 2;
    const QRectF box = QRectF(rect()).adjusted(room, room, -room, -room);
    painter.setPen(QPen(m_look.color(Token::Ink3), m_look.theme().outline()));
    painter.setBrush(m_look.color(Token::Surface));
    painter.drawRoundedRect(box, 6, 6);
    if (hasFocus())
        controls::drawFocusRing(painter, QRectF(rect()).adjusted(4, 4, -4, -4), 6, m_look);
    painter.end();
    QLineEdit::paintEvent(event);
}

} // namespace nunchi::exhibits
