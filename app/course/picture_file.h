// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

struct PictureFile
{
    QString file; ///< absolute
    QString name; ///< from the lesson's folder, without the language: figures/x.svg
};

/// The picture of that path from the lesson's folder: of x.svg, the page's language has x.ko.svg first. Empty: it is not
/// there, leaves the folder, or is none that can be shown safely; the reading has the problem.
std::optional<PictureFile> findPicture(Reading &reading, qsizetype offset, const QString &path);

} // namespace nunchi::course
