// SPDX-License-Identifier: GPL-3.0-or-later
// A whole course: its files, what pages ask of each other, and whether the languages say the same.
#include <ctime>

#include "course_fixture.h"

using namespace fixture;

namespace {

const QByteArray steps = "```{exhibit} attention-steps\nid: demo\nset:\n  scaled: true\n```\n";

} // namespace

class TestCourseCheck : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSoundCourseHasNoProblems();
    void filesAreNamed_data();
    void filesAreNamed();
    void pagesAreNamed_data();
    void pagesAreNamed();
    void translationsAreCompared_data();
    void translationsAreCompared();
    void sharingAcrossPagesIsChecked();
    void linksLeadToOtherLessons_data();
    void linksLeadToOtherLessons();
    void theGlossaryIsChecked();
    void aCourseOpensWithItsPagesInOrder();
    void aBrokenCourseStillOpens();
    void manyPagesAreCheckedInTime();
    void theBundledLessonsAreReadQuickly();
};

void TestCourseCheck::aSoundCourseHasNoProblems()
{
    const CourseFiles course;
    const QByteArray blocks = steps
        + "\n---\n\n```{exhibit} matrix\nid: m\nshare: demo\n```\n\n"
          "[a](page:idea) [b](block:demo)\n";
    course.page(QStringLiteral("ko/01-idea"), blocks);
    course.page(QStringLiteral("en/01-idea"), blocks);
    QCOMPARE(course.check(), QStringList());
}

void TestCourseCheck::filesAreNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *file, const QByteArray &bytes, const char *place,
                         const char *word) {
        QTest::newRow(name) << QString::fromUtf8(file) << bytes << QString::fromUtf8(place) << QString::fromUtf8(word);
    };
    const QByteArray head = "title: {ko: 가, en: A}\nlanguages: [ko, en]\n";
    const char *course = "course.yaml";
    row("lesson that is missing", course, head + "lessons: [13-x, 14-y]\n", "course.yaml:3:17: error", "14-y");
    row("lesson outside", course, head + "lessons: [../13-x]\n", "course.yaml:3:11: error", "folder");
    row("lesson elsewhere", course, head + "lessons: [/tmp]\n", "course.yaml:3:11: error", "folder");
    row("no lessons", course, head, "course.yaml:1:1: error", "lessons");
    row("no languages", course, "title: {}\nlessons: [13-x]\n", "course.yaml:1:1: error", "language");
    row("language outside", course, "title: {ko: 가}\nlanguages: [ko, ../x]\nlessons: [13-x]\n",
        "course.yaml:2:17: error", "../x");
    row("title not translated", course, "title: {ko: 가}\nlanguages: [ko, en]\nlessons: [13-x]\n",
        "course.yaml:1:1: error", "\"en\"");
    row("unknown key", course, head + "lessons: [13-x]\ncolour: red\n", "course.yaml:4:1: error", "colour");
    row("broken course", course, head + "lessons: [13-x\n", "course.yaml:3:14: error", "YAML");
    row("empty course", course, "", "course.yaml:1:1: error", "key: value");
    row("lesson forgotten", "15-z/lesson.yaml", "title: {ko: 가, en: A}\n", "course.yaml:1:1: warning", "15-z");
    const char *lesson = "13-x/lesson.yaml";
    row("lesson without title", lesson, "level: graduate\n", "13-x/lesson.yaml:1:1: error", "title");
    row("lesson of unknown level", lesson, "title: {ko: 가, en: A}\nlevel: x\n", "13-x/lesson.yaml:2:1: error",
        "\"x\"");
    row("unknown language", lesson, "title: {ko: 가, en: A, fr: B}\n", "13-x/lesson.yaml:1:23: error", "fr");
    row("label not translated", lesson, "title: {ko: 가, en: A}\nlabel: {ko: 나}\n", "13-x/lesson.yaml:2:1: error",
        "\"en\"");
    row("lesson not UTF-8", lesson, "title: {ko: \xB0\xA1}\n", "13-x/lesson.yaml:1:13: error", "UTF-8");
    row("page without a number", "13-x/ko/idea.md", pageHead + "x\n", "13-x/ko/idea.md:1:1: error", "NN-name.md");
    row("page in capitals", "13-x/ko/02-Idea.md", pageHead + "x\n", "13-x/ko/02-Idea.md:1:1: error", "NN-name.md");
    row("page without translation", "13-x/ko/02-more.md", pageHead + "x\n", "13-x/ko/02-more.md:1:1: error",
        "en/02-more.md");
    row("translation without page", "13-x/en/02-more.md", pageHead + "x\n", "13-x/en/02-more.md:1:1: error",
        "ko/02-more.md");
    row("number twice", "13-x/ko/01-more.md", pageHead + "x\n", "13-x/ko/01-more.md:1:1: error", "idea");
    row("page twice", "13-x/ko/02-idea.md", pageHead + "x\n", "13-x/ko/02-idea.md:1:1: error", "idea");
}

