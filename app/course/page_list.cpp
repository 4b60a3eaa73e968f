// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QMap>
#include <QRegularExpression>

#include "course/course_files.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::CourseFiles)
};

/// The page files of one language by id.
using Listing = QMap<QString, int>;

class PageLister
{
public:
    PageLister(LessonInfo *lesson, Problems *problems)
        : m_lesson(*lesson)
        , m_problems(*problems)
    {
    }

    void list(const QString &language);
    void compare(const QStringList &languages);
    void order();

private:
    void add(const QString &language, const QString &file, const QString &name);
    void error(const QString &file, const QString &message)
    {
        m_problems.append({Severity::Error, {file, 1, 1}, message});
    }

    LessonInfo &m_lesson;
    Problems &m_problems;
    QHash<QString, Listing> m_numbers; ///< by language
    QHash<QPair<QString, int>, QString> m_firstOfNumber; ///< page's id by language and number
};

void PageLister::list(const QString &language)
{
    const QDir folder(QDir(m_lesson.folder).filePath(language));
    if (!folder.exists())
        error(QDir(m_lesson.folder).filePath(QStringLiteral("lesson.yaml")),
            Words::tr("the lesson has no translation into \"%1\": make the folder %1 beside lesson.yaml")
                .arg(language));
    const QString root = QFileInfo(m_lesson.folder).canonicalFilePath() + QLatin1Char('/');
    for (const QFileInfo &info :
        folder.entryInfoList({QStringLiteral("*.md")}, QDir::Files | QDir::Readable, QDir::Name)) {
        const QString file = folder.filePath(info.fileName());
        if (info.isSymLink() && !info.canonicalFilePath().startsWith(root))
            error(file, Words::tr("this file is a link that leaves the lesson's folder: put a copy in its place"));
        else
            add(language, file, info.fileName());
    }
}

void PageLister::add(const QString &language, const QString &file, const QString &name)
{
    static const QRegularExpression shape(QStringLiteral("^([0-9]{2,3})-([a-z][a-z0-9-]*)\\.md$"));
    const QRegularExpressionMatch match = shape.match(name);
    if (!match.hasMatch()) {
        error(file,
            Words::tr("a page's file is called NN-name.md, with two digits and small letters: rename \"%1\"")
                .arg(name));
        return;
    }
    const int number = match.captured(1).toInt();
    const QString id = match.captured(2);
    Listing &listing = m_numbers[language];
    const QString first = m_firstOfNumber.value({language, number});
    if (!first.isEmpty())
        error(file,
            Words::tr("two pages have the number %1, this one and \"%2\": renumber one").arg(match.captured(1), first));
    if (listing.contains(id)) {
        error(file, Words::tr("two pages are called \"%1\": rename one").arg(id));
        return;
    }
    listing.insert(id, number);
    if (first.isEmpty())
        m_firstOfNumber.insert({language, number}, id);
    m_lesson.files[language].insert(id, file);
}

/// Every page in every language, under one number.
void PageLister::compare(const QStringList &languages)
{
    for (const QString &language : languages) {
        const Listing listing = m_numbers.value(language);
        for (auto page = listing.begin(); page != listing.end(); ++page) {
            const QString file = m_lesson.files[language].value(page.key());
            for (const QString &other : languages) {
                const Listing translated = m_numbers.value(other);
                if (!translated.contains(page.key()))
                    error(file,
                        Words::tr("this page has no translation into \"%1\": write %2")
                            .arg(other,
                                QDir(m_lesson.folder).filePath(other + QLatin1Char('/') + QFileInfo(file).fileName())));
                else if (other == languages.first() && translated.value(page.key()) != page.value())
                    error(file,
                        Words::tr("the page \"%1\" has another number in \"%2\": give both files one name")
                            .arg(page.key(), other));
            }
        }
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
    if (all.isEmpty())
        error(QDir(m_lesson.folder).filePath(QStringLiteral("lesson.yaml")),
            Words::tr("the lesson has no pages: write one, for example %1")
                .arg(QDir(m_lesson.folder).filePath(QStringLiteral("ko/01-idea.md"))));
}

} // namespace

void listPages(const QStringList &languages, LessonInfo *lesson, Problems *problems)
{
    PageLister lister(lesson, problems);
    for (const QString &language : languages)
        lister.list(language);
    lister.compare(languages);
    lister.order();
}

} // namespace nunchi::course
