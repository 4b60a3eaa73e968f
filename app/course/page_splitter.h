// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "course/reading.h"

namespace nunchi::course {

/// A stretch of a page or box at its top level: Markdown, a slide break (---), a column break (+++), a directive, or the
/// text of a note ([^id]: …). Faulty: a directive whose name cannot be read, which is named already.
struct Segment
{
    enum class Kind : quint8 { Markdown, Break, ColumnBreak, Directive, Note, Faulty };
    Kind kind = Kind::Markdown;
    qsizetype start = 0; ///< of the Markdown, of the break, of a directive's body, of a note's text
    qsizetype end = 0;
    qsizetype fence = 0; ///< where a directive's opening fence stands, or a note's bracket
    QString name; ///< a directive's, without braces; a note's id
    QString argument; ///< what follows the name on the fence's line
    qsizetype argumentStart = 0;

    Fragment title() const { return {argument.toUtf8(), argumentStart}; }
};

/// Divides a stretch of the file. Reports fences that do not close and breaks that Markdown would read otherwise.
std::vector<Segment> splitPage(Reading &reading, qsizetype start, qsizetype end);

} // namespace nunchi::course
