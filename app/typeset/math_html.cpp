// SPDX-License-Identifier: GPL-3.0-or-later
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
        for (const MathPiece &piece : mathPieces(run, m_appearance.fonts()))
            html += QStringLiteral("<span style=\"%1\">%2</span>").arg(style(run, piece), words(piece));
        return html;
    }

private:
    QString words(const MathPiece &piece) const
    {
        QString text = piece.text.toHtmlEscaped();
        // Not U+00A0: Latin Modern gives it half an em, half as much again as its space.
        if (m_unbroken)
            text.replace(u' ', QChar(0x202F)).replace(QChar(0x2005), QChar(0x202F));
        return text;
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
