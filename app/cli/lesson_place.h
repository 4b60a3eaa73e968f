// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include <QString>

namespace nunchi::cli {

/// LESSON or LESSON/PAGE, as commands take it.
struct LessonPlace
{
    QString lesson;
    QString page; ///< empty: every page
};

/// The place, or what is wrong with it.
std::variant<LessonPlace, QString> readLessonPlace(const QString &text);

} // namespace nunchi::cli
