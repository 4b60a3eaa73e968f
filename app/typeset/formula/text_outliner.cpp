// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/text_outliner.h"

#include <algorithm>

#include <QGlyphRun>
#include <QTextLayout>

#include "typeset/formula/formula.h"

namespace nunchi::typeset {

namespace {
/// A formula is set up to 1.12 times as large as the text around it; words in it are to look like that text.
constexpr qreal kWordSize = 0.9;
/// The least box of a word: its ink decides beyond that. What fonts with Hangul claim would push lines apart.
constexpr qreal kLeastAscent = 0.7;
constexpr qreal kLeastDescent = 0.2;
} // namespace

QByteArray FormulaFonts::signature() const
{
    return (serif + QStringList{QString()} + sans + QStringList{QString()} + mono).join(QLatin1Char('\n')).toUtf8();
}

TextOutliner::TextOutliner(FormulaFonts fonts) : m_fonts(std::move(fonts)) { }

QFont TextOutliner::font(const QString &variant) const
{
    const bool sans = variant.contains(QLatin1String("sans"));
    const bool mono = variant.contains(QLatin1String("monospace"));
    const QStringList &families = mono ? m_fonts.mono : sans ? m_fonts.sans : m_fonts.serif;
    QFont font;
    if (!families.isEmpty())
        font.setFamilies(families);
    font.setPixelSize(int(Formula::kUnitsPerEm));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::StyleStrategy(QFont::PreferOutline | QFont::ForceOutline));
    font.setBold(variant.contains(QLatin1String("bold")));
    return font;
}

TextOutline TextOutliner::outline(const QString &text, const QString &variant) const
{
    QTextLayout layout(text, font(variant));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1e6);
    line.setPosition({0, 0});
    layout.endLayout();

    TextOutline result;
    const QTransform toBaseline = QTransform::fromTranslate(0, -line.ascent())
                                  * QTransform::fromScale(kWordSize, kWordSize);
    const QList<QGlyphRun> runs = layout.glyphRuns();
    for (const QGlyphRun &run : runs) {
        const QRawFont raw = run.rawFont();
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        result.complete = result.complete && !glyphs.contains(0U);
        for (qsizetype i = 0; i < glyphs.size(); ++i)
            result.path.addPath(raw.pathForGlyph(glyphs[i]).translated(positions[i]));
    }
    result.path = toBaseline.map(result.path);
    result.path.setFillRule(Qt::WindingFill);
    result.width = line.naturalTextWidth() * kWordSize / Formula::kUnitsPerEm;
    const QRectF ink = result.path.boundingRect();
    result.ascent = std::max(kLeastAscent, -ink.top() / Formula::kUnitsPerEm);
    result.descent = std::max(kLeastDescent, ink.bottom() / Formula::kUnitsPerEm);
    return result;
}

} // namespace nunchi::typeset
