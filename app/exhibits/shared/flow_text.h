// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainter>
#include <QString>

#include "typeset/math_runs.h"

namespace nunchi::exhibits {

/// Words with mathematics between dollars, broken into lines at spaces. A word stays whole (Korean too) unless it is
/// wider than the column. The height follows from the width; nothing is ever cut off.
class FlowText
{
public:
    FlowText() = default;
    FlowText(const QString &textWithDollars, const typeset::Appearance &look, const typeset::LineStyle &style);

    bool isEmpty() const { return m_words.isEmpty(); }
    qreal naturalWidth() const; ///< on one line
    qreal lineHeight() const { return m_lineHeight; }
    int lineCount(qreal width) const { return int(lines(width).size()); }
    qreal heightForWidth(qreal width) const { return lineCount(width) * m_lineHeight; }
    void draw(QPainter &painter, const QRectF &column, Qt::Alignment alignment = Qt::AlignLeft) const;

private:
    struct Word
    {
        typeset::MathRuns runs;
        qreal width = 0;
    };
    using Line = QList<Word>;

    QList<Line> lines(qreal width) const;
    QList<Word> pieces(const Word &word, qreal width) const;
    qreal lineWidth(const Line &line) const;

    const typeset::Appearance *m_look = nullptr;
    typeset::LineStyle m_style;
    QList<Word> m_words;
    qreal m_space = 0;
    qreal m_lineHeight = 0;
};

} // namespace nunchi::exhibits
