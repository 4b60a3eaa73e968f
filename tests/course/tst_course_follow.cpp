// SPDX-License-Identifier: GPL-3.0-or-later
// One slip is one problem in the whole course: it brings none with it in other files, and what is judged elsewhere
// comes in order.
#include <QThread>

#include "course_fixture.h"

using namespace fixture;

class TestCourseFollow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSlipInOneLanguageBlamesNoOther_data();
    void aSlipInOneLanguageBlamesNoOther();
    void aWrongLanguageIsNotNamedInEveryTerm();
    void formulasAreJudged();
    void problemsComeInTheOrderOfTheCourse();
    void slowChecksTellFileByFile();
    void programsAreQuotedAsTheyAre();
    void missingPixelsAreNamedOnce();
};

void TestCourseFollow::aSlipInOneLanguageBlamesNoOther_data()
{
    QTest::addColumn<QByteArray>("korean");
    QTest::addColumn<QByteArray>("english");
    const QByteArray question = quiz("type: numeric\nanswer: 1\nexplain: e\n") + "\n[a](block:q)\n\nx\n";
    QTest::newRow("type of a question") << QByteArray(question).replace("numeric", "nummeric") << question;
    QTest::newRow("name of a directive") << QByteArray(question).replace("{quiz}", "{qiz}") << question;
    const QByteArray figure = "```{figure} x.svg\n:alt: a\n```\n\nx\n";
    QTest::newRow("name of a picture") << QByteArray(figure).replace("x.svg", "z.svg") << figure;
    const QByteArray shared = "```{exhibit} m\nid: m\n```\n\n```{exhibit} n\nid: n\nshare: m\n```\n";
    QTest::newRow("exhibit that is shared") << QByteArray(shared).replace("id: m\n", "id: [m\n") << shared;
}

void TestCourseFollow::aSlipInOneLanguageBlamesNoOther()
{
    QFETCH(QByteArray, korean);
    QFETCH(QByteArray, english);
    const CourseFiles course;
    course.page(QStringLiteral("ko/01-idea"), korean);
    course.page(QStringLiteral("en/01-idea"), english);
    const QStringList lines = course.check();
    QVERIFY2(lines.size() == 1, lines.join(QLatin1Char('\n')).toUtf8().constData());
    QVERIFY2(lines[0].startsWith(QStringLiteral("13-x/ko/01-idea.md:")), qPrintable(lines[0]));
}

void TestCourseFollow::aWrongLanguageIsNotNamedInEveryTerm()
{
    const CourseFiles course;
    QByteArray terms = "terms:\n";
    for (char c = 'a'; c < 'k'; ++c)
        terms += QByteArray("  - id: ") + c + "\n    ko: {name: 가" + c + ", text: 나}\n    en: {name: " + c + ", text: x}\n";
    course.write(QStringLiteral("glossary.yaml"), terms);
    QCOMPARE(course.check(), QStringList());
    course.write(QStringLiteral("course.yaml"), "title: {ko: 가, en: A}\nlanguages: [ko, eng]\nlessons: [13-x]\n");
    const auto inGlossary = [&] { return course.check().filter(QStringLiteral("glossary.yaml")); };
    QVERIFY2(inGlossary().size() == 1, qPrintable(inGlossary().join(u'\n')));
    QVERIFY(inGlossary()[0].startsWith(QStringLiteral("glossary.yaml:4:5: error")) && inGlossary()[0].contains(QStringLiteral("\"en\"")));
    course.write(QStringLiteral("course.yaml"), "title: {ko: 가, en: A}\nlanguages: ko\nlessons: [13-x]\n");
    QCOMPARE(inGlossary(), QStringList());
}

/// Those of titles and of the glossary too; what only ran out of time does not fail.
void TestCourseFollow::formulasAreJudged()
{
    const CourseFiles files;
    files.write(QStringLiteral("glossary.yaml"), "terms:\n  - id: a\n    ko: {name: 가, text: $bad$}\n    en: {name: b, text: $slow$}\n");
    files.write(QStringLiteral("13-x/lesson.yaml"), "title: {ko: 가 $bad$, en: A}\n");
    files.page(QStringLiteral("ko/01-idea"), "글 $good$ $bad$\n");
    const FormulaRules rules = [](const QString &tex, bool) {
        return FormulaFault{tex == u"good" ? QString() : tex, tex == u"slow" ? Severity::Warning : Severity::Error};
    };
    QStringList told;
    const CheckProgress progress{[&](const Problems &found) {
                                     for (const Problem &problem : found)
                                         told << toString(problem).remove(files.path());
                                 },
        {}};
    const Problems problems = checkCourse(files.path(), {}, rules, {}, progress);
    QCOMPARE(told,
        QStringList({QStringLiteral("glossary.yaml:3:25: error: bad"), QStringLiteral("glossary.yaml:4:25: warning: slow"),
            QStringLiteral("13-x/lesson.yaml:1:15: error: bad"), QStringLiteral("13-x/ko/01-idea.md:6:10: error: bad")}));
    QCOMPARE(problems.size(), told.size());
}

