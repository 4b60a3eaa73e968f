// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "course/problem.h"

namespace nunchi::course {

/// Which text a translation was made from: the field of that name in its front matter.
struct MadeFrom
{
    QString language;
    QStringList digests; ///< of the parts of the page in that language (partsOf())
    Place place{};
};

} // namespace nunchi::course
