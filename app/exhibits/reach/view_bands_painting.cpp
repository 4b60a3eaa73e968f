// SPDX-License-Identifier: GPL-3.0-or-later
// How the three ways are drawn.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "exhibits/reach/view_bands.h"

namespace nunchi::exhibits::reach {

using typeset::Token;

namespace {
constexpr qreal kDot = 4.5;
constexpr qreal kEnd = 8;
constexpr qreal kLeastPitch = 5; ///< below it positions melt into a line
constexpr qreal kArcPitch = 9; ///< below it hops melt into a line
constexpr int kMostOfTheFan = 60;
constexpr qreal kLeastLayer = 7;

QPainterPath arc(QPointF from, QPointF to, qreal rise)
{
    QPainterPath path(from);
    const qreal third = (to.x() - from.x()) / 4;
    path.cubicTo(from + QPointF(third, -rise * 4 / 3), to + QPointF(-third, -rise * 4 / 3), to);
    return path;
}
} // namespace

QPen BandsPart::pen(Token token, qreal width) const
{
    QPen pen(color(token), width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

void BandsPart::drawName(QPainter &painter, const BandsGeometry &at, Mechanism mechanism) const
{
    const QRectF box = at.name(int(mechanism));
    painter.setFont(font(0, true));
    const qreal upper = QFontMetricsF(painter.font()).height();
    const qreal lower = QFontMetricsF(font(-1)).height();
    const qreal top = box.bottom() - length(14) - (upper + lower) / 2 - length(8);
    painter.setPen(color(Token::Ink));
    painter.drawText(QRectF(box.left(), top, box.width(), upper), Qt::AlignLeft | Qt::AlignVCenter, nameOf(mechanism));
    painter.setFont(font(-1, m_model.hasArrived(mechanism)));
    painter.setPen(color(mechanism == Mechanism::Attention ? Token::WText : Token::Ink2));
    painter.drawText(
        QRectF(box.left(), top + upper, box.width(), lower), Qt::AlignLeft | Qt::AlignVCenter, countOf(mechanism));
}

void BandsPart::drawPositions(QPainter &painter, const BandsGeometry &at, qreal y, Token ink) const
{
    if (at.pitch() < kLeastPitch) {
        painter.setPen(pen(ink, look().theme().dataLine()));
        painter.drawLine(QPointF(at.x(1), y), QPointF(at.x(m_model.length()), y));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(ink));
    const qreal radius = std::min(length(kDot), at.pitch() * 0.28);
    for (int i = 1; i <= m_model.length(); ++i)
        painter.drawEllipse(QPointF(at.x(i), y), radius, radius);
}

/// The two ends: what is looked at in the colour of keys, who looks in that of queries.
void BandsPart::drawEnds(QPainter &painter, const BandsGeometry &at, qreal earlierY, qreal laterY) const
{
    painter.setPen(QPen(color(Token::Paper), look().theme().dataLine()));
    const qreal radius = length(kEnd);
    painter.setBrush(color(Token::K));
    painter.drawEllipse(QPointF(at.x(m_model.earlier()), earlierY), radius, radius);
    painter.setBrush(color(Token::Q));
    painter.drawEllipse(QPointF(at.x(m_model.later()), laterY), radius, radius);
}

void BandsPart::drawRecurrent(QPainter &painter, const BandsGeometry &at) const
{
    const qreal y = at.base(0);
    drawPositions(painter, at, y, Token::Rule);
    const int walked = m_model.walked(Mechanism::Recurrent);
    const qreal thick = look().theme().dataLine();
    const int here = m_model.earlier() + walked;
    painter.setBrush(Qt::NoBrush);
    if (at.pitch() < kArcPitch) {
        painter.setPen(pen(Token::Ink3, thick));
        painter.drawLine(QPointF(at.x(m_model.earlier()), y), QPointF(at.x(m_model.later()), y));
        painter.setPen(pen(Token::Ink, look().theme().activeLine()));
        painter.drawLine(QPointF(at.x(m_model.earlier()), y), QPointF(at.x(here), y));
    } else {
        const qreal rise = std::min(at.pitch() * 0.5, y - at.ceiling(0));
        for (int i = m_model.earlier(); i < m_model.later(); ++i) {
            painter.setPen(i < here ? pen(Token::Ink, thick) : pen(Token::Rule, look().theme().hairline()));
            painter.drawPath(arc(QPointF(at.x(i), y - 3), QPointF(at.x(i + 1), y - 3), rise));
        }
    }
    drawEnds(painter, at, y, y);
    if (!m_model.hasArrived(Mechanism::Recurrent)) {
        painter.setPen(QPen(color(Token::Paper), thick));
        painter.setBrush(color(Token::Ink));
        painter.drawEllipse(QPointF(at.x(here), y), length(6), length(6));
    }
}

/// What the later position depends on, layer by layer down to the input.
void BandsPart::drawCone(QPainter &painter, const BandsGeometry &at, int layers) const
{
    QPainterPath cone;
    const qreal half = at.pitch() / 2;
    const qreal right = at.x(m_model.later()) + half;
    cone.moveTo(right, at.layer(layers, layers));
    for (int below = 0; below <= layers; ++below) {
        const int first = std::max(1, m_model.later() - m_model.receptiveField(below) + 1);
        cone.lineTo(at.x(first) - half, at.layer(layers - below, layers));
    }
    cone.lineTo(right, at.layer(0, layers));
    cone.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Token::Sunk));
    painter.drawPath(cone);
}

void BandsPart::drawConvolution(QPainter &painter, const BandsGeometry &at) const
{
    const std::vector<int> path = m_model.convolutionPath();
    const int layers = int(path.size()) - 1;
    if (layers < 1)
        return;
    drawCone(painter, at, layers);
    const bool roomy = at.layer(0, layers) - at.layer(1, layers) >= length(kLeastLayer);
    for (int layer = 0; layer <= layers; ++layer)
        if (layer == 0 || (roomy && at.pitch() >= kLeastPitch))
            drawPositions(painter, at, at.layer(layer, layers), layer == 0 ? Token::Rule : Token::Hair);
    const auto place = [&](int layer) { return QPointF(at.x(path[size_t(layer)]), at.layer(layer, layers)); };
    const int walked = m_model.walked(Mechanism::Convolution);
    for (int layer = 0; layer < layers; ++layer) {
        painter.setPen(layer < walked ? pen(Token::Ink, look().theme().dataLine())
                                      : pen(Token::Rule, look().theme().hairline()));
        painter.drawLine(place(layer), place(layer + 1));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Token::Ink));
    if (roomy)
        for (int layer = 1; layer <= walked; ++layer)
            painter.drawEllipse(place(layer), length(kDot), length(kDot));
    drawEnds(painter, at, at.layer(0, layers), at.layer(layers, layers));
}

