// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a page for those who look for some: in reading order, each with the block they stand in.
#pragma once

#include <QStringList>

#include "course/page.h"

namespace nunchi::course {

struct TextPiece
{
    enum class Kind : quint8 { Title, Heading, Term, Text };
    Kind kind = Kind::Text;
    /// The block: of a list or quote the outermost, of the page's heading none, of a note the page's.
    QString block;
    QString text; ///< formulas as their TeX source between dollars
    QStringList terms; ///< ids of the glossary's terms it names
};

/// What a student may see: no speaker's notes, no feedback and explanations of questions.
QList<TextPiece> textPieces(const Page &page);

} // namespace nunchi::course
