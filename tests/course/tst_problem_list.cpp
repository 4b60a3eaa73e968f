// SPDX-License-Identifier: GPL-3.0-or-later
// Files that cannot be read at all, and the form in which problems are listed.
#include "lesson_fixture.h"

using namespace fixture;

class TestProblemList : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFileThatIsNotUtf8IsNamedAtTheByte();
    void aFileThatIsTooLargeIsRefused();
    void aMissingFileIsNamed();
    void manyProblemsAreCut();
    void messagesFollowEditorsForm();
    void messagesStayOnTheirLine();
};

void TestProblemList::aFileThatIsNotUtf8IsNamedAtTheByte()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("첫 줄\n둘째 \xB0\xA1 줄\n"); // EUC-KR
    QCOMPARE(reading.problems.size(), 1);
    QCOMPARE(reading.problems.first().place.line, linesBefore + 2);
    QCOMPARE(reading.problems.first().place.column, 4);
    QVERIFY(reading.problems.first().message.contains(QStringLiteral("UTF-8")));
    QVERIFY(reading.problems.first().message.contains(QStringLiteral("b0")));
    QVERIFY(reading.page.blocks.isEmpty());
}

void TestProblemList::aFileThatIsTooLargeIsRefused()
{
    const Lesson lesson;
    const PageReading reading = lesson.read(QByteArray("글 ").repeated(600'000));
    QCOMPARE(reading.problems.size(), 1);
    QVERIFY(reading.problems.first().message.contains(QStringLiteral("2 MB")));
}

void TestProblemList::aMissingFileIsNamed()
{
    const PageReading reading = readPage({QStringLiteral("nowhere/01-x.md"), QStringLiteral("nowhere"), {}, {}}, {});
    QCOMPARE(reading.problems.size(), 1);
    QCOMPARE(reading.problems.first().place.file, QStringLiteral("nowhere/01-x.md"));
}

void TestProblemList::manyProblemsAreCut()
{
    const Lesson lesson;
    const PageReading reading = lesson.read(QByteArray("<b>\n\n").repeated(500));
    QVERIFY(reading.problems.size() < 150);
    QVERIFY(reading.problems.last().message.contains(QStringLiteral("more problems")));
}

void TestProblemList::messagesFollowEditorsForm()
{
    QCOMPARE(toString({Severity::Error, {QStringLiteral("13-x/ko/01-a.md"), 3, 7}, QStringLiteral("m")}),
        QStringLiteral("13-x/ko/01-a.md:3:7: error: m"));
    QCOMPARE(toString({Severity::Warning, {QStringLiteral("a"), 1, 1}, QStringLiteral("m")}),
        QStringLiteral("a:1:1: warning: m"));
}

void TestProblemList::messagesStayOnTheirLine()
{
    const QString shown = toString(
        {Severity::Error, {QStringLiteral("a\nb\x1b[2J%1.md"), 3, 7}, QStringLiteral("the key \"\n\u202E%2\" \u0085")});
    QCOMPARE(shown, QStringLiteral("a\\nb\\x1b[2J%1.md:3:7: error: the key \"\\n\\u202e%2\" \\x85"));
}

QTEST_APPLESS_MAIN(TestProblemList)
#include "tst_problem_list.moc"
