// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are overlooked, forbidden, or elsewhere: named once, where they are, and nobody else is blamed.
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "course_fixture.h"

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace fixture;

class TestCourseFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void filesAreNamed_data();
    void filesAreNamed();
    void whatCannotBeReadDoesNotBlameTheOtherLanguage_data();
    void whatCannotBeReadDoesNotBlameTheOtherLanguage();
    void linksOutOfTheCourseAreRefused();
    void linksThatLeadNowhereAreNamed();
    void pagesThatMayNotBeReadAreNamed();
    void namesThatAreNotUtf8AreNamed();
    void pagesWithOneNumberAreNamedOnce();
    void aLessonThatIsAFileIsOneProblem();
    void wrongLanguagesAreOneProblem_data();
    void wrongLanguagesAreOneProblem();
    void aLanguageWithoutTextsIsOneProblem();
};

namespace {

QByteArray list(const QStringList &lines)
{
    return lines.join(u'\n').toUtf8();
}

} // namespace

void TestCourseFiles::filesAreNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *file, const QByteArray &bytes, const char *place,
                         const char *word) {
        QTest::newRow(name) << QString::fromUtf8(file) << bytes << QString::fromUtf8(place) << QString::fromUtf8(word);
    };
    row("page with four digits", "13-x/ko/1000-more.md", pageHead + "x\n", "13-x/ko/1000-more.md:1:1: error",
        "1000 page");
    row("page with another ending", "13-x/ko/02-more.markdown", pageHead + "x\n",
        "13-x/ko/02-more.markdown:1:1: warning", ".md");
    row("folder called like a page", "13-x/ko/02-more.md/x", "x\n", "13-x/ko/02-more.md:1:1: warning", "folder");
    row("language forgotten", "13-x/fr/01-idea.md", pageHead + "x\n", "13-x/fr:1:1: warning", "\"fr\"");
    row("bold lesson title", "13-x/lesson.yaml", "title: {ko: 가, en: \"**A**\"}\n", "13-x/lesson.yaml:1:21: warning",
        "**");
    row("bold page title", "13-x/ko/01-idea.md", "---\ntitle: a **T**\nminutes: 3\n---\n\nx\n",
        "13-x/ko/01-idea.md:2:10: warning", "**");
}

void TestCourseFiles::filesAreNamed()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const CourseFiles course;
    course.write(file, bytes);
    const QStringList lines = course.check();
    QVERIFY2(lines.size() == 1 && lines.first().startsWith(place + QLatin1Char(':')) && lines.first().contains(word),
        list(lines).constData());
}

void TestCourseFiles::whatCannotBeReadDoesNotBlameTheOtherLanguage_data()
{
    QTest::addColumn<QByteArray>("korean");
    QTest::newRow("not UTF-8") << pageHead + "\xB0\xA1\n";
    QTest::newRow("no bytes") << QByteArray();
    QTest::newRow("no text") << pageHead;
    QTest::newRow("broken front matter") << QByteArray("---\ntitle: [T\nminutes: 3\n---\n\n글\n");
    QTest::newRow("minutes in words") << QByteArray("---\ntitle: T\nminutes: three\n---\n\n글\n");
    QTest::newRow("unclosed front matter") << QByteArray("---\ntitle: T\nminutes: 3\n\n글\n");
    QTest::newRow("too deep") << pageHead + "글\n\n" + QByteArray(100, '>') + " x\n";
}

void TestCourseFiles::whatCannotBeReadDoesNotBlameTheOtherLanguage()
{
    QFETCH(QByteArray, korean);
    const CourseFiles course;
    course.write(QStringLiteral("13-x/ko/01-idea.md"), korean);
    const QStringList lines = course.check();
    QVERIFY(!lines.isEmpty());
    for (const QString &line : lines)
        QVERIFY2(line.startsWith(QStringLiteral("13-x/ko/")), qPrintable(lines.join(u'\n')));
}

void TestCourseFiles::linksOutOfTheCourseAreRefused()
{
    const CourseFiles elsewhere;
    const auto outside = [&](const QString &name) {
        const CourseFiles course;
        QFileInfo info(course.path(name));
        if (info.isDir())
            QDir(info.filePath()).removeRecursively();
        else
            QFile::remove(info.filePath());
        return QFile::link(elsewhere.path(name), course.path(name)) ? course.check() : QStringList();
    };
    const QList<std::pair<const char *, const char *>> links{{"13-x", "course.yaml:3:11: error: "},
        {"13-x/ko", "13-x/ko:1:1: error: "}, {"13-x/ko/01-idea.md", "13-x/ko/01-idea.md:1:1: error: "},
        {"13-x/lesson.yaml", "13-x/lesson.yaml:1:1: error: "}, {"course.yaml", "course.yaml:1:1: error: "}};
    for (const auto &[name, place] : links) {
        const QStringList lines = outside(QLatin1String(name));
        QVERIFY2(lines.size() == 1, list(lines).constData());
        QVERIFY2(lines.first().startsWith(QLatin1String(place)) && lines.first().contains(QStringLiteral("leaves")),
            list(lines).constData());
    }
}

