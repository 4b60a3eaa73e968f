// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainterPath>
#include <QRectF>

namespace nunchi::exhibits {

/// Where the words of a sentence stand as people write it (particles close to their noun), on one line or more, with
/// room for arcs above each line and for numbers below it.
class PronounLine
{
public:
    struct Word
    {
        qreal width = 0;
        bool joined = false; ///< no space before it, and no line begins with it
    };
    struct Measures
    {
        qreal width = 0;
        qreal space = 0;
        qreal wordHeight = 0;
        qreal arcSpace = 0; ///< above every line
        qreal numberSpace = 0; ///< below every line
        qreal halfStroke = 0; ///< of the thickest arc
    };
    PronounLine(const QList<Word> &words, const Measures &measures);

    static qreal naturalWidth(const QList<Word> &words, qreal space);
    const QRectF &word(int index) const { return m_rects[index]; }
    qreal height() const { return m_height; }
    /// From the word that asks to another.
    QPainterPath arc(int query, int key) const;

private:
    static QList<qsizetype> lineStarts(const QList<Word> &words, const Measures &measures);
    QPainterPath arcAbove(int query, int key) const;

    QList<QRectF> m_rects;
    Measures m_measures;
    qreal m_height = 0;
};

} // namespace nunchi::exhibits
