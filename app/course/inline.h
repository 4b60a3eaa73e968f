// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFlags>
#include <QList>
#include <QString>

namespace nunchi::course {

/// Refused: written and not shown, and why; said in its place.
enum class Mark : quint8 { None = 0, Strong = 1, Emphasis = 2, Code = 4, Refused = 8 };
Q_DECLARE_FLAGS(Marks, Mark)
Q_DECLARE_OPERATORS_FOR_FLAGS(Marks)

/// What a word means in the mathematics: written {q}`질의`, {k}`열쇠`, {v}`값`, {w}`가중치` in a lesson.
enum class Meaning : quint8 { None, Query, Key, Value, Weight };

/// "q" → Query, … as lessons write it; empty: no such role.
std::optional<Meaning> meaningOf(QStringView role);

/// A run of text in one style. Math carries its TeX source, without the dollars; Note the id of the note it points to,
/// written [^id].
struct Span
{
    enum class Kind : quint8 { Text, Math, SoftBreak, HardBreak, Note };
    Kind kind = Kind::Text;
    QString text;
    Marks marks;
    Meaning meaning = Meaning::None;
    QString link; ///< target of a link: page:ID, block:ID or a web address; empty: none
    QString term; ///< id of the glossary's term that this text names; empty: none
    int number = 0; ///< of the note that a Note points to, from 1

    bool operator==(const Span &) const = default;
};

using Inlines = QList<Span>;

/// The words alone; math as its TeX source between dollars.
QString plainText(const Inlines &inlines);

} // namespace nunchi::course
