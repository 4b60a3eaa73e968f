// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/page.h"

namespace nunchi::course {

/// What is presented at once: the blocks of a page between two `---`.
struct Slide
{
    Inlines heading; ///< that it begins with, or that of the slide before it; empty: the page's title heads it
    Blocks blocks; ///< below the heading, without the speaker's notes
    Blocks speaker; ///< the notes: what stands in {speaker} boxes
    QList<Note> notes; ///< those of the page that this slide's texts point to
    Place place; ///< where it begins in the file
};

/// Some of a slide's blocks as a slide of its own, under the same heading, with the notes they point to.
Slide partOf(const Slide &slide, const Blocks &blocks);

/// In order; a break with nothing to show before or after it makes no slide. A page without blocks is one slide.
QList<Slide> slidesOf(const Page &page);

} // namespace nunchi::course
