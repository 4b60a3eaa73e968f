// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bottom_bar.h"

#include <algorithm>

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/page_turn.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kLine = 277;
constexpr qreal kGap = 13;
constexpr int kAround = 10; ///< over and under the buttons together
constexpr qreal kMostOfTheBar = 0.38; ///< for a neighbour's title
} // namespace

BottomBar::BottomBar(session::Session &session, const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_look(look)
    , m_previous(new PageTurn(look, PageTurn::Direction::Back, this))
    , m_next(new PageTurn(look, PageTurn::Direction::On, this))
    , m_progress(new QWidget(this))
{
    m_progress->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(m_previous, &PageTurn::clicked, this, &BottomBar::previousAsked);
    connect(m_next, &PageTurn::clicked, this, &BottomBar::nextAsked);
    connect(&look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        layOut();
    });
    reload();
}

void BottomBar::showNeighbour(PageTurn *button, int row)
{
    const QStringList pages = m_session.pageIds();
    const bool exists = row >= 0 && row < pages.size();
    button->setVisible(exists);
    if (!exists)
        return;
    button->setPage(row + 1, m_session.pageTitle(pages.at(row), true));
}

void BottomBar::reload()
{
    const int row = m_session.pageNumber() - 1;
    showNeighbour(m_previous, row - 1);
    showNeighbour(m_next, row + 1);
    m_previous->setToolTip(tr("Previous page (Left)"));
    m_next->setToolTip(tr("Next page (Right)"));
    layOut();
    setSeen(m_seen);
}

void BottomBar::setSeen(double share)
{
    m_seen = share;
    m_progress->setAccessibleName(tr("Page %1, %2").arg(place(), depth()));
    update();
}

QString BottomBar::place() const
{
    //: Which page of how many: 2 / 13
    return tr("%1 / %2").arg(m_session.pageNumber()).arg(m_session.pageIds().size());
}

QString BottomBar::depth() const
{
    //: How far down the page the reader is: 34%
    return tr("%1% of this page").arg(qRound(m_seen * 100));
}

QSize BottomBar::sizeHint() const
{
    return {600, m_next->sizeHint().height() + kAround};
}

void BottomBar::layOut()
{
    const int side = qRound(m_look.length(16));
    // Titles before the progress line: it shrinks, and goes, before they are cut.
    const int most = qRound(width() * kMostOfTheBar);
    const QSize left = m_previous->sizeHint();
    const QSize right = m_next->sizeHint();
    const int leftWidth = std::min(left.width(), most);
    const int rightWidth = std::min(right.width(), most);
    m_previous->setGeometry(side, (height() - left.height()) / 2, leftWidth, left.height());
    m_next->setGeometry(width() - side - rightWidth, (height() - right.height()) / 2, rightWidth, right.height());
    m_progress->setGeometry(rect());
    m_progress->lower();
    update();
}

void BottomBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_look.color(Token::Paper));
    painter.setPen(QPen(m_look.color(Token::Hair), m_look.theme().hairline()));
    painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));

    const int leftEnd = m_previous->isHidden() ? 0 : m_previous->geometry().right();
    const int rightEnd = m_next->isHidden() ? width() : m_next->x();
    const QFont font = m_look.font(Face::Label, -2);
    const QFontMetricsF metrics(font);
    const qreal gap = m_look.length(kGap);
    const qreal words = std::max(metrics.horizontalAdvance(place()), metrics.horizontalAdvance(depth()));
    const qreal middle = width() / 2.0;
    // The line stays in the middle of the window and shrinks where the neighbours' titles are long.
    const qreal room = 2 * std::min(middle - leftEnd, rightEnd - middle) - 2 * (words + 2 * gap);
    const qreal length = std::min(m_look.length(kLine), room);
    painter.setFont(font);
    painter.setPen(m_look.color(Token::Ink3));
    if (length < m_look.length(24)) {
        painter.drawText(QRectF(leftEnd, 0, rightEnd - leftEnd, height()), Qt::AlignCenter, place());
        return;
    }
    const QRectF line(middle - length / 2, height() / 2.0 - 1, length, 2);
    painter.drawText(QRectF(line.left() - gap - words, 0, words, height()), Qt::AlignRight | Qt::AlignVCenter, place());
    painter.drawText(QRectF(line.right() + gap, 0, words, height()), Qt::AlignLeft | Qt::AlignVCenter, depth());
    painter.fillRect(line, m_look.color(Token::Hair));
    painter.fillRect(QRectF(line.left(), line.top(), line.width() * m_seen, line.height()), m_look.color(Token::Ink));
}

void BottomBar::resizeEvent(QResizeEvent *)
{
    layOut();
}

void BottomBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        reload();
}

} // namespace nunchi::ui
