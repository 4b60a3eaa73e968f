// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a lesson is looked at before anything draws it: lessons come from strangers.
#pragma once

#include <optional>

#include <QByteArray>

#include "course/problem.h"

namespace nunchi::course {

/// Why this .svg or .png file cannot be shown; empty: it can.
std::optional<Problem> pictureFault(const QString &file);

/// The same for an SVG already read: at most 1 MB, well formed, nothing outside itself, no programs, of a size that can
/// be told and few enough elements, what <use> repeats counted.
std::optional<Problem> svgFault(const QString &file, const QByteArray &bytes);

} // namespace nunchi::course
