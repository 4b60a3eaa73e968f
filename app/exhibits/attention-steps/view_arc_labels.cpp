// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_arc_labels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nunchi::exhibits::attention_steps {

namespace {
constexpr qreal kGap = 5; ///< between a number and the line it belongs to
constexpr qreal clear = 4; ///< at least, to other lines
constexpr int impossible = 1000;
// Along an arc, from 0 at the query to 1 at the key.
constexpr qreal kUsualPlace = 0.8;
constexpr qreal kHighest = 0.3;
constexpr qreal kLowest = 0.96;
constexpr qreal kStep = 0.02;
constexpr int kMostSteps = 50;
} // namespace

ArcLabels::ArcLabels(const SentenceGeometry &geometry, int query, const QList<Arc> &arcs, qreal width)
    : m_geometry(geometry)
    , m_query(query)
    , m_width(width)
{
    for (const Arc &arc : arcs)
        m_lines.append({arc.key, arc.stroke, samples(geometry.arc(query, arc.key))});
}

/// Points so close together that no number slips between them. The path is one cubic.
QPolygonF ArcLabels::samples(const QPainterPath &arc)
{
    constexpr int steps = 200;
    const auto at = [&arc](int i) { return QPointF(arc.elementAt(i)); };
    QPolygonF points;
    for (int i = 0; i <= steps; ++i) {
        const qreal t = qreal(i) / steps;
        const qreal s = 1 - t;
        points << s * s * s * at(0) + 3 * s * s * t * at(1) + 3 * s * t * t * at(2) + t * t * t * at(3);
    }
    return points;
}

qreal ArcLabels::distance(const Line &line, const QRectF &box)
{
    qreal least = std::numeric_limits<qreal>::max();
    for (const QPointF &point : line.points) {
        const qreal dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
        const qreal dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
        least = std::min(least, dx * dx + dy * dy);
    }
    return std::max(0.0, std::sqrt(least) - line.stroke / 2);
}

qreal ArcLabels::distance(int key, const QRectF &box) const
{
    for (const Line &line : m_lines)
        if (line.key == key)
            return distance(line, box);
    return std::numeric_limits<qreal>::max();
}

/// Over the top, then down the side of the key's end: outside the line, inside it, on it. Over a token's arc to itself
/// also higher up, where the others have bent away.
QList<QRectF> ArcLabels::candidates(const Line &own, const QSizeF &size) const
{
    QList<QRectF> boxes;
    const auto add = [&](const QPointF &center) {
        QRectF box(QPointF(), size);
        box.moveCenter(center);
        box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, m_width - size.width())));
        box.moveTop(std::max(box.top(), 2.0));
        boxes << box;
    };
    const qreal off = own.stroke / 2 + kGap;
    const auto last = own.points.size() - 1;
    const QPointF top = own.points[last / 2];
    const bool self = own.key == m_query;
    if (self || m_geometry.tokens()[m_query].top() == m_geometry.tokens()[own.key].top())
        for (const qreal higher : self ? QList<qreal>{0, -3, 10, 20, 30, 40, 50} : QList<qreal>{0, -2, -4})
            add(top - QPointF(0, off + size.height() / 2 + higher));
    const qreal outward = own.points[last].x() < own.points[0].x() ? -1 : 1;
    // From where the eye expects it, a little further either way each time; closer to the line where that is not enough.
    for (const qreal closer : {0.0, 1.0, 2.0, 3.0, 4.0})
        for (const qreal side : {outward, -outward, 0.0})
            for (int step = 0; step <= kMostSteps; ++step) {
                const qreal along = kUsualPlace + (step % 2 == 0 ? 1 : -1) * kStep * ((step + 1) / 2);
                if (along < kHighest || along > kLowest)
                    continue;
                add(own.points[qRound(along * last)] + QPointF(side * (off - closer + size.width() / 2), 0));
            }
    return boxes;
}

/// 0: by itself; more for every other line it cuts, seems to belong to, or stands too close to.
int ArcLabels::cost(const Line &own, const QRectF &box) const
{
    for (const QRectF &token : m_geometry.tokens())
        if (token.intersects(box))
            return impossible;
    for (const QRectF &other : m_taken)
        if (other.intersects(box.adjusted(-clear, -clear, clear, clear)))
            return impossible;
    const qreal toOwn = distance(own, box);
    int faults = 0;
    for (const Line &line : m_lines) {
        if (line.key == own.key)
            continue;
        const qreal to = distance(line, box);
        faults += to < 1 ? 40 : to <= toOwn ? 20 : to < clear ? 10 : 0;
    }
    return faults;
}

QRectF ArcLabels::place(int key, const QSizeF &size)
{
    const auto own = std::find_if(m_lines.begin(), m_lines.end(), [key](const Line &line) { return line.key == key; });
    if (own == m_lines.end())
        return {};
    int least = impossible;
    QRectF best;
    for (const QRectF &box : candidates(*own, size)) {
        const int here = cost(*own, box);
        if (here < least) {
            least = here;
            best = box;
        }
    }
    if (!best.isNull())
        m_taken << best;
    return best;
}

} // namespace nunchi::exhibits::attention_steps
