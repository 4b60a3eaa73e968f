// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QList>
#include <QPolygonF>
#include <QRectF>

#include "exhibits/shared/sentence_geometry.h"

namespace nunchi::exhibits::attention_steps {

/// Finds places for the numbers at arcs: over the crown where that can be, on no token, no other number and never on
/// the own arc. Each is nearer to its own arc than to any other, but for hairlines behind the number of a thick one;
/// it stands on other arcs only where there is no way around.
class ArcLabels
{
public:
    struct Arc
    {
        int key = 0;
        qreal stroke = 0;
    };
    ArcLabels(const SentenceGeometry &geometry, int query, const QList<Arc> &arcs, qreal width);

    /// Where a number of that size stands at the arc; null: nowhere without covering something or seeming to belong to
    /// another arc.
    QRectF place(int key, const QSizeF &size);
    /// How far the line of an arc is from a box; 0: it runs through it.
    qreal distance(int key, const QRectF &box) const;

private:
    struct Line
    {
        int key = 0;
        qreal stroke = 0;
        QPolygonF points;
    };
    static qreal distance(const Line &line, const QRectF &box);
    static QPolygonF samples(const QPainterPath &arc);
    struct Candidates
    {
        QSizeF size;
        qreal width = 0;
        QList<std::pair<QRectF, int>> boxes; ///< each with its price
        void add(const QPointF &center, int price);
    };
    void addCrown(const Line &own, Candidates &to) const;
    void addSides(const Line &own, Candidates &to) const;
    int cost(const Line &own, const QRectF &box) const;

    const SentenceGeometry &m_geometry;
    int m_query;
    qreal m_width;
    QList<Line> m_lines;
    QList<QRectF> m_taken;
};

} // namespace nunchi::exhibits::attention_steps
