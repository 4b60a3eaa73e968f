// SPDX-License-Identifier: GPL-3.0-or-later
// A page as what is translated one by one, and how messages name it.
#pragma once

#include <optional>

#include "course/made_from.h"
#include "course/page.h"

namespace nunchi::course {

/// The page's title, a block at its top level, or a note.
struct Part
{
    QString digest;
    Place place;
    QString name; ///< in the reader's language
};

struct PageParts
{
    /// The title, the blocks but for slide breaks, and the notes in the order of their ids: the same order in every
    /// language, wherever a sentence puts its notes.
    QList<Part> parts;
    std::optional<MadeFrom> madeFrom; ///< none: the page does not say

    QStringList digests() const;
};

/// Looks into the page's file again, for what only those want who compare translations.
PageParts partsOf(const Page &page);

/// paragraph "p3"
QString described(const Block &block);
/// "ko/01-idea.md"
QString shortName(const QString &language, const QString &file);
/// "ko/01-idea.md:12"
QString shortPlace(const QString &language, const Place &place);

} // namespace nunchi::course
