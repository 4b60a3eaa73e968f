// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

struct FrontPart
{
    FrontMatter front;
    qsizetype end = 0; ///< where the page's text begins
};

/// Reads the YAML between the two `---` at the top of the file.
FrontPart readFrontMatter(Reading &reading);

/// high-school, undergraduate, graduate
bool isLevel(const QString &level);

} // namespace nunchi::course
