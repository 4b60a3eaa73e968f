// SPDX-License-Identifier: GPL-3.0-or-later
// course.yaml, lesson.yaml, and which page files a lesson has.
#pragma once

#include <optional>

#include "course/course.h"

namespace nunchi::course {

struct CourseFile
{
    QHash<QString, QString> title;
    QStringList languages;
    struct Lesson
    {
        QString id;
        Place place; ///< where course.yaml names it
    };
    QList<Lesson> lessons;
    QList<FormulaUse> formulas; ///< in the titles
};

/// Empty: there is no course.yaml, or it cannot be read.
std::optional<CourseFile> readCourseFile(const QString &folder, Problems *problems);

/// Title, label and level from lesson.yaml. The formulas in them are added to those that are there.
void readLessonFile(
    const QStringList &languages, LessonInfo *lesson, QList<FormulaUse> *formulas, Problems *problems);

/// Lists the page files of every language, and names files whose name is no page's and pages without a translation.
void listPages(const QStringList &languages, LessonInfo *lesson, Problems *problems);

} // namespace nunchi::course
