// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/page_splitter.h"

namespace nunchi::course {

/// Keeps the note whose text this segment is.
void readNote(Reading &reading, const Segment &segment);

/// Says what a note's id is made of.
void nameFaultyNote(Reading &reading, qsizetype offset);

/// The page's notes, numbered in the order in which its text points to them. Names notes that nothing points to, and
/// marks that point to none.
QList<Note> numberedNotes(Reading &reading);

/// Gives every mark in the text the number of its note.
void numberMarks(Blocks *blocks, const QList<Note> &notes);

} // namespace nunchi::course
