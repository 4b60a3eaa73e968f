// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include "typeset/math_fonts.h"
#include "typeset/math_runs.h"
#include "typeset/math_symbols.h"

namespace nunchi::typeset {

namespace {
/// A formula no longer than this stays on one line.
constexpr int kUnbroken = 28;

/// Rich text cannot nest scripts: the inner one becomes a small character of its own, where Unicode has it.
MathRun withoutNesting(const MathRun &run)
{
    MathRun flat = run;
    if (std::abs(run.level) > 1) {
        flat.level = run.level > 0 ? 1 : -1;
        const QString small = run.inner > 0 ? superscriptForm(run.text) : subscriptForm(run.text);
        flat.italic = flat.italic && small.isEmpty();
        flat.text = small.isEmpty() ? run.text : small;
    }
    return flat;
}

/// Rich text cannot draw a bar that meets the root either: what stands under it is bracketed where that matters.
MathRuns withBrackets(const MathRuns &runs)
{
    MathRuns result;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        result.append(withoutNesting(runs[i]));
        if (runs[i].text != u"\u221A")
            continue;
        const qsizetype end = radicandEnd(runs, i);
        const bool bracket = radicandIsLong(runs, i);
        MathRun sign = runs[i];
        sign.text = QStringLiteral("(");
        if (bracket)
            result.append(sign);
        for (++i; i < end; ++i) {
            result.append(withoutNesting(runs[i]));
            result.last().overline = false;
        }
        --i;
        sign.text = QStringLiteral(")");
        if (bracket)
            result.append(sign);
    }
    return result;
}

class HtmlSetter
{
public:
    HtmlSetter(const Appearance &appearance, int step, bool unbroken)
        : m_appearance(appearance)
        , m_size(qRound(mathPixelSize(appearance, step)))
        , m_unbroken(unbroken)
    {
    }

    QString html(const MathRun &run) const
    {
        if (run.text == u"\n")
            return QStringLiteral("<br/>");
        QString html;
        for (const MathPiece &piece : mathPieces(run, m_appearance.fonts())) {
            const QString open = QStringLiteral("<span style=\"%1\">").arg(style(run, piece));
            html += open + words(piece, open) + QStringLiteral("</span>");
        }
        return html;
    }

private:
    QString words(const MathPiece &piece, const QString &open) const
    {
        QString text = piece.text.toHtmlEscaped();
        if (!m_unbroken)
            return text;
        // The space that holds a line together, in the face of the words: Latin Modern makes it half an em wide, and
        // a narrower sign it lacks would come from a font with taller lines.
        const QString space = QStringLiteral("</span><span style=\"font-family:'%1';font-size:%2px;\">\u00A0</span>")
                                  .arg(m_appearance.fonts().family(Face::Prose))
                                  .arg(m_size * 3 / 4)
            + open;
        return text.replace(QChar(0x2005), u' ').replace(u' ', space);
    }

    QString style(const MathRun &run, const MathPiece &piece) const
    {
        const Fonts &fonts = m_appearance.fonts();
        const QString family = piece.symbols ? fonts.symbolFamily() : fonts.family(Face::Math);
        QString style = QStringLiteral("font-family:'%1';font-size:%2px;color:%3;")
                            .arg(family)
                            .arg(m_size)
                            .arg(m_appearance.color(run.color).name());
        if (piece.italic)
            style += QStringLiteral("font-style:italic;");
        if (run.bold)
            style += QStringLiteral("font-weight:bold;");
        if (run.overline)
            style += QStringLiteral("text-decoration:overline;");
        // Slanted scripts lean over what follows them.
        if (run.level != 0)
            style += QStringLiteral("letter-spacing:%1px;").arg(std::max(1, m_size / 18));
        if (run.level != 0)
            style += run.level > 0 ? QStringLiteral("vertical-align:super;") : QStringLiteral("vertical-align:sub;");
        return style;
    }

    const Appearance &m_appearance;
    int m_size;
    bool m_unbroken;
};
} // namespace

QString mathHtml(const QString &tex, const Appearance &appearance, int step)
{
    const MathRuns runs = withBrackets(mathRuns(tex));
    qsizetype length = 0;
    for (const MathRun &run : runs)
        length += run.text.size();
    const HtmlSetter setter(appearance, step, length <= kUnbroken);
    QString html;
    for (const MathRun &run : runs)
        html += setter.html(run);
    return html;
}

} // namespace nunchi::typeset
