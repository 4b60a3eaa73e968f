// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include "course/course_files.h"
#include "course/folder_entries.h"
#include "course/folder_links.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::CourseFiles)
};

constexpr int mostPages = 1000; ///< numbers have two or three digits

/// The page files of one language: numbers by id.
using Listing = QMap<QString, int>;

class PageLister
{
public:
    PageLister(LessonInfo *lesson, Problems *problems)
        : m_lesson(*lesson)
        , m_problems(*problems)
        , m_folder(lesson->folder)
    {
    }

    /// False: the lesson's folder cannot be read.
    bool openLesson(const QStringList &languages);
    void list(const QString &language);
    void compare(const QStringList &languages);
    void order();

private:
    FolderEntries readableEntries(const QString &language, const QString &folder);
    void entry(const QString &language, const QString &name);
    void link(const QString &language, const QString &file, const QString &name);
    void add(const QString &language, const QString &file, const QString &name);
    void compare(const QString &page, const QString &language, const QString &other, const QString &first);
    void nameForgottenLanguages(const QStringList &entries, const QStringList &languages);
    void error(const QString &file, const QString &message) { note(Severity::Error, file, message); }
    void warning(const QString &file, const QString &message) { note(Severity::Warning, file, message); }
    void note(Severity severity, const QString &file, const QString &message)
    {
        m_problems.append({severity, {file, 1, 1}, message});
    }

    LessonInfo &m_lesson;
    Problems &m_problems;
    QDir m_folder;
    QHash<QString, Listing> m_numbers; ///< by language
    QHash<QString, QHash<int, QString>> m_ids; ///< by language and number: the first page that has it
    QHash<QString, QSet<QString>> m_refused; ///< by language: pages that are there, but not read
    QSet<QString> m_unread; ///< languages whose folder is not read
};

QString cannotRead(const QString &reason)
{
    return Words::tr("the folder cannot be read: %1").arg(reason);
}

bool PageLister::openLesson(const QStringList &languages)
{
    const FolderEntries entries = entriesOf(m_lesson.folder);
    if (!entries.fault.isEmpty()) {
        error(m_lesson.folder, cannotRead(entries.fault));
        return false;
    }
    nameForgottenLanguages(entries.names, languages);
    return true;
}

/// Folders that look like a translation and would be overlooked.
void PageLister::nameForgottenLanguages(const QStringList &entries, const QStringList &languages)
{
    static const QRegularExpression shape(QStringLiteral("^[a-z]{2,3}(-[A-Za-z]{2,4})?$"));
    for (const QString &name : entries) {
        if (languages.contains(name) || !shape.match(name).hasMatch())
            continue;
        const QDir folder(m_folder.filePath(name));
        if (!folder.entryList({QStringLiteral("*.md")}, QDir::Files).isEmpty())
            warning(folder.path(),
                Words::tr("the pages in this folder are not shown: name the language \"%1\" in course.yaml, or remove "
                          "the folder")
                    .arg(name));
    }
}

void PageLister::list(const QString &language)
{
    const QString folder = m_folder.filePath(language);
    const FolderEntries entries = readableEntries(language, folder);
    for (const QString &name : entries.unreadable)
        warning(QDir(folder).filePath(name), Words::tr("the name of this file is not UTF-8: rename the file"));
    for (const QString &name : entries.names)
        entry(language, name);
    if (m_numbers.value(language).size() > mostPages)
        error(folder,
            Words::tr("a lesson has at most %n page(s), because their numbers have three digits: divide it into "
                      "several lessons",
                nullptr, mostPages));
}

/// Nothing, with a problem, if the language's folder is not read.
FolderEntries PageLister::readableEntries(const QString &language, const QString &folder)
{
    m_unread.insert(language);
    if (leavesFolder(folder, m_lesson.folder)) {
        error(folder, Words::tr("this folder is a link that leaves the lesson's folder: put a copy in its place"));
        return {};
    }
    const FolderEntries entries = entriesOf(folder);
    if (!entries.exists)
        error(m_folder.filePath(QStringLiteral("lesson.yaml")),
            Words::tr("the lesson has no translation into \"%1\": make the folder %1 beside lesson.yaml")
                .arg(language));
    else if (!entries.fault.isEmpty())
        error(folder, cannotRead(entries.fault));
    else
        m_unread.remove(language);
    return entries;
}

