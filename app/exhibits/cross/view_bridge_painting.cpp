// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/view_bridge.h"

#include <algorithm>
#include <numeric>

#include <QPainter>

#include "controls/focus_ring.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::cross {

using controls::kFocusRoom;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kThickest = 12;
constexpr qreal kLift = 3; ///< between the end of a line and the word
constexpr qreal kRadius = 6;
} // namespace

QPainterPath BridgePart::line(int query, int key) const
{
    const QPointF start(queryBox(query).center().x(), queryBox(query).bottom() + kLift);
    const QPointF end(keyBox(key).center().x(), keyBox(key).top() - kLift);
    const QPointF bend(0, (end.y() - start.y()) / 2);
    QPainterPath path(start);
    path.cubicTo(start + bend, end - bend, end);
    return path;
}

void BridgePart::drawLines(QPainter &painter) const
{
    const typeset::Theme &theme = look().theme();
    painter.setBrush(Qt::NoBrush);
    QPen thin(color(Token::Ink3), theme.hairline(), Qt::DashLine);
    for (int query = 0; query < m_model.queryCount(); ++query)
        if (query != m_model.query())
            for (const int key : m_model.strongest(query))
                painter.strokePath(line(query, key), thin);
    const int query = m_model.query();
    QList<int> order(m_model.keyCount());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(
        order.begin(), order.end(), [&](int a, int b) { return m_model.weight(query, a) < m_model.weight(query, b); });
    for (const int key : std::as_const(order)) {
        const double weight = m_model.weight(query, key);
        // From 0.3 of the map on, so that the faintest line still shows.
        QPen pen(weightStroke(theme, weight), std::max(theme.hairline(), length(kThickest) * weight));
        pen.setCapStyle(Qt::FlatCap);
        painter.strokePath(line(query, key), pen);
    }
}

void BridgePart::drawName(QPainter &painter, bool asking) const
{
    const FlowText name = flow(nameOf(asking), style(-1, Token::Ink, true));
    const FlowText gives = flow(givesOf(asking), style(-1, Token::Ink2));
    const QRectF box = asking ? queryBox(0) : keyBox(0);
    if (isBeside(width())) {
        const qreal column = m_layout.askingAt.x() - kFocusRoom - length(16);
        const qreal high = name.heightForWidth(column) + gives.heightForWidth(column);
        // Beside the words, whose middle they share where there is room.
        const qreal top = asking ? kFocusRoom : std::min(box.center().y() - high / 2, height() - high);
        name.draw(painter, QRectF(kFocusRoom, top, column, high));
        gives.draw(painter, QRectF(kFocusRoom, top + name.heightForWidth(column), column, high));
        return;
    }
    const qreal top = asking ? kFocusRoom : height() - nameHeight();
    const qreal wide = name.naturalWidth() + length(12);
    name.draw(painter, QRectF(kFocusRoom, top, wide, name.lineHeight()));
    gives.draw(painter, QRectF(kFocusRoom + wide, top, width() - wide - 2 * kFocusRoom, gives.lineHeight()));
}

void BridgePart::drawQuery(QPainter &painter, int word) const
{
    const bool isQuery = word == m_model.query();
    const qreal inset = look().theme().outline() / 2;
    painter.setPen(QPen(color(isQuery ? Token::Q : Token::Rule), look().theme().outline()));
    painter.setBrush(color(isQuery ? Token::Q : Token::Surface));
    painter.drawRoundedRect(queryBox(word).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    painter.setFont(look().font(Face::Label, m_layout.typeStep, isQuery));
    painter.setPen(color(isQuery ? Token::OnQ : Token::Ink));
    painter.drawText(queryBox(word), Qt::AlignCenter, m_model.asking()[word].text);
}

void BridgePart::drawKey(QPainter &painter, int word) const
{
    const typeset::Theme &theme = look().theme();
    const double weight = m_model.weight(m_model.query(), word);
    const bool isMost = m_model.strongest(m_model.query()).contains(word);
    const bool isKey = word == m_model.key();
    const QColor ground = theme.weightMap().at(weight);
    const QRectF box = keyBox(word);
    const qreal line = isKey ? theme.dataLine() : theme.outline();
    painter.setPen(QPen(isKey ? color(Token::K) : theme.controlOutline(), line));
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), kRadius, kRadius);
    painter.setFont(look().font(Face::Label, m_layout.typeStep, isMost));
    painter.setPen(theme.textOn(ground));
    painter.drawText(box, Qt::AlignCenter, m_model.answering()[word].text);
    painter.setFont(font(-1, isMost));
    painter.setPen(color(isMost ? Token::WText : Token::Ink2));
    painter.drawText(
        QRectF(box.left(), box.bottom(), box.width(), numberHeight()), Qt::AlignCenter, fixedNumber(weight, 2));
}

void BridgePart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawLines(painter);
    drawName(painter, true);
    drawName(painter, false);
    for (int word = 0; word < m_model.queryCount(); ++word)
        drawQuery(painter, word);
    for (int word = 0; word < m_model.keyCount(); ++word)
        drawKey(painter, word);
    if (showsFocus())
        controls::drawFocusRing(painter, queryBox(m_model.query()), kRadius, look());
}

} // namespace nunchi::exhibits::cross