void TestCourseCheck::filesAreNamed()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const CourseFiles course;
    course.write(file, bytes);
    const QStringList lines = course.check();
    const bool found = std::any_of(lines.begin(), lines.end(),
        [&](const QString &line) { return line.startsWith(place + QLatin1Char(':')) && line.contains(word); });
    QVERIFY2(found, lines.join(QLatin1Char('\n')).toUtf8().constData());
}

void TestCourseCheck::pagesAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const QByteArray &text, const char *place, const char *word) {
        QTest::newRow(name) << text << QString::fromUtf8(place) << QString::fromUtf8(word);
    };
    row("link to an unknown page", "x [a](page:nowhere)\n", "6:3: error", "nowhere");
    row("link to a counted block", "x [a](block:p1)\n", "6:3: error", "counts");
    row("link to an unknown block", "x [a](block:nowhere)\n", "6:3: error", "nowhere");
    row("share with nobody", "```{exhibit} matrix\nid: m\nshare: nobody\n```\n", "8:1: error", "nobody");
    row("share with a question",
        "```{exhibit} matrix\nid: m\nshare: q\n```\n\n"
        "```{quiz} q\ntype: numeric\nask: a\nanswer: 1\nhint: h\nexplain: e\n```\n",
        "8:1: error", "\"q\"");
    row("share with itself", "```{exhibit} matrix\nid: m\nshare: m\n```\n", "8:1: error", "itself");
    row("share in a circle", "```{exhibit} matrix\nid: m\nshare: n\n```\n\n```{exhibit} matrix\nid: n\nshare: m\n```\n",
        "13:1: error", "each other");
    row("id of another page", "```{exhibit} matrix\nid: taken\n```\n", "6:1: error", "taken");
}

void TestCourseCheck::pagesAreNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const CourseFiles course;
    for (const char *language : {"ko", "en"}) {
        course.page(QLatin1String(language) + QStringLiteral("/01-idea"), "```{exhibit} steps\nid: taken\n```\n");
        course.page(QLatin1String(language) + QStringLiteral("/02-page"), text);
    }
    const QStringList lines = course.check();
    for (const char *language : {"ko", "en"}) {
        const QString start = QStringLiteral("13-x/%1/02-page.md:%2:").arg(QLatin1String(language), place);
        const bool found = std::any_of(lines.begin(), lines.end(),
            [&](const QString &line) { return line.startsWith(start) && line.contains(word); });
        QVERIFY2(found, lines.join(QLatin1Char('\n')).toUtf8().constData());
    }
}

