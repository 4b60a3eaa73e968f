// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QSizeF>

namespace nunchi::exhibits {

/// Where the tokens stand and how the arcs run over them: on one line, spread over the width; where they do not fit,
/// on several.
class SentenceGeometry
{
public:
    struct Measures
    {
        qreal width = 0;
        qreal gap = 0; ///< least, between tokens
        qreal arcSpace = 0; ///< above a single line; 0: no arcs
        qreal rowSpace = 0; ///< above each of several lines
        qreal headRoom = 0; ///< of these spaces, over the highest arc: for half its stroke and the number on it
    };
    SentenceGeometry(const QList<QSizeF> &tokens, const Measures &measures);

    bool onOneLine() const { return m_lines == 1; }
    qreal height() const { return m_height; }
    const QList<QRectF> &tokens() const { return m_rects; }

    /// From the query's token to a key's.
    QPainterPath arc(int query, int key) const;

private:
    void placeOnOneLine(const QList<QSizeF> &tokens, const Measures &measures);
    void placeOnLines(const QList<QSizeF> &tokens, const Measures &measures);
    /// Index of the first token of each line, when none is wider than that.
    static QList<qsizetype> lineStarts(const QList<QSizeF> &tokens, qreal gap, qreal width);
    QPainterPath arcAbove(int query, int key) const;
    QPainterPath arcBetweenLines(int query, int key) const;

    QList<QRectF> m_rects;
    int m_lines = 1;
    qreal m_arcSpace = 0;
    qreal m_headRoom = 0;
    qreal m_height = 0;
};

} // namespace nunchi::exhibits
