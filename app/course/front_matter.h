// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/made_from.h"
#include "course/reading.h"

namespace nunchi::course {

struct FrontPart
{
    FrontMatter front;
    qsizetype end = 0; ///< where the page's text begins
    std::optional<MadeFrom> madeFrom; ///< none: the page does not say
    QString digest; ///< of title and short title
    Place titlePlace;
};

/// Reads the YAML between the two `---` at the top of the file.
FrontPart readFrontMatter(Reading &reading);

/// Whether a line opens or closes the front matter.
bool isFrontFence(QByteArrayView line);

/// high-school, undergraduate, graduate
bool isLevel(const QString &level);

} // namespace nunchi::course
