// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/frame_parts.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "controls/button.h"
#include "controls/focus_ring.h"

namespace nunchi::exhibits {

using controls::Button;
using controls::kFocusRoom;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kTop = 12;
constexpr qreal kKeysTop = 10;
} // namespace

void QuestionBand::setWords(const QString &title, const QString &statement)
{
    m_titleWords = title;
    m_statementWords = statement;
    refresh();
}

void QuestionBand::refresh()
{
    m_title = isConsole() ? flow(m_titleWords, style(0, Token::Ink, true))
                          : flow(m_titleWords, style(2, Token::Ink, true, Face::Prose));
    m_statement = flow(m_statementWords, style(-1, Token::Ink2));
    update();
}

int QuestionBand::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(m_title.heightForWidth(width) + gap() + m_statement.heightForWidth(width)));
}

void QuestionBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal title = m_title.heightForWidth(width());
    m_title.draw(painter, QRectF(0, 0, width(), title));
    m_statement.draw(painter, QRectF(0, title + gap(), width(), height() - title));
}

TryBand::TryBand(const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
{
    if (!isStudent())
        return;
    m_more = new Button(look, Button::Kind::Quiet, this);
    connect(m_more, &Button::clicked, this,
        [this] { Q_EMIT menuWanted(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
}

void TryBand::setWords(const QString &tryThis, const QList<KeyLegend::Key> &keys)
{
    m_tryWords = tryThis;
    m_keys = KeyLegend(keys);
    refresh();
}

void TryBand::refresh()
{
    //: In front of a suggestion what to try.
    m_label = flow(tr("Try"), style(-1, Token::Ink, true));
    m_try = flow(m_tryWords, style(0, Token::Ink, false, Face::Prose));
    if (m_more) {
        m_more->setIconOnly(tr("Copy or save"), controls::Icon::More);
        m_more->setVisible(!isPaper());
        placeButton();
    }
    update();
}

QList<QWidget *> TryBand::stops() const
{
    return m_more ? QList<QWidget *>{m_more} : QList<QWidget *>();
}

qreal TryBand::column(int width) const
{
    const qreal button = m_more && !isPaper() ? m_more->sizeHint().width() + length(8) : 0;
    return std::max(1.0, width - indent() - button);
}

qreal TryBand::tryHeight(int width) const
{
    const qreal words = m_try.heightForWidth(column(width));
    return m_more && !isPaper() ? std::max(words, qreal(m_more->sizeHint().height() - 2 * kFocusRoom)) : words;
}

int TryBand::heightForWidth(int width) const
{
    qreal height = length(kTop) + tryHeight(width);
    if (isStudent() && !isPaper())
        height += length(kKeysTop) + m_keys.heightForWidth(*this, width);
    return static_cast<int>(std::ceil(height)) + kFocusRoom;
}

void TryBand::placeButton()
{
    const QSize size = m_more->sizeHint();
    m_more->setGeometry(QRect(QPoint(width() - size.width(), qRound(length(kTop)) - kFocusRoom), size));
}

void TryBand::resizeEvent(QResizeEvent *)
{
    if (m_more)
        placeButton();
}

void TryBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, width(), look().theme().hairline()), color(Token::Hair));
    const qreal top = length(kTop);
    const qreal drop = (m_try.lineHeight() - m_label.lineHeight()) / 2;
    if (!m_try.isEmpty())
        m_label.draw(painter, QRectF(0, top + drop, indent(), m_label.lineHeight()));
    m_try.draw(painter, QRectF(indent(), top, column(width()), tryHeight(width())));
    if (isStudent() && !isPaper())
        m_keys.draw(*this, painter, top + tryHeight(width()) + length(kKeysTop), width());
}

} // namespace nunchi::exhibits