namespace {

/// Two lessons, named in the order their folders are not in, with something wrong in every file.
void spoil(const CourseFiles &files)
{
    files.write(QStringLiteral("course.yaml"), "title: {ko: 가, en: A}\nlanguages: [ko, en]\nlessons: [20-z, 13-x]\nnone: 1\n");
    files.write(QStringLiteral("glossary.yaml"), "terms:\n  - id: a\n    ko: {name: 가, text: $bad$}\n    en: {name: b, text: c}\n");
    for (const char *lesson : {"13-x", "20-z"}) {
        const QString folder = QLatin1String(lesson) + QLatin1Char('/');
        files.write(folder + QStringLiteral("lesson.yaml"), "title: {ko: 어, en: A}\nlabel: {ko: 13강, en: L}\nnone: 1\n");
        files.write(folder + QStringLiteral("fig.svg"), "<svg viewBox=\"0 0 1 1\"><marker/></svg>");
        for (const char *language : {"ko", "en"})
            for (const char *page : {"/01-b.md", "/02-a.md"})
                files.write(folder + QLatin1String(language) + QLatin1String(page),
                    pageHead + "$bad$ <b> $bad$\n\n```{figure} fig.svg\n:alt: a\n```\n\n$bad$ <b>\n");
    }
    QFile::remove(files.path(QStringLiteral("13-x/ko/01-idea.md")));
    QFile::remove(files.path(QStringLiteral("13-x/en/01-idea.md")));
}

/// Each file once, as long as its lines stand together.
QStringList filesOf(const QStringList &lines)
{
    QStringList names;
    for (const QString &line : lines)
        if (const QString name = line.section(QLatin1Char(':'), 0, 0); names.isEmpty() || names.last() != name)
            names << name;
    return names;
}

} // namespace

/// By file as the course goes, not as the alphabet does; in a file from the top down, formulas among the rest.
void TestCourseFollow::problemsComeInTheOrderOfTheCourse()
{
    const CourseFiles files;
    spoil(files);
    const FormulaRules rules = [](const QString &, bool) { return FormulaFault{QStringLiteral("bad"), Severity::Error}; };
    QStringList lines;
    for (const Problem &problem : checkCourse(files.path(), {}, rules))
        lines << toString(problem).remove(files.path());
    QCOMPARE(filesOf(lines),
        QStringList({QStringLiteral("course.yaml"), QStringLiteral("glossary.yaml"), QStringLiteral("20-z/lesson.yaml"),
            QStringLiteral("20-z/ko/01-b.md"), QStringLiteral("20-z/ko/02-a.md"), QStringLiteral("20-z/en/01-b.md"),
            QStringLiteral("20-z/en/02-a.md"), QStringLiteral("20-z/fig.svg"), QStringLiteral("13-x/lesson.yaml"),
            QStringLiteral("13-x/ko/01-b.md"), QStringLiteral("13-x/ko/02-a.md"), QStringLiteral("13-x/en/01-b.md"),
            QStringLiteral("13-x/en/02-a.md"), QStringLiteral("13-x/fig.svg")}));
    QStringList places;
    for (const QString &line : lines.filter(QStringLiteral("20-z/ko/01-b.md")))
        places << line.section(QLatin1Char(':'), 1, 2);
    QCOMPARE(places,
        QStringList({QStringLiteral("6:1"), QStringLiteral("6:7"), QStringLiteral("6:11"), QStringLiteral("12:1"),
            QStringLiteral("12:7")}));
    // What four pages show is looked at four times and said once.
    QCOMPARE(lines.filter(QStringLiteral("20-z/fig.svg")).size(), 1);
}

/// Whoever waits long hears of whole files, the first ones first.
void TestCourseFollow::slowChecksTellFileByFile()
{
    const CourseFiles files;
    spoil(files);
    int judged = 0;
    const FormulaRules rules = [&judged](const QString &, bool) {
        if (++judged == 6) // in the second page
            QThread::msleep(1200); // longer than anybody waits without a word
        return FormulaFault{QStringLiteral("bad"), Severity::Error};
    };
    QList<QStringList> told;
    const CheckProgress progress{[&](const Problems &found) {
                                     QStringList lines;
                                     for (const Problem &problem : found)
                                         lines << toString(problem).remove(files.path());
                                     told << lines;
                                 },
        {}};
    const Problems problems = checkCourse(files.path(), {}, rules, {}, progress);
    QCOMPARE(told.size(), 2);
    QCOMPARE(filesOf(told.at(0)).last(), QStringLiteral("20-z/ko/01-b.md"));
    QStringList all;
    for (const Problem &problem : problems)
        all << toString(problem).remove(files.path());
    QCOMPARE(told.at(0) + told.at(1), all);
}

void TestCourseFollow::programsAreQuotedAsTheyAre()
{
    const CourseFiles course;
    course.page(QStringLiteral("ko/01-idea"), "```{python}\n\"\"\"Looks here.\"\"\"\n```\n");
    course.page(QStringLiteral("en/01-idea"), "```{python}\n\"\"\"Looks there.\"\"\"\n```\n");
    const QStringList lines = course.check();
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].contains(QStringLiteral("`\"\"\"Looks there.\"\"\"`")) && !lines[0].contains(QStringLiteral("\"\"\"\"")),
        qPrintable(lines[0]));
}

void TestCourseFollow::missingPixelsAreNamedOnce()
{
    const CourseFiles course;
    QByteArray png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x02\0\0\0\0\0\0\0", 33);
    png += QByteArray("\0\0\0\1IDATx\0\0\0\0\0\0\0\0IEND\xae\x42\x60\x82", 25);
    course.write(QStringLiteral("13-x/x.png"), png);
    for (const char *language : {"ko", "en"})
        course.page(QLatin1String(language) + QStringLiteral("/01-idea"), "```{figure} x.png\n:alt: a\n```\n");
    const QStringList lines = course.check();
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].startsWith(QStringLiteral("13-x/x.png:1:1: error")), qPrintable(lines[0]));
}

QTEST_APPLESS_MAIN(TestCourseFollow)
#include "tst_course_follow.moc"
