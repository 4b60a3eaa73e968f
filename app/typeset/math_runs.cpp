// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/math_runs.h"

#include <algorithm>

#include "typeset/line_reader.h"
#include "typeset/math_parser.h"
#include "typeset/math_symbols.h"

namespace nunchi::typeset {

namespace {
bool isSimple(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        const bool small = c.decompositionTag() == QChar::Sub || c.decompositionTag() == QChar::Super;
        return c.isLetterOrNumber() && !small;
    });
}

/// The scripts from `at` on that hang on one thing, in the same direction.
QString plainScript(const MathRuns &runs, qsizetype &at)
{
    const bool up = runs[at].level > 0;
    QString text;
    for (; at < runs.size() && runs[at].level != 0 && (runs[at].level > 0) == up; ++at) {
        const MathRun &run = runs[at];
        const bool nested = std::abs(run.level) > 1;
        const QString small = run.inner > 0 ? superscriptForm(run.text) : subscriptForm(run.text);
        if (!nested)
            text += run.text;
        else
            text += small.isEmpty() ? (run.inner > 0 ? u'^' : u'_') + run.text : small;
    }
    const QString small = up ? superscriptForm(text) : subscriptForm(text);
    if (!small.isEmpty())
        return small;
    return (up ? u'^' : u'_') + (isSimple(text) ? text : u'(' + text + u')');
}

QString plainPart(const MathRuns &runs, qsizetype from, qsizetype end)
{
    QString text;
    for (qsizetype at = from; at < end;) {
        if (runs[at].level != 0)
            text += plainScript(runs, at);
        else
            text += runs[at++].text;
    }
    return text;
}

/// One past what stands under the root sign at `at`.
qsizetype radicandEnd(const MathRuns &runs, qsizetype at)
{
    qsizetype end = at + 1;
    while (end < runs.size() && runs[end].overline)
        ++end;
    return end;
}

/// More than one letter or number stands there: without the bar it needs brackets.
bool radicandIsLong(const MathRuns &runs, qsizetype at)
{
    QString base;
    for (qsizetype i = at + 1; i < radicandEnd(runs, at); ++i)
        if (runs[i].level == runs[at].level)
            base += runs[i].text;
    const bool number = std::all_of(base.begin(), base.end(), [](QChar c) { return c.isDigit() || c == u'.'; });
    return base.size() > 1 && !number;
}

QString plain(const MathRuns &runs)
{
    QString text;
    for (qsizetype at = 0; at < runs.size();) {
        const MathRun &run = runs[at];
        if (!run.math) {
            text += run.text;
            ++at;
        } else if (run.level != 0) {
            text += plainScript(runs, at);
        } else if (run.text == u"\u221A") {
            const qsizetype end = radicandEnd(runs, at);
            const QString under = plainPart(runs, at + 1, end);
            text += run.text + (radicandIsLong(runs, at) ? u'(' + under + u')' : under);
            at = end;
        } else {
            text += run.text == u"\n" ? QStringLiteral("; ") : run.text;
            ++at;
        }
    }
    // The dot operator reads badly aloud and is missing from many shells' fonts.
    return text.replace(QChar(0x22C5), QChar(0x00B7)).simplified();
}
} // namespace

MathRuns mathRuns(const QString &tex)
{
    return MathParser(tex).parse();
}

MathRuns lineRuns(const QString &textWithDollars)
{
    return LineReader(textWithDollars).read();
}

QString asLine(const QString &words)
{
    QString line;
    for (const QChar c : words) {
        if (isEscapable(c))
            line += u'\\';
        line += c;
    }
    return line;
}

QString plainMath(const QString &tex)
{
    return plain(mathRuns(tex));
}

QString plainLine(const QString &textWithDollars)
{
    return plain(lineRuns(textWithDollars));
}

} // namespace nunchi::typeset