namespace {

void row(const char *name, const QByteArray &korean, const QByteArray &english, const char *place, const char *word)
{
    QTest::newRow(name) << korean << english << QString::fromUtf8(place) << QString::fromUtf8(word);
}

void textRows()
{
    row("the same", "글\n\n- 하나\n", "Text\n\n- one\n", "", "");
    row("a paragraph more", "글\n", "Text\n\nMore\n", "8:1", "\"p2\"");
    row("a paragraph less", "글\n\n둘\n", "Text\n", "6:1", "ko/01-idea.md:8");
    row("another order", "글\n\n" + steps, steps + "\nText\n", "6:1", "\"demo\"");
    row("another slide", "글\n\n---\n\n둘\n", "Text\n\nTwo\n", "8:1", "slide1");
    row("another exhibit", steps, "```{exhibit} matrix\nid: demo\nset:\n  scaled: true\n```\n", "6:1",
        "attention-steps");
    row("another state", steps, "```{exhibit} attention-steps\nid: demo\nset:\n  scaled: false\n```\n", "6:1",
        "\"scaled\":true");
    row("another share", steps + "\n```{exhibit} m\nid: m\nshare: demo\n```\n",
        steps + "\n```{exhibit} m\nid: m\n```\n", "12:1", "share");
}

void questionRows()
{
    const QByteArray single = "type: single\nchoices:\n  - {text: x, right: true}\n  - {text: y, why: w}\n";
    row("another type", quiz(single), quiz("type: multiple\n" + single.mid(13)), "6:1", "type");
    row("another right choice", quiz(single),
        quiz("type: single\nchoices:\n  - {text: x, why: w}\n  - {text: y, right: true}\n"), "6:1", "a (right), b");
    row("a choice less", quiz(single), quiz(single + "  - {text: z, why: w}\n"), "6:1", "a (right), b, c");
    row("another answer", quiz("type: numeric\nanswer: 1\nexplain: e\n"),
        quiz("type: numeric\nanswer: 2\nexplain: e\n"), "6:1", "answer");
    row("another tolerance", quiz("type: numeric\nanswer: 1\nexplain: e\n"),
        quiz("type: numeric\nanswer: 1\ntolerance: 0.5\nexplain: e\n"), "6:1", "tolerance");
    row("another mistake", quiz("type: numeric\nanswer: 1\nexplain: e\nmistakes: [{value: 2, why: w}]\n"),
        quiz("type: numeric\nanswer: 1\nexplain: e\nmistakes: [{value: 3, why: w}]\n"), "6:1", "mistakes");
    row("an explanation less", quiz(single + "explain: e\n"), quiz(single), "6:1", "explain");
}

void tableRows()
{
    row("another number", "| 길이 | 쌍 |\n|---|---|\n| 512 | 26만 2144 |\n",
        "| length | pairs |\n|---|---|\n| 512 | 262,145 |\n", "8:1", "262145");
    row("a row less", "| a |\n|---|\n| 1 |\n| 2 |\n", "| a |\n|---|\n| 1 |\n", "6:1", "rows");
    row("a column less", "| a | b |\n|---|---|\n| 1 | 2 |\n", "| a |\n|---|\n| 1 |\n", "6:1", "columns");
}

void headingRows()
{
    row("another heading", "## 가\n", "### A\n", "6:1", "level");
    row("a numbered list", "- 가\n", "1. A\n", "6:1", "numbered");
    row("an item less", "- 가\n- 나\n", "- A\n", "6:3", "\"p2\"");
    row("another link", "[a](page:idea)\n", "[a](page:more)\n", "6:1", "page:idea");
    row("another address on the web", "[a](https://ko.x.org)\n", "[a](https://en.x.org)\n", "", "");
    row("no address on the web", "[a](https://ko.x.org)\n", "a\n", "6:1", "web");
    row("another note", "글[^a]\n\n[^a]: 주\n\n[^b]: 주\n", "Text[^b]\n\n[^a]: n\n\n[^b]: n\n", "6:1", "notes");
    const QByteArray two = "```{columns}\na\n+++\nb\n```\n";
    row("a column more", two, "```{columns}\na\n+++\nb\n+++\n\n```\n", "6:1", "columns");
    row("another level", "```{exact}\n:level: graduate\na\n```\n", "```{exact}\na\n```\n", "6:1", "level");
    row("a title less", "```{key} 가\na\n```\n", "```{key}\na\n```\n", "6:1", "title");
    const QByteArray table = "```{table} a\n:mark-rows: 1\n\n| a |\n|---|\n| 1 |\n| 2 |\n```\n";
    row("another mark", table, QByteArray(table).replace(": 1\n", ": 2\n"), "9:1", "marked rows");
    row("a caption less", table, QByteArray(table).replace("} a\n", "}\n"), "9:1", "caption");
    row("a mark less", table, QByteArray(table).replace(":mark-rows: 1\n", ""), "8:1", "marked rows");
}

void programRows()
{
    row("the same program", "```{python} 가\nx = 1  # 하나\n\n# 둘\ny = 2\n```\n",
        "```{python} A\nx = 1  # one\ny = 2\n```\n", "", "");
    row("another program", "```{python}\nx = 1  # 하나\ny = 2\n```\n", "```{python}\nx = 1\n# two\ny = 3\n```\n",
        "9:1", "y = 3");
    row("a program that ends", "```{python}\nx\ny\n```\n", "```{python}\nx\n```\n", "7:1", "nothing more");
    row("the same picture", "```{figure} x.svg\n:alt: 가\n```\n", "```{figure} x.svg\n:alt: a\n```\n", "", "");
    row("another picture", "```{figure} x.svg\n:alt: 가\n```\n", "```{figure} y.svg\n:alt: a\n```\n", "6:1", "x.svg");
    row("another width", "```{figure} x.svg\n:alt: 가\n:width: 50\n```\n", "```{figure} x.svg\n:alt: a\n```\n", "6:1",
        "50");
    row("a caption in one language", "```{figure} x.svg\n:alt: 가\n\n말\n```\n", "```{figure} x.svg\n:alt: a\n```\n",
        "6:1", "caption");
    row("code in another language", "```python\nx\n```\n", "```c\nx\n```\n", "6:1", "python");
}

} // namespace

