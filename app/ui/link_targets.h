// SPDX-License-Identifier: GPL-3.0-or-later
// What the links of a page's text are called, besides page:ID, block:ID and web addresses.
#pragma once

#include <QString>

namespace nunchi::ui {

enum class LinkKind : quint8 { Inside, Note, Mark, Term, Web };

/// note:ID, the note to a mark in the text; mark:ID, back to that mark; term:ID of the glossary.
inline QString noteTarget(const QString &id)
{
    return QStringLiteral("note:") + id;
}
inline QString markTarget(const QString &id)
{
    return QStringLiteral("mark:") + id;
}
inline QString termTarget(const QString &id)
{
    return QStringLiteral("term:") + id;
}

inline LinkKind linkKind(const QString &target)
{
    const QString scheme = target.section(QLatin1Char(':'), 0, 0);
    if (scheme == QLatin1String("note"))
        return LinkKind::Note;
    if (scheme == QLatin1String("mark"))
        return LinkKind::Mark;
    if (scheme == QLatin1String("term"))
        return LinkKind::Term;
    return scheme == QLatin1String("page") || scheme == QLatin1String("block") ? LinkKind::Inside : LinkKind::Web;
}

/// Whether these characters are the number of a note.
inline bool isNoteMark(const QString &target)
{
    return !target.isEmpty() && linkKind(target) == LinkKind::Note;
}

/// What follows the first colon.
inline QString linkId(const QString &target)
{
    return target.section(QLatin1Char(':'), 1);
}

} // namespace nunchi::ui
