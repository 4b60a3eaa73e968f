// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart draws under and over its series: grid, figures, titles, marks and names.
#include <algorithm>
#include <cmath>

#include <QPainter>

#include "exhibits/shared/chart_pens.h"
#include "exhibits/shared/chart_view.h"

namespace nunchi::exhibits {

using typeset::Token;

namespace {
/// The colour of words about a line of this colour.
Token textOf(Token color)
{
    switch (color) {
    case Token::Q:
        return Token::QText;
    case Token::K:
        return Token::KText;
    case Token::V:
        return Token::VText;
    case Token::W:
        return Token::WText;
    case Token::Note:
        return Token::NoteText;
    case Token::Rule:
    case Token::Hair:
        return Token::Ink3;
    default:
        return color;
    }
}
} // namespace

void ChartView::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->fillRect(rect, m_look.color(Token::Paper));
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(m_look.color(Token::Hair), m_look.theme().hairline()));
    for (const Tick &tick : std::as_const(m_y.ticks)) {
        const qreal y = std::round(place({m_x.from, tick.value}).y());
        if (m_y.holds(tick.value))
            painter->drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
    }
    for (const Tick &tick : std::as_const(m_x.ticks)) {
        const qreal x = std::round(place({tick.value, m_y.from}).x());
        if (m_x.holds(tick.value))
            painter->drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
    }
}

void ChartView::drawForeground(QPainter *painter, const QRectF &)
{
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(m_look.color(Token::Ink3), m_look.theme().hairline()));
    painter->drawLine(QLineF(m_plot.bottomLeft(), m_plot.bottomRight()).translated(0, 0.5));
    painter->setRenderHint(QPainter::Antialiasing);
    drawTicks(*painter);
    drawTitles(*painter);
    for (const ChartMark &mark : std::as_const(m_marks))
        drawMark(*painter, mark);
    for (const ChartSeries &series : std::as_const(m_series))
        if (series.label)
            drawLabel(*painter, *series.label, textOf(series.color));
}

/// Figures that would run into each other are left out, evenly.
QList<Tick> ChartView::ticksWithRoom() const
{
    const typeset::LineStyle words = style(-2, Token::Ink3);
    for (qsizetype stride = 1; stride <= m_x.ticks.size(); ++stride) {
        QList<Tick> some;
        qreal end = -1e9;
        bool fits = true;
        for (qsizetype i = (m_x.ticks.size() - 1) % stride; i < m_x.ticks.size(); i += stride) {
            const Tick &tick = m_x.ticks[i];
            const qreal half = typeset::lineWidth(typeset::lineRuns(tick.text), m_look, words) / 2;
            const qreal x = place({tick.value, m_y.from}).x();
            fits = fits && x - half > end;
            end = x + half + length(8);
            some.append(tick);
        }
        if (fits)
            return some;
    }
    return {};
}

void ChartView::drawTicks(QPainter &painter) const
{
    const typeset::LineStyle words = style(-2, Token::Ink3);
    const qreal high = lineHeight(-2);
    for (const Tick &tick : std::as_const(m_y.ticks)) {
        const qreal y = place({m_x.from, tick.value}).y();
        typeset::drawLine(painter, QRectF(0, y - high / 2, m_plot.left() - length(6), high), Qt::AlignRight,
            typeset::lineRuns(tick.text), m_look, words);
    }
    for (const Tick &tick : ticksWithRoom()) {
        const typeset::MathRuns runs = typeset::lineRuns(tick.text);
        const qreal wide = typeset::lineWidth(runs, m_look, words);
        // The last figure may not leave the picture.
        const qreal left = std::min(place({tick.value, m_y.from}).x() - wide / 2, width() - wide);
        typeset::drawLine(painter, QRectF(left, m_plot.bottom() + length(3), wide + 1, high), Qt::AlignLeft, runs,
            m_look, words);
    }
}

void ChartView::drawTitles(QPainter &painter) const
{
    const qreal small = lineHeight(-2);
    qreal top = 0;
    if (!m_title.isEmpty()) {
        typeset::drawLine(painter, QRectF(0, 0, width(), lineHeight(-1)), Qt::AlignLeft, m_title, m_look,
            style(-1, Token::Ink, true));
        top = lineHeight(-1) + length(2);
    }
    typeset::drawLine(painter, QRectF(0, top, width(), small), Qt::AlignLeft, typeset::lineRuns(m_y.title), m_look,
        style(-2, Token::Ink2));
    typeset::drawLine(painter, QRectF(0, height() - small, m_plot.right(), small), Qt::AlignRight,
        typeset::lineRuns(m_x.title), m_look, style(-2, Token::Ink2));
}

void ChartView::drawMark(QPainter &painter, const ChartMark &mark) const
{
    const bool upright = mark.orientation == Qt::Vertical;
    if (!(upright ? m_x : m_y).holds(mark.value))
        return;
    const QPointF at = place(upright ? QPointF(mark.value, m_y.from) : QPointF(m_x.from, mark.value));
    painter.setPen(dashedPen(m_look.color(mark.color), m_look.theme().outline(), mark.dash));
    if (upright)
        painter.drawLine(QPointF(at.x(), m_plot.top()), QPointF(at.x(), m_plot.bottom()));
    else
        painter.drawLine(QPointF(m_plot.left(), at.y()), QPointF(m_plot.right(), at.y()));
    if (mark.label.isEmpty())
        return;
    const bool late = upright && at.x() > m_plot.left() + 0.7 * m_plot.width();
    const Qt::Alignment side = upright ? (late ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom
                                       : Qt::AlignLeft | Qt::AlignTop;
    const QPointF where = upright ? QPointF(at.x(), m_plot.top()) : QPointF(m_plot.right(), at.y());
    drawLabel(painter, {mark.label, numbersAt(where), side}, textOf(mark.color));
}

void ChartView::drawLabel(QPainter &painter, const ChartLabel &label, Token color) const
{
    const typeset::MathRuns runs = typeset::lineRuns(label.text);
    const typeset::LineStyle words = style(-1, color, label.bold);
    const qreal wide = typeset::lineWidth(runs, m_look, words);
    const qreal high = lineHeight(-1);
    const qreal gap = length(6);
    const QPointF at = place(label.at);
    qreal left = at.x() - wide / 2;
    if (label.side & Qt::AlignLeft)
        left = at.x() - gap - wide;
    else if (label.side & Qt::AlignRight)
        left = at.x() + gap;
    qreal top = at.y() - high / 2;
    if (label.side & Qt::AlignTop)
        top = at.y() - gap - high;
    else if (label.side & Qt::AlignBottom)
        top = at.y() + gap / 2;
    // Names stay inside the picture, and off the figures below.
    left = std::clamp(left, std::min(m_plot.left(), width() - wide), std::max(0.0, width() - wide));
    top = std::clamp(top, m_plot.top() - high / 2, std::max(m_plot.top(), m_plot.bottom() - high));
    const QRectF box(left, top, wide + 1, high);
    QColor halo = m_look.color(Token::Paper);
    halo.setAlphaF(0.85F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    painter.drawRoundedRect(box.adjusted(-3, 1, 3, -1), 3, 3);
    typeset::drawLine(painter, box, Qt::AlignLeft, runs, m_look, words);
}

} // namespace nunchi::exhibits
