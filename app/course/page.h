// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace nunchi::course {

/// The YAML between the two `---` at the top of a page's file.
struct FrontMatter
{
    QString title; ///< the page's heading
    QString shortTitle; ///< for the page list; the title where absent
    int minutes = 0; ///< time budget when presented
    QString level; ///< high-school, undergraduate, graduate; empty: the lesson's
};

/// A note to the text, [^id]: set in the margin where there is room, else at the end of the page.
struct Note
{
    QString id;
    int number = 0; ///< from 1, in the order in which the text points to them
    Inlines text;
    Place place;
};

struct Page
{
    QString id; ///< file name without number and ending: 02-three-vectors.md → three-vectors
    QString language;
    QString file;
    FrontMatter front;
    Blocks blocks;
    QList<Note> notes;
    bool frontIsSound = true; ///< false: its front matter has errors
    bool isWhole = true; ///< false: its file, or some of it, could not be read
};

} // namespace nunchi::course