void PageLister::entry(const QString &language, const QString &name)
{
    if (name.startsWith(QLatin1Char('.')))
        return; // an editor's or the system's own
    const QString file = m_folder.filePath(language + QLatin1Char('/') + name);
    if (name.endsWith(QLatin1String(".markdown"), Qt::CaseInsensitive))
        warning(file, Words::tr("this file is not read: the name of a page's file ends in .md"));
    if (!name.endsWith(QLatin1String(".md"), Qt::CaseInsensitive))
        return;
    const QFileInfo info(file);
    if (info.isSymLink())
        link(language, file, name);
    else if (info.isDir())
        warning(file, Words::tr("this is a folder, and a page is a file: rename the folder"));
    else if (!info.isFile())
        warning(file, Words::tr("this is no ordinary file and is not read: put the page's file in its place"));
    else
        add(language, file, name);
}

void PageLister::link(const QString &language, const QString &file, const QString &name)
{
    const QFileInfo info(file);
    if (leavesFolder(file, m_lesson.folder)) {
        error(file, Words::tr("this file is a link that leaves the lesson's folder: put a copy in its place"));
        m_refused[language].insert(name);
    } else if (!info.exists()) {
        warning(file, Words::tr("this link leads nowhere: put the page's file in its place"));
    } else if (!info.isFile()) {
        warning(file, Words::tr("this link does not lead to a file: put the page's file in its place"));
    } else {
        add(language, file, name);
    }
}

void PageLister::add(const QString &language, const QString &file, const QString &name)
{
    static const QRegularExpression shape(QStringLiteral("^([0-9]{2,3})-([a-z][a-z0-9-]*)\\.md$"));
    static const QRegularExpression longNumber(QStringLiteral("^[0-9]{4,}-"));
    const QRegularExpressionMatch match = shape.match(name);
    if (!match.hasMatch()) {
        error(file,
            longNumber.match(name).hasMatch()
                ? Words::tr("a page's number has two or three digits: a lesson with more than %n page(s) is divided "
                            "into several",
                    nullptr, mostPages)
                : Words::tr("a page's file is called NN-name.md, with two digits and small letters: rename \"%1\"")
                      .arg(name));
        return;
    }
    const int number = match.captured(1).toInt();
    const QString id = match.captured(2);
    QHash<int, QString> &ids = m_ids[language];
    if (ids.contains(number))
        error(file,
            Words::tr("two pages have the number %1, this one and \"%2\": renumber one")
                .arg(match.captured(1), ids.value(number)));
    else
        ids.insert(number, id);
    Listing &listing = m_numbers[language];
    if (listing.contains(id)) {
        error(file, Words::tr("two pages are called \"%1\": rename one").arg(id));
        return;
    }
    listing.insert(id, number);
    m_lesson.files[language].insert(id, file);
}

/// Every page in every language, under one number.
void PageLister::compare(const QStringList &languages)
{
    for (const QString &language : languages)
        for (const QString &page : m_numbers.value(language).keys())
            for (const QString &other : languages)
                compare(page, language, other, languages.first());
}

void PageLister::compare(const QString &page, const QString &language, const QString &other, const QString &first)
{
    const Listing translated = m_numbers.value(other);
    const QString file = m_lesson.files[language].value(page);
    const QString name = QFileInfo(file).fileName();
    if (!translated.contains(page)) {
        if (!m_unread.contains(other) && !m_refused.value(other).contains(name))
            error(file,
                Words::tr("this page has no translation into \"%1\": write %2")
                    .arg(other, m_folder.filePath(other + QLatin1Char('/') + name)));
    } else if (other == first && translated.value(page) != m_numbers.value(language).value(page)) {
        error(
            file, Words::tr("the page \"%1\" has another number in \"%2\": give both files one name").arg(page, other));
    }
}

void PageLister::order()
{
    Listing all;
    for (const Listing &listing : std::as_const(m_numbers))
        for (auto page = listing.begin(); page != listing.end(); ++page)
            all[page.key()] = std::min(all.value(page.key(), page.value()), page.value());
    m_lesson.pageIds = all.keys();
    std::stable_sort(m_lesson.pageIds.begin(), m_lesson.pageIds.end(),
        [&](const QString &a, const QString &b) { return all.value(a) < all.value(b); });
    if (all.isEmpty() && m_refused.isEmpty() && m_unread.isEmpty())
        error(m_folder.filePath(QStringLiteral("lesson.yaml")),
            Words::tr("the lesson has no pages: write one, for example %1")
                .arg(m_folder.filePath(QStringLiteral("ko/01-idea.md"))));
}

} // namespace

void listPages(const QStringList &languages, LessonInfo *lesson, Problems *problems)
{
    PageLister lister(lesson, problems);
    if (languages.isEmpty() || !lister.openLesson(languages))
        return;
    for (const QString &language : languages)
        lister.list(language);
    lister.compare(languages);
    lister.order();
}

} // namespace nunchi::course
