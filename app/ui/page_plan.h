// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace nunchi::ui {

/// One widget's worth of a page: a run of prose, or one block that is more than text.
struct Piece
{
    enum class Kind : quint8 { Prose, Table, Box, Exact, Columns, Figure, Python, Exhibit, Quiz, Summary, Refused };
    Kind kind = Kind::Prose;
    course::Blocks blocks; ///< one, but for Prose
    bool afterBreak = false; ///< a slide began here: a little more space
    bool goesOn = false; ///< with the run of prose before it

    /// The same piece in another language of the page.
    bool matches(const Piece &other) const;
};

/// Groups the blocks a student sees (no speaker's notes) into pieces, in reading order.
QList<Piece> planPieces(const course::Blocks &blocks);

} // namespace nunchi::ui
