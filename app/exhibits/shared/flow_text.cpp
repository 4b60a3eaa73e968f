// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/flow_text.h"

#include <cmath>

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

namespace nunchi::exhibits {

namespace {

constexpr qreal proseLeading = 1.65;
constexpr qreal labelLeading = 1.45;

/// Cut at spaces that stand outside mathematics.
QStringList wordsOf(const QString &text)
{
    QStringList words;
    QString word;
    bool inMath = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool escaped = i > 0 && text[i - 1] == u'\\';
        if (text[i] == u'$' && !escaped)
            inMath = !inMath;
        if (text[i] != u' ' || inMath)
            word += text[i];
        else if (!word.isEmpty())
            words << std::exchange(word, {});
    }
    if (!word.isEmpty())
        words << word;
    return words;
}

} // namespace

FlowText::FlowText(const QString &textWithDollars, const typeset::Appearance &look, const typeset::LineStyle &style)
    : m_look(&look)
    , m_style(style)
{
    for (const QString &text : wordsOf(textWithDollars)) {
        const typeset::MathRuns runs = typeset::lineRuns(text);
        m_words.append({runs, typeset::lineWidth(runs, look, style)});
    }
    m_space = QFontMetricsF(look.font(style.face, style.step, style.bold)).horizontalAdvance(u' ');
    const qreal leading = style.face == typeset::Face::Prose ? proseLeading : labelLeading;
    m_lineHeight = std::ceil(look.pixelSize(style.step) * leading);
}

qreal FlowText::lineWidth(const Line &line) const
{
    qreal width = m_space * std::max<qsizetype>(0, line.size() - 1);
    for (const Word &word : line)
        width += word.width;
    return width;
}

qreal FlowText::naturalWidth() const
{
    return lineWidth(m_words);
}

/// A word wider than the column, letter by letter; mathematics stays whole.
QList<FlowText::Word> FlowText::pieces(const Word &word, qreal width) const
{
    if (word.width <= width || word.runs.size() != 1 || word.runs.first().math)
        return {word};
    QList<Word> result;
    Word piece;
    const QString text = word.runs.first().text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype from = 0, to = finder.toNextBoundary(); to >= 0; from = to, to = finder.toNextBoundary()) {
        typeset::MathRun run = word.runs.first();
        run.text = (piece.runs.isEmpty() ? QString() : piece.runs.first().text) + text.mid(from, to - from);
        const Word longer{{run}, typeset::lineWidth({run}, *m_look, m_style)};
        if (longer.width > width && !piece.runs.isEmpty()) {
            result.append(piece);
            run.text = text.mid(from, to - from);
            piece = {{run}, typeset::lineWidth({run}, *m_look, m_style)};
        } else {
            piece = longer;
        }
    }
    result.append(piece);
    return result;
}

QList<FlowText::Line> FlowText::lines(qreal width) const
{
    QList<Line> lines;
    qreal used = 0;
    for (const Word &whole : m_words) {
        for (const Word &word : pieces(whole, width)) {
            const bool fits = !lines.isEmpty() && used + m_space + word.width <= width;
            if (fits) {
                lines.last().append(word);
                used += m_space + word.width;
            } else {
                lines.append(Line{word});
                used = word.width;
            }
        }
    }
    return lines;
}

void FlowText::draw(QPainter &painter, const QRectF &column, Qt::Alignment alignment) const
{
    qreal top = column.top();
    for (const Line &line : lines(column.width())) {
        qreal x = column.left();
        if (alignment & Qt::AlignRight)
            x = column.right() - lineWidth(line);
        else if (alignment & Qt::AlignHCenter)
            x = column.center().x() - lineWidth(line) / 2;
        for (const Word &word : line) {
            typeset::drawLine(
                painter, QRectF(x, top, word.width, m_lineHeight), Qt::AlignLeft, word.runs, *m_look, m_style);
            x += word.width + m_space;
        }
        top += m_lineHeight;
    }
}

} // namespace nunchi::exhibits