void TestCourseCheck::translationsAreCompared_data()
{
    QTest::addColumn<QByteArray>("korean");
    QTest::addColumn<QByteArray>("english");
    QTest::addColumn<QString>("place"); // in the English page; empty: no problem
    QTest::addColumn<QString>("word");
    textRows();
    questionRows();
    tableRows();
    headingRows();
    programRows();
}

void TestCourseCheck::translationsAreCompared()
{
    QFETCH(QByteArray, korean);
    QFETCH(QByteArray, english);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const CourseFiles course;
    course.page(QStringLiteral("ko/01-idea"), korean);
    course.page(QStringLiteral("en/01-idea"), english);
    const QStringList lines = course.check();
    if (place.isEmpty()) {
        QCOMPARE(lines, QStringList());
        return;
    }
    const QString start = QStringLiteral("13-x/en/01-idea.md:%1: error:").arg(place);
    const bool found = std::any_of(
        lines.begin(), lines.end(), [&](const QString &line) { return line.startsWith(start) && line.contains(word); });
    QVERIFY2(found, lines.join(QLatin1Char('\n')).toUtf8().constData());
}

void TestCourseCheck::sharingAcrossPagesIsChecked()
{
    const CourseFiles course;
    for (const char *language : {"ko", "en"}) {
        course.page(QLatin1String(language) + QStringLiteral("/01-idea"), steps);
        course.page(QLatin1String(language) + QStringLiteral("/02-next"),
            "```{exhibit} cost\nid: c\nshare: demo\nset:\n  n: 4\n```\n");
    }
    const ExhibitRules rules = [](const QString &exhibit, const QJsonObject &, const QString &leader) {
        QList<ExhibitProblem> problems;
        if (exhibit == u"cost" && leader == u"attention-steps")
            problems.append({QStringLiteral("n"), QStringLiteral("cost has nothing to share")});
        return problems;
    };
    const QStringList lines = course.check(rules);
    QCOMPARE(lines,
        QStringList({QStringLiteral("13-x/ko/02-next.md:10:3: error: cost has nothing to share"),
            QStringLiteral("13-x/en/02-next.md:10:3: error: cost has nothing to share")}));
}

void TestCourseCheck::linksLeadToOtherLessons_data()
{
    QTest::addColumn<QByteArray>("link");
    QTest::addColumn<QString>("word"); // of the problem; empty: none
    QTest::newRow("page") << QByteArray("page:14-y/next") << QString();
    QTest::newRow("block") << QByteArray("block:14-y/other-demo") << QString();
    QTest::newRow("program with an id") << QByteArray("block:14-y/six-lines") << QString();
    QTest::newRow("unknown lesson") << QByteArray("page:15-z/next") << QStringLiteral("13-x, 14-y");
    QTest::newRow("unknown page") << QByteArray("page:14-y/idea") << QStringLiteral("next");
    QTest::newRow("unknown block") << QByteArray("block:14-y/demo") << QStringLiteral("\"demo\"");
    QTest::newRow("page of another lesson without its name") << QByteArray("page:next") << QStringLiteral("\"next\"");
}

void TestCourseCheck::linksLeadToOtherLessons()
{
    QFETCH(QByteArray, link);
    QFETCH(QString, word);
    const CourseFiles course;
    course.write(QStringLiteral("course.yaml"), "title: {ko: 가, en: A}\nlanguages: [ko, en]\nlessons: [13-x, 14-y]\n");
    course.write(QStringLiteral("14-y/lesson.yaml"), "title: {ko: 어, en: A}\n");
    for (const char *language : {"ko", "en"}) {
        course.page(QLatin1String(language) + QStringLiteral("/01-idea"), "[a](" + link + ")\n");
        course.write(QStringLiteral("14-y/%1/01-next.md").arg(QLatin1String(language)),
            pageHead
                + "```{exhibit} x\nid: other-demo\n```\n\n```{python}\n:id: six-lines\nx\n```\n\n"
                  "[back](page:13-x/idea)\n");
    }
    const QStringList lines = course.check();
    QCOMPARE(lines.isEmpty(), word.isEmpty());
    for (const QString &line : lines)
        QVERIFY2(line.contains(QStringLiteral("01-idea.md:6:1: error")) && line.contains(word), qPrintable(line));
}

void TestCourseCheck::theGlossaryIsChecked()
{
    const CourseFiles course;
    course.write(QStringLiteral("glossary.yaml"), "terms:\n  - id: a\n    ko: {name: 가, text: 나}\n");
    course.page(QStringLiteral("ko/01-idea"), "{term}`가`와 {term}`다`\n");
    const QStringList lines = course.check();
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith(QStringLiteral("glossary.yaml:2:5: error")), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(QStringLiteral("13-x/ko/01-idea.md:6:12: error")), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith(QStringLiteral("13-x/en/01-idea.md:6:1: error")), qPrintable(lines[2])); // no term there
}

