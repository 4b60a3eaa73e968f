// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/tex_problem.h"

namespace nunchi::typeset {

QString TexProblem::text(const QString &id, const QStringList &arguments, const QString &message)
{
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    const auto is = [&id](const char *name) { return id == QLatin1String(name); };
    if (is("UndefinedControlSequence"))
        //: %1 is a command of TeX such as \\sqrt
        return tr("There is no command %1 here. Is it spelt right?").arg(first);
    if (is("UnknownEnv"))
        return tr("There is no environment %1 here. Is it spelt right?").arg(first);
    if (is("MissingArgFor"))
        return tr("%1 lacks what it is to work on: put it in braces behind the command.").arg(first);
    if (is("ExtraOpenMissingClose") || is("MissingCloseBrace"))
        return tr("An opening brace { is never closed.");
    if (is("ExtraCloseMissingOpen"))
        return tr("A closing brace } was never opened.");
    if (is("MissingOpenForSub") || is("DoubleSubscripts"))
        return tr("Two subscripts follow each other: group the first with braces, or both in one.");
    if (is("MissingOpenForSup") || is("DoubleExponent"))
        return tr("Two superscripts follow each other: group the first with braces, or both in one.");
    if (is("ExtraLeftMissingRight"))
        return tr("\\left has no \\right: every opening delimiter needs its partner (\\right. shows none).");
    if (is("MissingLeftExtraRight"))
        return tr("\\right has no \\left: every closing delimiter needs its partner (\\left. shows none).");
    if (is("MissingOrUnrecognizedDelim"))
        return tr("Behind %1 a delimiter is needed, such as ( or [.").arg(first);
    if (is("EnvBadEnd"))
        return tr("\\begin{%1} is closed by \\end{%2}.").arg(first, second);
    if (is("EnvMissingEnd"))
        return tr("\\begin{%1} is never closed: \\end{%1} is missing.").arg(first);
    if (is("Misplaced"))
        return tr("%1 stands where it means nothing: it belongs into a table, matrix or aligned lines.").arg(first);
    if (is("MissingScript"))
        return tr("Nothing follows ^ or _: what stands higher or lower belongs behind it.");
    if (is("MissingCloseBracket"))
        return tr("Behind %1 a bracket [ is opened and never closed.").arg(first);
    if (is("MisplacedLimits"))
        return tr("%1 belongs behind an operator such as \\sum.").arg(first);
    if (is("MaxMacroSub1") || is("MaxMacroSub2") || is("MaxBufferSize"))
        return tr("A command calls itself without end.");
    return message;
}

} // namespace nunchi::typeset
