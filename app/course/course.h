// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include <QHash>
#include <QStringList>

#include "course/file_stamp.h"
#include "course/glossary.h"
#include "course/reading.h"
#include "course/stop.h"

namespace nunchi::course {

/// What the course asks of whoever knows the exhibits. Problems name the parameter (empty: the exhibit itself).
struct ExhibitProblem
{
    QString parameter;
    QString message;
};
/// (exhibit id, parameters set by the lesson, exhibit id of the block it shares with or empty) → problems
using ExhibitRules = std::function<QList<ExhibitProblem>(const QString &, const QJsonObject &, const QString &)>;

/// What is wrong with a formula.
struct FormulaFault
{
    QString message; ///< empty: nothing
    Severity severity = Severity::Error; ///< Warning: there may be nothing wrong with it elsewhere
};
/// (TeX without its dollars, whether it stands on lines of its own) → what is wrong with it
using FormulaRules = std::function<FormulaFault(const QString &, bool)>;

/// For who shows what is known while a course is still being checked.
struct CheckProgress
{
    std::function<void(const Problems &)> found; ///< each problem once, file by file in the order of the course
    std::function<void(qsizetype, qsizetype)> formulas; ///< so many of so many are judged, where it takes long
};

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
    /// In titles of the course and its lessons, and in the glossary.
    const QList<FormulaUse> &formulas() const { return m_formulas; }

    /// The course as its files are now. Pages that were read are read again where their file, or the glossary, is
    /// another; so nobody waits for them who asks for them next. What can no longer be read at all stays as it was, with
    /// the problems it has now. Null: as for open(). Safe on any thread, as long as nobody uses this course meanwhile.
    std::unique_ptr<Course> reread(Problems *problems) const;
    /// For reread() on another thread.
    std::unique_ptr<Course> copy() const { return std::unique_ptr<Course>(new Course(*this)); }
    /// Every file and folder whose change may change the course.
    QStringList sources() const;

    /// Title and time of a page without reading its blocks.
    FrontMatter frontMatter(const QString &lesson, const QString &page, const QString &language);
    /// The whole page, with the problems its file has. Null: there is no such file.
    std::shared_ptr<const Page> page(
        const QString &lesson, const QString &page, const QString &language, Problems *problems = nullptr);
    /// The page with what only the whole lesson can judge. Null: there is no such file.
    std::shared_ptr<const PageReading> reading(const QString &lesson, const QString &page, const QString &language);
    /// The same without keeping it, for going through whole courses.
    std::shared_ptr<const PageReading> readingOnce(
        const QString &lesson, const QString &page, const QString &language) const;
    /// Reads every page that was not read, on all cores, for who will ask for each. stop is asked by the caller's thread
    /// alone; stopped: some stay unread.
    void readAll(const Stop &stop = {});
    bool isRead(const QString &lesson, const QString &page, const QString &language) const;

private:
    template <typename Content> struct Kept
    {
        Content content;
        FileStamp stamp; ///< of the file it was read from
    };
    using KeptPage = Kept<std::shared_ptr<const PageReading>>;

    Course() = default;
    Course(const Course &) = default;
    void reuse(const Course &before);
    void reusePages(const Course &before, bool sameGlossary);
    KeptPage readAgain(const KeptPage &before) const;
    QString fileOf(const QString &key) const;
    static QString keyOf(const QString &lesson, const QString &page, const QString &language);

    QString m_folder;
    QHash<QString, QString> m_title;
    QStringList m_languages;
    QList<LessonInfo> m_lessons;
    Glossary m_glossary;
    QList<FormulaUse> m_formulas;
    ExhibitRules m_rules;
    FileStamp m_glossaryStamp;
    std::map<QString, KeptPage> m_pages; ///< by lesson/language/page
    std::map<QString, Kept<FrontMatter>> m_fronts;
};

/// Everything wrong in the course: each page of each language, and what differs between languages block by block
/// (ids, exhibits, questions, numbers in tables). Without rules for formulas these are not judged.
/// Stopped: what was found so far.
Problems checkCourse(const QString &folder, const ExhibitRules &rules, const FormulaRules &formulas = {},
    const Stop &stop = {}, const CheckProgress &progress = {});

} // namespace nunchi::course