/// What this process computes counts: other programs may keep the machine busy.
void TestCourseCheck::manyPagesAreCheckedInTime()
{
    const CourseFiles course;
    QByteArray text;
    for (int i = 0; i < 20; ++i)
        text += "## 제목 " + QByteArray::number(i) + "\n\n글 **굵게(x)**는 $x_i$ [쪽](page:idea)\n\n- 하나\n- 둘\n\n";
    for (int i = 2; i < 500; ++i)
        for (const char *language : {"ko", "en"})
            course.page(QStringLiteral("%1/%2-page-%2").arg(QLatin1String(language)).arg(i, 3, 10, QLatin1Char('0')), text);
    const std::clock_t start = std::clock();
    QCOMPARE(course.check(), QStringList());
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    qInfo("checked 1000 files in %.2f s", seconds);
    QVERIFY(seconds < 60); // only work that grows with the square of the pages takes so long
}

void TestCourseCheck::aCourseOpensWithItsPagesInOrder()
{
    const CourseFiles files;
    files.page(QStringLiteral("ko/10-end"), "끝\n");
    files.page(QStringLiteral("ko/02-begin"), "시작\n");
    files.page(QStringLiteral("en/02-begin"), "Begin\n");
    Problems problems;
    const auto course = nunchi::course::Course::open(files.path(), {}, &problems);
    QVERIFY(course);
    QCOMPARE(course->title(QStringLiteral("en")), QStringLiteral("Attention"));
    QCOMPARE(course->languages(), QStringList({QStringLiteral("ko"), QStringLiteral("en")}));
    const LessonInfo *lesson = course->lesson(QStringLiteral("13-x"));
    QVERIFY(lesson);
    QCOMPARE(lesson->pageIds, QStringList({QStringLiteral("idea"), QStringLiteral("begin"), QStringLiteral("end")}));
    QCOMPARE(lesson->label.value(QStringLiteral("ko")), QStringLiteral("13강"));
    QCOMPARE(lesson->level, QStringLiteral("graduate"));
    QCOMPARE(course->frontMatter(lesson->id, QStringLiteral("begin"), QStringLiteral("en")).minutes, 3);
    const auto page = course->page(lesson->id, QStringLiteral("begin"), QStringLiteral("en"));
    QVERIFY(page);
    QCOMPARE(course->page(lesson->id, QStringLiteral("begin"), QStringLiteral("en")), page);
    QVERIFY(!course->page(lesson->id, QStringLiteral("end"), QStringLiteral("en")));
    QVERIFY(!course->page(QStringLiteral("nowhere"), QStringLiteral("end"), QStringLiteral("en")));
    QVERIFY(course->frontMatter(lesson->id, QStringLiteral("nowhere"), QStringLiteral("en")).title.isEmpty());
}

void TestCourseCheck::aBrokenCourseStillOpens()
{
    const CourseFiles files;
    files.write(QStringLiteral("13-x/lesson.yaml"), "title: [\n");
    Problems problems;
    const auto course = nunchi::course::Course::open(files.path(), {}, &problems);
    QVERIFY(course);
    QVERIFY(hasErrors(problems));
    QVERIFY(course->page(QStringLiteral("13-x"), QStringLiteral("idea"), QStringLiteral("ko")));
    problems.clear();
    QVERIFY(!nunchi::course::Course::open(files.path(QStringLiteral("13-x")), {}, &problems));
    QCOMPARE(problems.size(), 1);
}

/// The window's first page must not wait for the reader; the bound is wide, for busy machines.
void TestCourseCheck::theBundledLessonsAreReadQuickly()
{
    const QString folder = QStringLiteral(NUNCHI_SOURCE_DIR "/lessons");
    const std::clock_t start = std::clock();
    Problems problems;
    const auto course = nunchi::course::Course::open(folder, {}, &problems);
    QVERIFY(course);
    const LessonInfo &lesson = course->lessons().first();
    QVERIFY(course->page(lesson.id, lesson.pageIds.first(), QStringLiteral("ko"), &problems));
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    qInfo("opened the course and read a page in %.1f ms", seconds * 1000);
    QVERIFY(seconds < 2);
    QVERIFY2(!hasErrors(problems), joined(problems).constData());
}

QTEST_APPLESS_MAIN(TestCourseCheck)
#include "tst_course_check.moc"