void BandsPart::drawAttention(QPainter &painter, const BandsGeometry &at) const
{
    const qreal y = at.base(2);
    const qreal highest = y - at.ceiling(2);
    const QPointF from(at.x(m_model.later()), y);
    const auto rise = [&](int position) {
        const qreal away = std::abs(position - m_model.later()) / qreal(std::max(m_model.length() - 1, 1));
        return highest * (0.25 + 0.75 * std::sqrt(away));
    };
    painter.setBrush(Qt::NoBrush);
    // It looks at all positions at once; so many that they can be told apart.
    const int every = std::max(1, (m_model.length() + kMostOfTheFan - 1) / kMostOfTheFan);
    painter.setPen(pen(Token::Hair, look().theme().hairline()));
    for (int i = 1; i <= m_model.length(); i += every)
        if (i != m_model.later())
            painter.drawPath(arc(QPointF(at.x(i), y), from, rise(i)));
    drawPositions(painter, at, y, Token::Rule);
    const bool arrived = m_model.hasArrived(Mechanism::Attention);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(arrived ? pen(Token::W, look().theme().activeLine())
                           : pen(Token::Rule, look().theme().dataLine()));
    painter.drawPath(arc(QPointF(at.x(m_model.earlier()), y), from, rise(m_model.earlier())));
    drawEnds(painter, at, y, y);
}

void BandsPart::drawAxis(QPainter &painter, const BandsGeometry &at) const
{
    const QRectF axis = at.axis();
    painter.setFont(font(-1, true));
    const QFontMetricsF metrics(painter.font());
    const auto wide = [&](int position) { return metrics.horizontalAdvance(QString::number(position)) + 4; };
    const auto centred = [&](int position) { return at.x(position) - wide(position) / 2; };
    const auto draw = [&](int position, qreal left, Token ink) {
        const QRectF box(left, axis.top(), wide(position), axis.height());
        painter.setPen(color(ink));
        painter.drawText(box, Qt::AlignHCenter | Qt::AlignTop, QString::number(position));
        return box;
    };
    // Neighbours in a long row would print over each other: what is looked at stays, the other moves aside; at the end
    // of the row there is no room aside, and both give way.
    const int first = m_model.earlier();
    const int second = m_model.later();
    const qreal beside = centred(first) + wide(first) + length(4);
    const qreal secondLeft = std::min(std::max(centred(second), beside), width() - wide(second));
    const qreal firstLeft = std::min(centred(first), secondLeft - length(4) - wide(first));
    const QRectF earlier = draw(first, firstLeft, Token::KText);
    const QRectF later = draw(second, secondLeft, Token::QText);
    painter.setFont(font(-1));
    for (const int end : {1, m_model.length()}) {
        const qreal left = std::min(centred(end), width() - wide(end));
        const QRectF box(left - length(4), axis.top(), wide(end) + length(8), axis.height());
        if (!box.intersects(earlier) && !box.intersects(later))
            draw(end, left, Token::Ink3);
    }
}

} // namespace nunchi::exhibits::reach
