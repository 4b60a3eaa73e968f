// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search_field.h"

#include <utility>

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QPainter>

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kHeight = 34;
constexpr qreal kRadius = 6;
constexpr int kLongest = 200;
} // namespace

SearchField::SearchField(const typeset::Appearance &look, QWidget *parent)
    : QLineEdit(parent)
    , m_look(look)
{
    setFrame(false);
    setMaxLength(kLongest);
    QPalette ground = palette();
    ground.setBrush(QPalette::Base, Qt::NoBrush); // painted here, with round corners
    setPalette(ground);
    connect(this, &QLineEdit::textChanged, this, &SearchField::wordsChanged);
    connect(&look, &typeset::Appearance::changed, this, &SearchField::restyle);
    restyle();
}

QString SearchField::words() const
{
    QString words = text();
    return words.insert(cursorPosition(), m_composed);
}

QSize SearchField::sizeHint() const
{
    return {qRound(m_look.length(260)), qRound(m_look.length(kHeight))};
}

void SearchField::inputMethodEvent(QInputMethodEvent *event)
{
    const QString composed = event->preeditString();
    QLineEdit::inputMethodEvent(event);
    if (std::exchange(m_composed, composed) != composed)
        Q_EMIT wordsChanged();
}

void SearchField::restyle()
{
    setFont(m_look.font(Face::Label, -1));
    const int side = qRound(m_look.length(10));
    setTextMargins(side, 1, side, 1);
    updateGeometry();
    update();
}

bool SearchField::event(QEvent *event)
{
    // Qt's "delete to the end of the line" is the window's "find in the course".
    const auto *key = event->type() == QEvent::ShortcutOverride ? static_cast<const QKeyEvent *>(event) : nullptr;
    if (key && key->matches(QKeySequence::DeleteEndOfLine)) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void SearchField::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal line = hasFocus() ? m_look.theme().dataLine() : m_look.theme().outline();
        painter.setPen(QPen(m_look.color(hasFocus() ? Token::Ink : Token::Ink3), line));
        painter.setBrush(m_look.color(Token::Surface));
        const qreal inset = line / 2 + 0.5;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    }
    QLineEdit::paintEvent(event);
}

} // namespace nunchi::ui
