// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a lesson is looked at before anything draws it: lessons come from strangers.
#pragma once

#include <optional>

#include <QByteArray>

#include "course/problem.h"

namespace nunchi::course {

/// What is wrong with this .svg or .png file. An error: it cannot be shown. Warnings: it is not shown as it was drawn.
Problems pictureProblems(const QString &file);
/// The error among these; empty: it can be shown.
std::optional<Problem> pictureFault(const QString &file);

/// The same for an SVG already read: at most 1 MB, well formed, nothing outside itself, no programs, of a size that can
/// be told and few enough elements, what <use> repeats counted.
Problems svgProblems(const QString &file, const QByteArray &bytes);

/// Whether there is a colour for every pixel of a .png file that is otherwise sound. Unpacks it all, which takes time.
std::optional<Problem> pngDataFault(const QString &file);

} // namespace nunchi::course
