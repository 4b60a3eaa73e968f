// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/pronoun_line.h"

#include <algorithm>
#include <cmath>

namespace nunchi::exhibits {

namespace {
constexpr qreal kLift = 4; ///< between an arc's end and the word
constexpr qreal kSpread = 8; ///< arcs to the left and to the right leave the word this far apart
} // namespace

qreal PronounLine::naturalWidth(const QList<Word> &words, qreal space)
{
    qreal width = 0;
    for (qsizetype i = 0; i < words.size(); ++i)
        width += words[i].width + (i > 0 && !words[i].joined ? space : 0);
    return width;
}

QList<qsizetype> PronounLine::lineStarts(const QList<Word> &words, const Measures &measures)
{
    QList<qsizetype> starts;
    qreal x = 0;
    for (qsizetype i = 0; i < words.size();) {
        qsizetype end = i + 1;
        while (end < words.size() && words[end].joined)
            ++end;
        const qreal width = naturalWidth(words.mid(i, end - i), measures.space);
        if (starts.isEmpty() || x + measures.space + width > measures.width) {
            starts << i;
            x = width;
        } else {
            x += measures.space + width;
        }
        i = end;
    }
    return starts;
}

PronounLine::PronounLine(const QList<Word> &words, const Measures &measures)
    : m_measures(measures)
{
    const QList<qsizetype> starts = lineStarts(words, measures);
    const qreal pitch = measures.arcSpace + measures.wordHeight + measures.numberSpace;
    qreal x = 0;
    qreal y = measures.arcSpace - pitch;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (starts.contains(i)) {
            x = 0;
            y += pitch;
        } else if (!words[i].joined) {
            x += measures.space;
        }
        m_rects << QRectF(x, y, words[i].width, measures.wordHeight);
        x += words[i].width;
    }
    m_height = pitch * qreal(starts.size());
}

QPainterPath PronounLine::arcAbove(int query, int key) const
{
    const QRectF &from = m_rects[query];
    const QRectF &to = m_rects[key];
    qreal longest = 1;
    for (const QRectF &rect : m_rects)
        if (rect.top() == from.top())
            longest = std::max(longest, std::abs(rect.center().x() - from.center().x()));
    const qreal side = key < query ? -1 : 1;
    const qreal start = from.center().x() + (key == query ? -kSpread : side * kSpread);
    const qreal end = key == query ? from.center().x() + kSpread : to.center().x();
    const qreal top = from.top() - kLift;
    // The square root keeps short arcs visible and long ones low; a cubic peaks at 3/4 of its handles.
    const qreal room = std::max(0.0, m_measures.arcSpace - kLift - m_measures.halfStroke);
    const qreal peak = room * (key == query ? 0.2 : std::max(0.3, std::sqrt(std::abs(end - start) / longest)));
    const qreal handle = top - peak * 4 / 3;
    QPainterPath path(QPointF(start, top));
    path.cubicTo(QPointF(start, handle), QPointF(end, handle), QPointF(end, top));
    return path;
}

QPainterPath PronounLine::arc(int query, int key) const
{
    const QRectF &from = m_rects[query];
    const QRectF &to = m_rects[key];
    if (from.top() == to.top())
        return arcAbove(query, key);
    const bool up = to.top() < from.top();
    const QPointF start(from.center().x(), up ? from.top() - kLift : from.bottom() + kLift);
    const QPointF end(to.center().x(), up ? to.bottom() + m_measures.numberSpace : to.top() - kLift);
    const QPointF bend(0, (end.y() - start.y()) / 2);
    QPainterPath path(start);
    path.cubicTo(start + bend, end - bend, end);
    return path;
}

} // namespace nunchi::exhibits
