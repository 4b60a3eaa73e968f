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

struct Page
{
    QString id; ///< file name without number and ending: 02-three-vectors.md → three-vectors
    QString language;
    QString file;
    FrontMatter front;
    Blocks blocks;
};

} // namespace nunchi::course
