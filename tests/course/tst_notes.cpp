// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_fixture.h"

using namespace fixture;

class TestNotes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void areNumberedInOrderOfTheText();
    void mayStandWhereTextStands();
    void goOnOverLines();
    void staysLiteral_data();
    void staysLiteral();
    void problemsAreNamed_data();
    void problemsAreNamed();
};

void TestNotes::areNumberedInOrderOfTheText()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("[^first]: 하나 **굵게**\n\n글[^second]은 **강조(x)**[^first]를 쓴다[^second].\n\n"
                                            "[^second]: 둘 $x$\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(reading.page.blocks.size(), 1);
    QCOMPARE(shown(std::get<Paragraph>(reading.page.blocks[0].content).text),
        QStringLiteral("글[^second]은 [b:강조(x)][^first]를 쓴다[^second]."));
    QCOMPARE(reading.page.notes.size(), 2);
    QCOMPARE(reading.page.notes[0].id, QStringLiteral("second"));
    QCOMPARE(reading.page.notes[0].number, 1);
    QCOMPARE(shown(reading.page.notes[0].text), QStringLiteral("둘 [m:x]"));
    QCOMPARE(reading.page.notes[1].number, 2);
    QCOMPARE(shown(reading.page.notes[1].text), QStringLiteral("하나 [b:굵게]"));
    QCOMPARE(reading.page.notes[1].place.line, linesBefore + 1);
}

/// A question's words are read in another order than they are written.
void TestNotes::mayStandWhereTextStands()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("## 제목[^h]\n\n- 항목[^i]\n\n| a[^t] |\n|---|\n| b |\n\n```{key}\n문장[^k]\n```\n\n"
                    "```{quiz} q\ntype: single\nexplain: 풀이[^e]\nask: 물음[^a]\nhint: h\nchoices:\n"
                    "  - {text: 'x[^c]', right: true}\n  - {text: y, why: z}\n```\n\n"
                    "[^h]: h\n[^i]: i\n[^t]: t\n[^k]: k\n[^e]: e\n[^a]: a\n[^c]: c\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QString order;
    for (const Note &note : reading.page.notes)
        order += note.id + shown(note.text);
    QCOMPARE(order, QStringLiteral("hhiittkkeeaacc"));
}

void TestNotes::goOnOverLines()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("글[^a] [^b]\n[^a]: 첫 줄\n    둘째 줄\n셋째 줄\n[^b]: 비\n\n다음 글\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(shown(reading.page.notes[0].text), QStringLiteral("첫 줄/둘째 줄/셋째 줄"));
    QCOMPARE(reading.page.blocks.size(), 2);
}

void TestNotes::staysLiteral_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *source, const char *expected) {
        QTest::newRow(source) << QByteArray(source) << QString::fromUtf8(expected);
    };
    row("`[^a]`와 ``[^a]: b``", "[c:[^a]]와 [c:[^a]: b]");
    row("\\[^a]", "[^a]");
    row("[^A] [^a b] [^] [^-a] [^a", "[^A] [^a b] [^] [^-a] [^a");
    row("$x[^a]$", "[m:x[^a]]");
}

void TestNotes::staysLiteral()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, expected);
    const Lesson lesson;
    const PageReading reading = lesson.read(source + '\n');
    QCOMPARE(paragraph(reading), expected);
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    const PageReading code = lesson.read("```\n[^a]: b [^c]\n```\n");
    QCOMPARE(std::get<CodeBlock>(code.page.blocks[0].content).text, QStringLiteral("[^a]: b [^c]"));
    QVERIFY(code.problems.isEmpty());
}

void TestNotes::problemsAreNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("problem"); // as "line:column severity"
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *source, const char *problem, const char *word) {
        QTest::newRow(name) << QByteArray(source) << QString::fromUtf8(problem) << QString::fromUtf8(word);
    };
    row("unknown", "글\n글 둘[^x]\n", "7:4 error", "[^x]");
    row("unused", "글\n\n[^x]: 주\n", "8:1 warning", "[^x]");
    row("twice", "글[^x]\n\n[^x]: 주\n\n[^x]: 또\n", "10:1 error", "line 8");
    row("empty", "글[^x]\n\n[^x]:\n", "8:1 error", "nothing");
    row("in a note", "글[^x]\n\n[^x]: 주[^y]\n\n[^y]: 또\n", "8:8 error", "note");
    row("in a list", "글[^x]\n\n- [^x]: 주\n", "8:3 error", "margin");
    row("in speaker's notes", "```{speaker}\n말[^x]\n```\n\n[^x]: 주\n", "7:2 error", "student");
}

void TestNotes::problemsAreNamed()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, problem);
    QFETCH(QString, word);
    const Lesson lesson;
    const PageReading reading = lesson.read(source);
    const QStringList lines = listed(reading.problems);
    const bool found = std::any_of(lines.begin(), lines.end(),
        [&](const QString &line) { return line.startsWith(problem + QLatin1Char(' ')) && line.contains(word); });
    QVERIFY2(found, joined(reading.problems).constData());
}

QTEST_APPLESS_MAIN(TestNotes)
#include "tst_notes.moc"
