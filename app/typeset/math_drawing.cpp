// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainterPath>

#include "typeset/math_fonts.h"
#include "typeset/math_runs.h"

namespace nunchi::typeset {

namespace {
constexpr qreal kRise = 0.38; ///< of a superscript, in sizes of the text it hangs on
constexpr qreal kDrop = 0.16;
constexpr qreal kRootWidth = 0.62;
constexpr qreal kBarLine = 0.05;
constexpr qreal kThinnestBar = 0.8; ///< in pixels
constexpr qreal kHook = 1.2; ///< how much thicker the stroke down of a root is
constexpr qreal kBeforeWords = 0.12; ///< between mathematics and words that follow without a space, in sizes
constexpr qreal kBarGap = 0.12;

/// Sets runs one after another; draws them when it has a painter.
class LineSetter
{
public:
    LineSetter(QPainter *painter, const Appearance &appearance, const LineStyle &style)
        : m_painter(painter)
        , m_appearance(appearance)
        , m_style(style)
        , m_size(mathPixelSize(appearance, style.step))
    {
    }

    qreal set(const MathRuns &runs, QPointF baseline);

private:
    void setRun(const MathRun &run, bool closes);
    void setPiece(const MathRun &run, const MathPiece &piece);
    bool closes(const MathRuns &runs, qsizetype at) const;
    void clearOverhang();
    qreal barLine(qreal size) const { return std::max(kThinnestBar, kBarLine * size); }
    void setRoot(const MathRuns &runs, qsizetype at);
    void setBar(const MathRun &run, qreal from);
    QFont fontOf(const MathRun &run, const MathPiece &piece) const;
    qreal heightOf(const MathRun &run) const;
    qreal shift(const MathRun &run) const;
    QColor colorOf(const MathRun &run) const;

