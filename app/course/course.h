// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include <QHash>
#include <QStringList>

#include "course/glossary.h"
#include "course/reading.h"

namespace nunchi::course {

/// What the course asks of whoever knows the exhibits. Problems name the parameter (empty: the exhibit itself).
struct ExhibitProblem
{
    QString parameter;
    QString message;
};
/// (exhibit id, parameters set by the lesson, exhibit id of the block it shares with or empty) → problems
using ExhibitRules = std::function<QList<ExhibitProblem>(const QString &, const QJsonObject &, const QString &)>;

/// (TeX without its dollars, whether it stands on lines of its own) → what is wrong with it; empty: nothing
using FormulaRules = std::function<QString(const QString &, bool)>;

struct LessonInfo
{
    QString id; ///< folder name
    QString folder;
    QStringList pageIds; ///< in order of the files' numbers, the union over languages
    QHash<QString, QString> title; ///< by language
    QHash<QString, QString> label; ///< by language: "Lecture 13"
    QString level; ///< high-school, undergraduate, graduate; a page may say otherwise
    QHash<QString, QHash<QString, QString>> files; ///< by language, then page id
};

/// A course folder: course.yaml names the lessons; pages are read when first asked for and kept.
class Course
{
public:
    /// Reads course.yaml and every lesson.yaml, and lists the pages. What is wrong is added to problems; what can be
    /// read is kept. Null: the folder holds no course.
    static std::unique_ptr<Course> open(const QString &folder, ExhibitRules rules, Problems *problems);

    const QString &folder() const { return m_folder; }
    QString title(const QString &language) const { return m_title.value(language); }
    const QStringList &languages() const { return m_languages; }
    const QList<LessonInfo> &lessons() const { return m_lessons; }
    const LessonInfo *lesson(const QString &id) const;
    const Glossary &glossary() const { return m_glossary; }

    /// Title and time of a page without reading its blocks.
    FrontMatter frontMatter(const QString &lesson, const QString &page, const QString &language);
    /// The whole page, with the problems its file has. Null: there is no such file.
    std::shared_ptr<const Page> page(
        const QString &lesson, const QString &page, const QString &language, Problems *problems = nullptr);
    /// The page with what only the whole lesson can judge. Null: there is no such file.
    std::shared_ptr<const PageReading> reading(const QString &lesson, const QString &page, const QString &language);

private:
    Course() = default;

    QString m_folder;
    QHash<QString, QString> m_title;
    QStringList m_languages;
    QList<LessonInfo> m_lessons;
    Glossary m_glossary;
    ExhibitRules m_rules;
    std::map<QString, std::shared_ptr<const PageReading>> m_pages; ///< by lesson/language/page
    std::map<QString, FrontMatter> m_fronts;
};

/// Everything wrong in the course: each page of each language, and what differs between languages block by block
/// (ids, exhibits, questions, numbers in tables). Without rules for formulas these are not judged.
Problems checkCourse(const QString &folder, const ExhibitRules &rules, const FormulaRules &formulas = {});

} // namespace nunchi::course