void TestCourseFiles::linksThatLeadNowhereAreNamed()
{
    const CourseFiles course;
    QVERIFY(QFile::link(course.path(QStringLiteral("nothing")), course.path(QStringLiteral("13-x/ko/02-more.md"))));
    const QStringList lines = course.check();
    QVERIFY2(lines.size() == 1, list(lines).constData());
    QVERIFY2(lines.first().startsWith(QStringLiteral("13-x/ko/02-more.md:1:1: warning: ")), list(lines).constData());
}

void TestCourseFiles::pagesThatMayNotBeReadAreNamed()
{
#ifdef Q_OS_UNIX
    const CourseFiles course;
    const auto refuse = [&](const QString &name) { return QFile::setPermissions(course.path(name), {}); };
    const auto check = [&] {
        // Root may read everything.
        QFile::setPermissions(course.path(QStringLiteral("..")), QFile::Permissions(0x7755));
        const bool root = ::geteuid() == 0;
        if (root && ::seteuid(65534) != 0)
            return QStringList{QStringLiteral("cannot become another user")};
        const QStringList lines = course.check();
        if (root && ::seteuid(0) != 0)
            qFatal("cannot become root again");
        return lines;
    };
    const QString reason = QString::fromLocal8Bit(std::strerror(EACCES));
    for (const char *name : {"13-x/ko/01-idea.md", "13-x/ko", "13-x/lesson.yaml"}) {
        const QString file = QLatin1String(name);
        const QFile::Permissions before = QFile::permissions(course.path(file));
        QVERIFY(refuse(file));
        const QStringList lines = check();
        QVERIFY(QFile::setPermissions(course.path(file), before));
        QVERIFY2(lines.size() == 1, list(lines).constData());
        QVERIFY2(lines.first().startsWith(file + QStringLiteral(":1:1: error: ")) && lines.first().contains(reason),
            list(lines).constData());
    }
#endif
}

void TestCourseFiles::namesThatAreNotUtf8AreNamed()
{
#ifdef Q_OS_LINUX
    const CourseFiles course;
    const QByteArray name = course.path(QStringLiteral("13-x/ko")).toLocal8Bit() + "/05-a\xFF.md";
    FILE *file = std::fopen(name.constData(), "w");
    if (!file)
        QSKIP("this file system has no such names");
    std::fclose(file);
    const QStringList lines = course.check();
    std::remove(name.constData()); // Qt cannot
    QVERIFY2(lines.size() == 1, list(lines).constData());
    QVERIFY2(lines.first().startsWith(QStringLiteral("13-x/ko/05-a\uFFFD.md:1:1: warning: ")), list(lines).constData());
#endif
}

void TestCourseFiles::pagesWithOneNumberAreNamedOnce()
{
    const CourseFiles course;
    for (const char *language : {"ko", "en"})
        for (const char *name : {"01-a", "01-b", "01-c"})
            course.page(QStringLiteral("%1/%2").arg(QLatin1String(language), QLatin1String(name)), "x\n");
    const QStringList lines = course.check();
    QVERIFY2(lines.size() == 6, list(lines).constData());
}

void TestCourseFiles::aLessonThatIsAFileIsOneProblem()
{
    const CourseFiles course;
    course.write(QStringLiteral("foo"), "x\n");
    course.write(QStringLiteral("course.yaml"),
        "title: {ko: 어텐션, en: Attention}\nlanguages: [ko, en]\nlessons: [13-x, foo]\n");
    const QStringList lines = course.check();
    QVERIFY2(
        lines.size() == 1 && lines.first().startsWith(QStringLiteral("course.yaml:3:17: error: \"foo\" is a file")),
        list(lines).constData());
}

void TestCourseFiles::wrongLanguagesAreOneProblem_data()
{
    QTest::addColumn<QByteArray>("languages");
    QTest::addColumn<QString>("word");
    QTest::newRow("none") << QByteArray("[]") << QStringLiteral("no language");
    QTest::newRow("a path") << QByteArray("[ko, en, ../]") << QStringLiteral("\"../\"");
    QTest::newRow("twice") << QByteArray("[ko, en, ko]") << QStringLiteral("twice");
}

void TestCourseFiles::wrongLanguagesAreOneProblem()
{
    QFETCH(QByteArray, languages);
    QFETCH(QString, word);
    const CourseFiles course;
    course.write(QStringLiteral("course.yaml"),
        "title: {ko: 어텐션, en: Attention}\nlanguages: " + languages + "\nlessons: [13-x]\n");
    const QStringList lines = course.check();
    QVERIFY2(
        lines.size() == 1 && lines.first().startsWith(QStringLiteral("course.yaml:2:")) && lines.first().contains(word),
        list(lines).constData());
}

void TestCourseFiles::aLanguageWithoutTextsIsOneProblem()
{
    const CourseFiles course;
    course.write(QStringLiteral("course.yaml"),
        "title: {ko: 어텐션, en: Attention}\nlanguages: [ko, en, fr]\nlessons: [13-x]\n");
    const QStringList lines = course.check();
    QVERIFY2(lines.size() == 1
            && lines.first().startsWith(QStringLiteral("course.yaml:2:21: error: nothing is written in \"fr\"")),
        list(lines).constData());
}

QTEST_APPLESS_MAIN(TestCourseFiles)
#include "tst_course_files.moc"
