// SPDX-License-Identifier: GPL-3.0-or-later
// Mathematics is taken out before Markdown is parsed, because Markdown would read |, _, * and \\ in it its own way; so
// are the marks of notes, which it would take for links.
#pragma once

#include "course/mapped_text.h"
#include "course/reading.h"
#include "course/utf8.h"

namespace nunchi::course {

/// A formula, or the mark of a note.
struct Formula
{
    enum class Kind : quint8 { Inline, Display, Note };
    QString tex; ///< a note's id
    QString source; ///< with its dollars or brackets, for places where it turns out to be no formula
    Kind kind = Kind::Inline;
};

/// Markdown with one stand-in character for each formula and each mark of a note.
struct PreparedText
{
    MappedText text;
    std::vector<Formula> formulas;
};

/// `$…$`, `$$…$$` and `[^id]` outside code. As in pandoc, `$` opens only before a non-space and closes only after one and not
/// before a digit: "$5와 $6" is money.
PreparedText extractMath(Reading &reading, const Fragment &fragment);

/// The character that stands for a formula; letter-like, so that emphasis around it works.
QByteArray standIn(size_t formula);
/// Which formula this character stands for; −1: none.
qsizetype standInIndex(CodePoint point);
/// A letter-like character without meaning, put where emphasis needs one; removed again from all text.
QByteArray joiner();
bool isJoiner(CodePoint point);

} // namespace nunchi::course
