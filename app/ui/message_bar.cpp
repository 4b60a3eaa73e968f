// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/message_bar.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QPainter>

#include "controls/button.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kSide = 24;
constexpr qreal kTop = 8;
} // namespace

MessageBar::MessageBar(const typeset::Appearance &look, QWidget *parent)
    : FlowWidget(parent)
    , m_look(look)
    , m_words(new QLabel(this))
    , m_close(new controls::Button(look, controls::Button::Kind::Quiet, this))
{
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(m_close, &controls::Button::clicked, this, [this] {
        m_messages.dequeue();
        showNext();
        Q_EMIT closed();
    });
    connect(&look, &typeset::Appearance::changed, this, &MessageBar::restyle);
    restyle();
    hide();
}

void MessageBar::show(const session::Notice &notice)
{
    add({notice, Kind::Trouble});
}

void MessageBar::showDone(const session::Notice &notice)
{
    add({notice, Kind::Done});
}

void MessageBar::showState(const session::Notice &notice)
{
    forget(Kind::State);
    add({notice, Kind::State});
}

void MessageBar::add(const Message &message)
{
    const QString words = message.notice.text();
    const auto saysTheSame = [&words](const Message &other) { return other.notice.text() == words; };
    if (std::any_of(m_messages.cbegin(), m_messages.cend(), saysTheSame))
        return;
    m_messages.enqueue(message);
    if (m_messages.size() == 1)
        showNext();
}

void MessageBar::forgetDone()
{
    forget(Kind::Done);
}

void MessageBar::forgetState()
{
    forget(Kind::State);
}

void MessageBar::forget(Kind kind)
{
    if (m_messages.removeIf([kind](const Message &message) { return message.kind == kind; }) > 0)
        showNext();
}

QString MessageBar::message() const
{
    return m_messages.isEmpty() ? QString() : m_messages.head().notice.text();
}

void MessageBar::showNext()
{
    setVisible(!m_messages.isEmpty());
    restyle();
}

void MessageBar::restyle()
{
    m_words->setText(message());
    setAccessibleName(message());
    m_words->setFont(m_look.font(Face::Label, -1));
    m_close->setLabel(tr("Close"), controls::Icon::Cross);
    updateGeometry();
    rearrange();
    update();
}

int MessageBar::arrange(int width, Flow::Pass pass) const
{
    const int side = qRound(m_look.length(kSide));
    const QSize close = m_close->sizeHint();
    const int top = qRound(m_look.length(kTop));
    const int room = width - 2 * side - close.width();
    const int height = std::max(Flow::heightOf(m_words, room), close.height());
    if (pass == Flow::Pass::Place) {
        m_words->setGeometry(side, top, room, height);
        m_close->setGeometry(width - side - close.width(), top, close.width(), close.height());
    }
    return height + 2 * top;
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool isDone = !m_messages.isEmpty() && m_messages.head().kind == Kind::Done;
    painter.fillRect(rect(), m_look.color(isDone ? Token::Sunk : Token::NoteTint));
    painter.fillRect(QRectF(0, 0, 4, height()), m_look.color(isDone ? Token::Ink3 : Token::Note));
}

void MessageBar::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        restyle();
}

} // namespace nunchi::ui
