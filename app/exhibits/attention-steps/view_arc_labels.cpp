// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_arc_labels.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace nunchi::exhibits::attention_steps {

namespace {
constexpr qreal kGap = 4.5; ///< between a number and the line it belongs to
constexpr qreal kClear = 4; ///< at least, to other lines and numbers
constexpr qreal kOwn = 3.5; ///< at least, to its own line: the halo of the number must not bite into it
constexpr qreal kHair = 2.5; ///< a line so thin may run behind the halo of a number that belongs to a much thicker one
// What a number pays for its place, and for every line it disturbs.
constexpr int kUnderTheCrown = 3;
constexpr int kAtTheSide = 6;
constexpr int kOverAHair = 2;
constexpr int kTooClose = 10;
constexpr int kNearerToAnother = 20;
constexpr int kOverALine = 40;
constexpr int kImpossible = 1000;
// Along an arc, from 0 at the query to 1 at the key.
constexpr qreal kCrownSpan = 0.16; ///< to either side of its middle
constexpr qreal kUsualPlace = 0.8; ///< at its side
constexpr qreal kHighest = 0.3;
constexpr qreal kLowest = 0.96;
constexpr qreal kStep = 0.02;
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

/// A box of that size, within the width, with what it costs to stand there.
void ArcLabels::Candidates::add(const QPointF &center, int price)
{
    QRectF box(QPointF(), size);
    box.moveCenter(center);
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width - size.width())));
    box.moveTop(std::max(box.top(), 2.0));
    boxes.append({box, price});
}

/// Over the crown of an arc, a little to either side of it, and under it: clear of the line over the whole width of
/// the number. Over a token's arc to itself also higher up, where the others have bent away.
void ArcLabels::addCrown(const Line &own, Candidates &to) const
{
    const auto last = own.points.size() - 1;
    const qreal off = own.stroke / 2 + kGap + to.size.height() / 2;
    for (qreal away = 0; away <= kCrownSpan; away += kStep) {
        for (const qreal along : {0.5 + away, 0.5 - away}) {
            const qreal x = own.points[qRound(along * last)].x();
            qreal top = std::numeric_limits<qreal>::max();
            qreal bottom = 0;
            for (const QPointF &point : own.points) {
                if (std::abs(point.x() - x) > to.size.width() / 2 + kGap)
                    continue;
                top = std::min(top, point.y());
                bottom = std::max(bottom, point.y());
            }
            const int price = static_cast<int>(away * 10);
            to.add(QPointF(x, top - off), price);
            to.add(QPointF(x, bottom + off), price + kUnderTheCrown);
            if (own.key == m_query)
                for (const qreal higher : {10, 20, 30, 40, 50})
                    to.add(QPointF(x, top - off - higher), price + 1);
        }
    }
}

/// Beside the line, from where the eye expects it, a little further either way each time: outside it, inside it. An arc
/// between two rows of tokens runs flat, there also above and below it.
void ArcLabels::addSides(const Line &own, Candidates &to) const
{
    const auto last = own.points.size() - 1;
    const qreal outward = own.points[last].x() < own.points[0].x() ? -1 : 1;
    const qreal off = own.stroke / 2 + kGap;
    const bool flat = m_geometry.tokens()[m_query].top() != m_geometry.tokens()[own.key].top();
    for (qreal away = 0; kUsualPlace - away >= kHighest; away += kStep) {
        for (const qreal along : {kUsualPlace + away, kUsualPlace - away}) {
            if (along > kLowest)
                continue;
            const QPointF at = own.points[qRound(along * last)];
            for (const qreal side : {outward, -outward}) {
                for (const qreal closer : {0.0, kGap - kOwn})
                    to.add(at + QPointF(side * (off - closer + to.size.width() / 2), 0), kAtTheSide);
                if (!flat)
                    continue;
                // A slanted thick line needs more room beside it.
                for (const qreal heights : {0.5, 1.0, 1.6})
                    to.add(at + QPointF(side * (off + to.size.width() / 2 + heights * to.size.height()), 0),
                        kAtTheSide + 1);
                for (const qreal upright : {-1, 1})
                    to.add(at + QPointF(side * to.size.width() / 2, upright * (off + to.size.height() / 2)),
                        kAtTheSide);
            }
        }
    }
}

/// More for every other line it cuts, seems to belong to, or stands too close to.
int ArcLabels::cost(const Line &own, const QRectF &box) const
{
    for (const QRectF &token : m_geometry.tokens())
        if (token.intersects(box))
            return kImpossible;
    for (const QRectF &other : m_taken)
        if (other.intersects(box.adjusted(-kClear, -kClear, kClear, kClear)))
            return kImpossible;
    const qreal toOwn = distance(own, box);
    if (toOwn < kOwn)
        return kImpossible;
    int faults = 0;
    for (const Line &line : m_lines) {
        if (line.key == own.key)
            continue;
        const qreal to = distance(line, box);
        if (line.stroke <= std::min(kHair, own.stroke / 2))
            faults += to < 1 ? kOverAHair : 0;
        else
            faults += to < 1 ? kOverALine : to <= toOwn ? kNearerToAnother : to < kClear ? kTooClose : 0;
    }
    return faults;
}

QRectF ArcLabels::place(int key, const QSizeF &size)
{
    const auto own = std::find_if(m_lines.begin(), m_lines.end(), [key](const Line &line) { return line.key == key; });
    if (own == m_lines.end())
        return {};
    Candidates candidates{size, m_width, {}};
    if (m_geometry.tokens()[m_query].top() == m_geometry.tokens()[key].top())
        addCrown(*own, candidates);
    addSides(*own, candidates);
    int least = kImpossible;
    QRectF best;
    for (const auto &[box, price] : std::as_const(candidates.boxes)) {
        // The price alone may already be too high: measuring distances is what takes time.
        const int here = price < least ? price + cost(*own, box) : price;
        if (here < least) {
            least = here;
            best = box;
        }
    }
    // A number that seems to belong to another arc says something false; the table has it anyway.
    if (least >= kNearerToAnother)
        return {};
    m_taken << best;
    return best;
}

} // namespace nunchi::exhibits::attention_steps
