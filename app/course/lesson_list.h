// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

namespace nunchi::course {

/// Whether a lesson's folder may be called so.
bool isLessonName(const QString &name);

/// The text of a course.yaml with one more lesson at the end of its list, all else as it was, comments too.
/// Empty: the list is written in a way that cannot be added to safely.
std::optional<QByteArray> withLesson(const QByteArray &courseYaml, const QString &name);

} // namespace nunchi::course
