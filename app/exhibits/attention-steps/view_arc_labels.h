// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPolygonF>
#include <QRectF>

#include "exhibits/attention-steps/view_sentence_geometry.h"

namespace nunchi::exhibits::attention_steps {

/// Finds places for the numbers at arcs: each nearer to its own arc than to any other, on no token and on no other
/// number, and on other arcs only where there is no way around.
class ArcLabels
{
public:
    struct Arc
    {
        int key = 0;
        qreal stroke = 0;
    };
    ArcLabels(const SentenceGeometry &geometry, int query, const QList<Arc> &arcs, qreal width);

    /// Where a number of that size stands at the arc; null: nowhere without covering a token or another number.
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
    QList<QRectF> candidates(const Line &own, const QSizeF &size) const;
    int cost(const Line &own, const QRectF &box) const;

    const SentenceGeometry &m_geometry;
    int m_query;
    qreal m_width;
    QList<Line> m_lines;
    QList<QRectF> m_taken;
};

} // namespace nunchi::exhibits::attention_steps
