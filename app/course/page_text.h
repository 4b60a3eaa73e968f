// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a page for those who look for some: in reading order, each with the block they stand in.
#pragma once

#include <QStringList>

#include "course/page.h"

namespace nunchi::course {

struct TextPiece
{
    /// ShortTitle: as the list of pages has it; it is not on the page itself.
    enum class Kind : quint8 { Title, ShortTitle, Heading, Term, Text };
    Kind kind = Kind::Text;
    /// The block: of a list or quote the outermost, of the page's heading none, of a note the page's.
    QString block;
    QString text; ///< formulas as their TeX source between dollars
    QStringList terms; ///< ids of the glossary's terms it names
};

/// What a student may see: no speaker's notes, no feedback and explanations of questions.
QList<TextPiece> textPieces(const Page &page);

/// After a page was changed: which of its blocks is the one that was called so before. Ids that are kind and count move
/// on when something is written before them; the words tell. Empty: it is gone.
QString sameBlock(const Page &before, const Page &after, const QString &id);

} // namespace nunchi::course
