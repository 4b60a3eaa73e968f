// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/problem_order.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include <QDir>
#include <QSet>

#include "course/course.h"

namespace nunchi::course {

ProblemOrder::ProblemOrder(const Course &course)
{
    int rank = 0;
    const QDir folder(course.folder());
    for (const QString &name : {QStringLiteral("course.yaml"), QStringLiteral("glossary.yaml")})
        m_ranks.insert(folder.filePath(name), rank++);
    for (const LessonInfo &lesson : course.lessons()) {
        m_ranks.insert(QDir(lesson.folder).filePath(QStringLiteral("lesson.yaml")), rank++);
        for (const QString &language : course.languages()) {
            const QHash<QString, QString> files = lesson.files.value(language);
            for (const QString &page : lesson.pageIds)
                if (files.contains(page))
                    m_ranks.insert(files.value(page), rank++);
        }
        m_rests.append({lesson.folder + QLatin1Char('/'), rank++});
    }
}

int ProblemOrder::rankOf(const QString &file) const
{
    if (const auto known = m_ranks.constFind(file); known != m_ranks.constEnd())
        return *known;
    for (const Rest &rest : m_rests)
        if (file.startsWith(rest.folder))
            return rest.rank;
    return std::numeric_limits<int>::max();
}

bool ProblemOrder::isBefore(const QString &file, const QString &other) const
{
    if (file == other)
        return false;
    const int a = rankOf(file);
    const int b = rankOf(other);
    return a == b ? file < other : a < b;
}

bool ProblemOrder::operator()(const Problem &a, const Problem &b) const
{
    if (a.place.file != b.place.file)
        return isBefore(a.place.file, b.place.file);
    return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
}

void putInOrder(Problems *problems, const ProblemOrder &order)
{
    std::stable_sort(problems->begin(), problems->end(), order);
    QSet<QString> seen;
    problems->removeIf([&seen](const Problem &problem) {
        const QString said = toString(problem);
        if (seen.contains(said))
            return true;
        seen.insert(said);
        return false;
    });
}

} // namespace nunchi::course
