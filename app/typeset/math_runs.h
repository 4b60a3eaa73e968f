// SPDX-License-Identifier: GPL-3.0-or-later
// Mathematics on one line of text, for labels and charts, and until the typesetter has set it: letters in italics,
// sub- and superscripts, Greek, common signs, \sqrt with its bar, \frac with a slash, and the Q/K/V colours.
#pragma once

#include <QList>
#include <QPainter>
#include <QString>

#include "typeset/appearance.h"

namespace nunchi::typeset {

struct MathRun
{
    QString text;
    bool math = true; ///< false: words around the mathematics, set in the face of the label
    bool italic = false;
    bool bold = false;
    bool overline = false; ///< under a root
    int level = 0; ///< −1 subscript, +1 superscript, −2/+2 nested
    Token color = Token::Ink;
    int inner = 0; ///< of a nested script: −1 lowered, +1 raised within the script

    bool operator==(const MathRun &) const = default;
};
using MathRuns = QList<MathRun>;

/// A run "\n" stands between the lines of a formula of several. What cannot be understood stays as its source: nothing
/// is lost, nothing throws.
MathRuns mathRuns(const QString &tex);
/// Words with mathematics between dollars: "$\\sqrt{d_k}$로 나누기". The words become runs with math = false; \Q{…},
/// \K{…}, \V{…} and \W{…} colour words too. A backslash before $, {, } or itself stands for that sign.
MathRuns lineRuns(const QString &textWithDollars);
/// Any words, such as a reader's own, so that lineRuns() gives them back as they are.
QString asLine(const QString &words);
/// One line of plain Unicode, for accessible names and the shell: "softmax(QKᵀ/√d_k)V".
QString plainMath(const QString &tex);
/// The same for words with mathematics between dollars.
QString plainLine(const QString &textWithDollars);
/// Width of the runs, and drawing them from a baseline point (returns the advance).
/// face: of the words in between; ink: for runs whose colour is Token::Ink (invalid: the theme's ink).
struct LineStyle
{
    int step = -1;
    Face face = Face::Label;
    bool bold = false;
    QColor ink;
};
qreal lineWidth(const MathRuns &runs, const Appearance &appearance, const LineStyle &style);
qreal drawLine(
    QPainter &painter, QPointF baseline, const MathRuns &runs, const Appearance &appearance, const LineStyle &style);
/// The same inside a rectangle, aligned horizontally as asked and vertically to the middle of the line.
void drawLine(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const MathRuns &runs,
    const Appearance &appearance, const LineStyle &style);

} // namespace nunchi::typeset
