// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_turn.h"

#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/focus_ring.h"
#include "controls/icon.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr int kStep = -1;
constexpr qreal kHeight = 34;
constexpr qreal kSide = 4;
constexpr qreal kIcon = 18;
} // namespace

PageTurn::PageTurn(const typeset::Appearance &look, Direction direction, QWidget *parent)
    : Control(look, parent)
    , m_direction(direction)
{
}

void PageTurn::setPage(int number, const QString &title)
{
    m_number = QString::number(number);
    m_title = title;
    const QString spoken = typeset::plainLine(title);
    //: Name of a button for screen readers; %1 is the title of the page it leads to
    setAccessibleName(m_direction == Direction::Back ? tr("Previous page: %1").arg(spoken)
                                                     //: Name of a button for screen readers; %1 is a page's title
                                                     : tr("Next page: %1").arg(spoken));
    updateGeometry();
    update();
}

qreal PageTurn::iconRoom() const
{
    return look().length(kIcon + 6);
}

qreal PageTurn::numberRoom() const
{
    return QFontMetricsF(look().font(Face::Label, kStep)).horizontalAdvance(m_number) + look().length(7);
}

QSize PageTurn::sizeHint() const
{
    const qreal title = typeset::lineWidth(typeset::lineRuns(m_title), look(), {kStep, Face::Label, true, {}});
    const qreal width = 2 * (kSide + controls::kFocusRoom) + iconRoom() + numberRoom() + title;
    return {static_cast<int>(std::ceil(width)) + 1, qRound(look().length(kHeight)) + 2 * controls::kFocusRoom};
}

void PageTurn::paintTitle(QPainter &painter, const QRectF &room) const
{
    const auto runs = typeset::lineRuns(m_title);
    const typeset::LineStyle style{kStep, Face::Label, true, ink()};
    if (typeset::lineWidth(runs, look(), style) <= room.width() + 1) {
        typeset::drawLine(painter, room, Qt::AlignLeft, runs, look(), style);
        return;
    }
    const QFont font = look().font(Face::Label, kStep, true);
    painter.setFont(font);
    painter.setPen(ink());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font).elidedText(typeset::plainLine(m_title), Qt::ElideRight, room.width()));
}

void PageTurn::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isHovered() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look().color(Token::Sunk));
        painter.drawRoundedRect(body(), 6, 6);
    }
    QRectF room = body().adjusted(kSide, 0, -kSide, 0);
    const qreal size = look().length(kIcon);
    const bool on = m_direction == Direction::On;
    const QRectF icon(on ? room.right() - size : room.left(), room.center().y() - size / 2, size, size);
    controls::drawIcon(painter, icon, on ? controls::Icon::Next : controls::Icon::Previous, ink(),
        look().theme().outline() * look().textScale());
    room.adjust(on ? 0 : iconRoom(), 0, on ? -iconRoom() : 0, 0);
    painter.setFont(look().font(Face::Label, kStep));
    painter.setPen(ink(Token::Ink2));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, m_number);
    room.setLeft(room.left() + numberRoom());
    paintTitle(painter, room);
    drawRing(painter, body(), 6);
}

} // namespace nunchi::ui
