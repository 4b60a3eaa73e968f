// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/sentence_geometry.h"

#include <algorithm>
#include <cmath>

namespace nunchi::exhibits {

namespace {
constexpr qreal lift = 3; ///< between an arc's end and the token
constexpr qreal spread = 10; ///< arcs to the left and to the right leave the query this far apart
} // namespace

SentenceGeometry::SentenceGeometry(const QList<QSizeF> &tokens, const Measures &measures)
{
    m_headRoom = measures.headRoom;
    qreal total = measures.gap * std::max<qsizetype>(0, tokens.size() - 1);
    for (const QSizeF &size : tokens)
        total += size.width();
    if (total <= measures.width)
        placeOnOneLine(tokens, measures);
    else
        placeOnLines(tokens, measures);
}

void SentenceGeometry::placeOnOneLine(const QList<QSizeF> &tokens, const Measures &measures)
{
    qreal taken = 0;
    qreal height = 0;
    for (const QSizeF &size : tokens) {
        taken += size.width();
        height = std::max(height, size.height());
    }
    // Few tokens stand together rather than at the two ends of the page.
    const qreal widest = measures.gap * 8;
    const qreal gap = tokens.size() < 2 ? 0 : std::min((measures.width - taken) / qreal(tokens.size() - 1), widest);
    m_arcSpace = measures.arcSpace;
    qreal x = 0;
    for (const QSizeF &size : tokens) {
        m_rects.append(QRectF(QPointF(x, m_arcSpace), size));
        x += size.width() + gap;
    }
    m_height = m_arcSpace + height;
}

QList<qsizetype> SentenceGeometry::lineStarts(const QList<QSizeF> &tokens, qreal gap, qreal width)
{
    QList<qsizetype> starts;
    qreal x = 0;
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (starts.isEmpty() || x + tokens[i].width() > width) {
            starts << i;
            x = 0;
        }
        x += tokens[i].width() + gap;
    }
    return starts;
}

/// On as few lines as there can be, about equally long: no token is left alone on the last.
void SentenceGeometry::placeOnLines(const QList<QSizeF> &tokens, const Measures &measures)
{
    constexpr int halvings = 10;
    const QList<qsizetype> full = lineStarts(tokens, measures.gap, measures.width);
    qreal narrow = 0;
    qreal wide = measures.width;
    for (int i = 0; i < halvings; ++i) {
        const qreal middle = (narrow + wide) / 2;
        const bool enough = lineStarts(tokens, measures.gap, middle).size() <= full.size();
        (enough ? wide : narrow) = middle;
    }
    const QList<qsizetype> starts = lineStarts(tokens, measures.gap, wide);
    m_lines = int(starts.size());
    m_arcSpace = measures.rowSpace;
    qreal x = 0;
    qreal y = measures.rowSpace;
    qreal height = 0;
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (i > 0 && starts.contains(i)) {
            x = 0;
            y += height + measures.rowSpace + measures.gap;
        }
        m_rects.append(QRectF(QPointF(x, y), tokens[i]));
        x += tokens[i].width() + measures.gap;
        height = std::max(height, tokens[i].height());
    }
    m_height = y + height;
}

QPainterPath SentenceGeometry::arcAbove(int query, int key) const
{
    const QRectF &from = m_rects[query];
    const QRectF &to = m_rects[key];
    qreal longest = 1;
    for (const QRectF &rect : m_rects)
        if (rect.top() == from.top())
            longest = std::max(longest, std::abs(rect.center().x() - from.center().x()));
    const qreal side = key < query ? -1 : 1;
    const qreal start = from.center().x() + (key == query ? -spread : side * spread);
    const qreal end = key == query ? from.center().x() + spread : to.center().x();
    const qreal top = from.top() - lift;
    // The square root keeps short arcs visible and long ones low; a cubic peaks at 3/4 of its handles.
    const qreal room = std::max(0.0, m_arcSpace - lift - m_headRoom);
    const qreal peak = room * (key == query ? 0.2 : std::max(0.3, std::sqrt(std::abs(end - start) / longest)));
    const qreal handle = top - peak * 4 / 3;
    QPainterPath path(QPointF(start, top));
    path.cubicTo(QPointF(start, handle), QPointF(end, handle), QPointF(end, top));
    return path;
}

QPainterPath SentenceGeometry::arcBetweenLines(int query, int key) const
{
    const QRectF &from = m_rects[query];
    const QRectF &to = m_rects[key];
    const bool up = to.top() < from.top();
    const QPointF start(from.center().x(), up ? from.top() - lift : from.bottom() + lift);
    const QPointF end(to.center().x(), up ? to.bottom() + lift : to.top() - lift);
    const QPointF bend(0, (end.y() - start.y()) / 2);
    QPainterPath path(start);
    path.cubicTo(start + bend, end - bend, end);
    return path;
}

QPainterPath SentenceGeometry::arc(int query, int key) const
{
    return m_rects[query].top() == m_rects[key].top() ? arcAbove(query, key) : arcBetweenLines(query, key);
}

} // namespace nunchi::exhibits