    QPainter *m_painter;
    const Appearance &m_appearance;
    LineStyle m_style;
    qreal m_size;
    QPointF m_pen;
    QFont m_lastFont; ///< of the last piece, where it started, and what it was
    qreal m_lastStart = 0;
    QString m_lastText;
    qreal m_barTop = 0; ///< of the innermost root, as a distance above the base line
};

QFont LineSetter::fontOf(const MathRun &run, const MathPiece &piece) const
{
    QFont font = m_appearance.font(run.math ? Face::Math : m_style.face, m_style.step, run.bold || m_style.bold);
    if (run.math) {
        font.setPixelSize(std::max(1, qRound(m_size * scriptScale(run.level))));
        font.setItalic(piece.italic);
        if (piece.symbols)
            font.setFamilies(QStringList(m_appearance.fonts().symbolFamily()) + font.families());
    }
    return font;
}

qreal LineSetter::shift(const MathRun &run) const
{
    if (run.level == 0)
        return 0;
    const qreal outer = run.level > 0 ? -kRise : kDrop;
    const qreal inner = run.inner == 0 ? 0 : (run.inner > 0 ? -kRise : kDrop) * scriptScale(1);
    return (outer + inner) * m_size;
}

QColor LineSetter::colorOf(const MathRun &run) const
{
    if (run.color == Token::Ink && m_style.ink.isValid())
        return m_style.ink;
    return m_appearance.color(run.color);
}

void LineSetter::setPiece(const MathRun &run, const MathPiece &piece)
{
    const QFont font = fontOf(run, piece);
    if (m_painter) {
        m_painter->setFont(font);
        m_painter->setPen(colorOf(run));
        m_painter->drawText(m_pen + QPointF(0, shift(run)), piece.text);
    }
    m_lastFont = font;
    m_lastStart = m_pen.x();
    m_lastText = piece.text;
    m_pen.rx() += QFontMetricsF(font).horizontalAdvance(piece.text);
}

/// Nothing of the same mathematics, or of the same radicand, follows a run.
bool LineSetter::closes(const MathRuns &runs, qsizetype at) const
{
    const MathRun &run = runs[at];
    return run.math && (at + 1 == runs.size() || !runs[at + 1].math || (run.overline && !runs[at + 1].overline));
}

/// Slanted letters reach beyond their advance: what follows must not touch them.
void LineSetter::clearOverhang()
{
    const qreal ink = m_lastStart + QFontMetricsF(m_lastFont).tightBoundingRect(m_lastText).right();
    m_pen.setX(std::max(m_pen.x(), ink));
}

void LineSetter::setRun(const MathRun &run, bool closes)
{
    MathRun shown = run;
    if (shown.text == u"\n")
        shown.text = QChar(0x2003);
    const qreal from = m_pen.x();
    for (const MathPiece &piece : mathPieces(shown, m_appearance.fonts()))
        setPiece(shown, piece);
    if (closes)
        clearOverhang();
    if (run.overline)
        setBar(run, from);
}

/// Height of what a run shows above its base line.
qreal LineSetter::heightOf(const MathRun &run) const
{
    qreal height = 0;
    for (const MathPiece &piece : mathPieces(run, m_appearance.fonts()))
        height = std::max(height, -QFontMetricsF(fontOf(run, piece)).tightBoundingRect(piece.text).top());
    return height - shift(run);
}

/// The sign itself, as a line that runs into the bar: a font's sign would not meet it.
void LineSetter::setRoot(const MathRuns &runs, qsizetype at)
{
    const MathRun &run = runs[at];
    m_barTop = QFontMetricsF(fontOf(run, {})).xHeight();
    for (qsizetype i = at + 1; i < runs.size() && runs[i].overline; ++i)
        m_barTop = std::max(m_barTop, heightOf(runs[i]));
    const qreal size = m_size * scriptScale(run.level);
    m_barTop += kBarGap * size;
    const qreal width = kRootWidth * size;
    if (m_painter) {
        const QPointF start = m_pen + QPointF(0.06 * size, 0);
        const qreal base = shift(run) + 0.14 * size;
        QPainterPath path(start + QPointF(0, -0.30 * size + shift(run)));
        path.lineTo(start + QPointF(0.11 * size, -0.37 * size + shift(run)));
        path.lineTo(start + QPointF(0.27 * size, base));
        path.lineTo(m_pen + QPointF(width, -m_barTop));
        QPen pen(colorOf(run), barLine(size));
        pen.setJoinStyle(Qt::MiterJoin);
        pen.setCapStyle(Qt::FlatCap);
        m_painter->strokePath(path, pen);
        pen.setWidthF(pen.widthF() * kHook);
        m_painter->setPen(pen);
        m_painter->drawLine(QLineF(path.elementAt(1), path.elementAt(2)));
    }
    m_pen.rx() += width;
}

void LineSetter::setBar(const MathRun &run, qreal from)
{
    if (!m_painter)
        return;
    const qreal top = m_barTop > 0 ? m_barTop : heightOf(run) + kBarGap * m_size;
    m_painter->setPen(QPen(colorOf(run), barLine(m_size), Qt::SolidLine, Qt::SquareCap));
    m_painter->drawLine(QPointF(from, m_pen.y() - top), QPointF(m_pen.x(), m_pen.y() - top));
}

qreal LineSetter::set(const MathRuns &runs, QPointF baseline)
{
    m_pen = baseline;
    qreal scriptStart = m_pen.x();
    qreal scriptEnd = m_pen.x();
    for (qsizetype i = 0; i < runs.size(); ++i) {
        const MathRun &run = runs[i];
        const int before = i > 0 ? runs[i - 1].level : 0;
        // Both scripts of one letter stand above each other.
        if (run.level != 0 && before == 0)
            scriptStart = m_pen.x();
        else if (run.level != 0 && (run.level > 0) != (before > 0)) {
            scriptEnd = std::max(scriptEnd, m_pen.x());
            m_pen.setX(scriptStart);
        } else if (run.level == 0)
            m_pen.setX(std::max(m_pen.x(), scriptEnd));
        if (run.math && run.text == u"\u221A")
            setRoot(runs, i);
        else
            setRun(run, closes(runs, i));
        const QString after = run.math && i + 1 < runs.size() && !runs[i + 1].math ? runs[i + 1].text : QString();
        if (!after.isEmpty() && after.front().isLetterOrNumber())
            m_pen.rx() += kBeforeWords * m_size;
        if (run.overline && (i + 1 == runs.size() || !runs[i + 1].overline))
            m_barTop = 0;
    }
    return std::max(m_pen.x(), scriptEnd) - baseline.x();
}
} // namespace

qreal lineWidth(const MathRuns &runs, const Appearance &appearance, const LineStyle &style)
{
    return LineSetter(nullptr, appearance, style).set(runs, {});
}

qreal drawLine(
    QPainter &painter, QPointF baseline, const MathRuns &runs, const Appearance &appearance, const LineStyle &style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal advance = LineSetter(&painter, appearance, style).set(runs, baseline);
    painter.restore();
    return advance;
}

void drawLine(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const MathRuns &runs,
    const Appearance &appearance, const LineStyle &style)
{
    const QFontMetricsF metrics(appearance.font(style.face, style.step, style.bold));
    qreal x = rect.left();
    if (alignment & Qt::AlignRight)
        x = rect.right() - lineWidth(runs, appearance, style);
    else if (alignment & Qt::AlignHCenter)
        x = rect.center().x() - lineWidth(runs, appearance, style) / 2;
    // The middle of the line is the middle of its capitals: fonts for Korean keep uneven room above and below.
    const qreal y = rect.center().y() + metrics.capHeight() / 2;
    drawLine(painter, QPointF(x, y), runs, appearance, style);
}

} // namespace nunchi::typeset
