// SPDX-License-Identifier: GPL-3.0-or-later
// A sound course in a temporary folder, to be spoilt, and what its check says.
#pragma once

#include "course/course.h"
#include "lesson_fixture.h"

namespace fixture {

inline const QByteArray pageHead = "---\ntitle: T\nminutes: 3\n---\n\n";

/// A sound course with one lesson and one page in two languages.
class CourseFiles
{
public:
    CourseFiles()
    {
        write(QStringLiteral("course.yaml"),
            "title: {ko: 어텐션, en: Attention}\nlanguages: [ko, en]\nlessons: [13-x]\n");
        write(QStringLiteral("13-x/lesson.yaml"),
            "title: {ko: 어, en: A}\nlabel: {ko: 13강, en: Lecture 13}\nlevel: graduate\n");
        write(QStringLiteral("13-x/x.svg"), "<svg viewBox=\"0 0 1 1\"/>");
        write(QStringLiteral("13-x/y.svg"), "<svg viewBox=\"0 0 1 1\"/>");
        page(QStringLiteral("ko/01-idea"), "글\n");
        page(QStringLiteral("en/01-idea"), "Text\n");
    }
    void write(const QString &name, const QByteArray &bytes) const
    {
        m_lesson.write(QStringLiteral("course/") + name, bytes);
    }
    void page(const QString &name, const QByteArray &text) const
    {
        write(QStringLiteral("13-x/%1.md").arg(name), pageHead + text);
    }
    QString path(const QString &name = {}) const { return m_lesson.path(QStringLiteral("course/") + name); }

    /// "13-x/ko/01-idea.md:6:1: error: …", paths from the course's folder.
    QStringList check(const ExhibitRules &rules = {}) const
    {
        QStringList lines;
        const Problems problems = checkCourse(path(), rules);
        for (const Problem &problem : problems)
            lines << toString(problem).remove(path() + QLatin1Char('/')).remove(path());
        return lines;
    }

private:
    Lesson m_lesson;
};

} // namespace fixture
