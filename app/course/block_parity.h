// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace nunchi::course {

struct Difference
{
    QString message;
    int linesBelow = 0; ///< of the block's first line
};

/// What differs between a block and its translation, both of one kind; words may differ, nothing else.
QList<Difference> differences(const Block &first, const Block &second);

} // namespace nunchi::course
