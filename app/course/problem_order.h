// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include "course/problem.h"

namespace nunchi::course {

class Course;

/// The order in which an author reads a course: course.yaml, glossary.yaml, then each lesson's lesson.yaml, its pages in
/// one language after the other, and what else its folder holds; within a file from the top down.
class ProblemOrder
{
public:
    ProblemOrder() = default; ///< of files nobody knows: by their names
    explicit ProblemOrder(const Course &course);

    /// Whether a file comes before another.
    bool isBefore(const QString &file, const QString &other) const;
    bool operator()(const Problem &a, const Problem &b) const;

private:
    int rankOf(const QString &file) const;

    QHash<QString, int> m_ranks;
    struct Rest
    {
        QString folder; ///< with a slash at its end
        int rank = 0;
    };
    QList<Rest> m_rests; ///< files of a lesson that are none of its pages
};

/// Sorts them, and leaves out what is said twice: a picture that two languages share is looked at twice.
void putInOrder(Problems *problems, const ProblemOrder &order);

} // namespace nunchi::course
