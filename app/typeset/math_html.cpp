// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "typeset/math_fonts.h"
#include "typeset/math_runs.h"

namespace nunchi::typeset {

namespace {
/// A formula no longer than this stays on one line.
constexpr int kUnbroken = 28;

QString pieceHtml(const MathRun &run, const MathPiece &piece, const Appearance &appearance, int size, bool unbroken)
{
    const Fonts &fonts = appearance.fonts();
    QString text = piece.text.toHtmlEscaped();
    if (unbroken)
        text.replace(u' ', QChar(QChar::Nbsp));
    QString style = QStringLiteral("font-family:'%1';font-size:%2px;color:%3;")
                        .arg(piece.symbols ? fonts.symbolFamily() : fonts.family(Face::Math))
                        .arg(size)
                        .arg(appearance.color(run.color).name());
    if (piece.italic)
        style += QStringLiteral("font-style:italic;");
    if (run.bold)
        style += QStringLiteral("font-weight:bold;");
    if (run.overline)
        style += QStringLiteral("text-decoration:overline;");
    if (run.level != 0)
        style += run.level > 0 ? QStringLiteral("vertical-align:super;") : QStringLiteral("vertical-align:sub;");
    return QStringLiteral("<span style=\"%1\">%2</span>").arg(style, text);
}
} // namespace

QString mathHtml(const QString &tex, const Appearance &appearance, int step)
{
    const MathRuns runs = mathRuns(tex);
    qsizetype length = 0;
    for (const MathRun &run : runs)
        length += run.text.size();
    const qreal size = mathPixelSize(appearance, step);
    QString html;
    for (const MathRun &run : runs) {
        if (run.text == u"\n") {
            html += QStringLiteral("<br/>");
            continue;
        }
        for (const MathPiece &piece : mathPieces(run, appearance.fonts()))
            html += pieceHtml(run, piece, appearance, qRound(size), length <= kUnbroken);
    }
    return html;
}

} // namespace nunchi::typeset
