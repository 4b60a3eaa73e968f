// SPDX-License-Identifier: GPL-3.0-or-later
// {columns}, {python}, {exact}, {table}, and the lines `:name: value` a directive may begin with.
#include "course/python_code.h"
#include "lesson_fixture.h"

using namespace fixture;

class TestNewBlocks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void columnsArePartedByPlusSigns();
    void boxesHaveALevelAndAnId();
    void programsKeepTheirText();
    void tablesAreMarked();
    void summariesHoldNothing();
    void problemsAreNamed_data();
    void problemsAreNamed();
    void commentsAreTakenOut_data();
    void commentsAreTakenOut();
};

void TestNewBlocks::columnsArePartedByPlusSigns()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("````{columns}\n왼쪽\n\n- 하나\n\n+++\n\n```{key}\n++\n```\n+++\n\n셋\n````\n\n글\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("columns1@6:1"), QStringLiteral("p1@7:1"), QStringLiteral("list1@9:1"),
            QStringLiteral("p2@9:3"), QStringLiteral("key1@13:1"), QStringLiteral("p3@14:1"),
            QStringLiteral("p4@18:1"), QStringLiteral("p5@21:1")}));
    const auto columns = std::get<Columns>(reading.page.blocks[0].content);
    QCOMPARE(columns.columns.size(), 3);
    QCOMPARE(columns.columns[1].size(), 1);
    QCOMPARE(columns.columns[2].first().id, QStringLiteral("p4"));
}

void TestNewBlocks::boxesHaveALevelAndAnId()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("```{exact} 정확한 꼴\n:level: graduate\n:id: exact-cost\n\n글\n```\n\n"
                                            "```{key}\n:level: undergraduate\n글\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("exact-cost@6:1"), QStringLiteral("p1@10:1"), QStringLiteral("key1@13:1"),
            QStringLiteral("p2@15:1")}));
    const auto exact = std::get<Box>(reading.page.blocks[0].content);
    QCOMPARE(exact.kind, Box::Kind::Exact);
    QCOMPARE(exact.title, QStringLiteral("정확한 꼴"));
    QCOMPARE(exact.level, QStringLiteral("graduate"));
    QCOMPARE(std::get<Box>(reading.page.blocks[1].content).level, QStringLiteral("undergraduate"));
}

void TestNewBlocks::programsKeepTheirText()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{python} 여섯 줄\n:id: six-lines\n\nimport numpy as np  # \"$x$\"\n\n"
                    "def f(x):\n    return x['a'] @ \"**b**\"\n```\n\n```{python}\nx\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks), QStringList({QStringLiteral("six-lines@6:1"), QStringLiteral("python1@15:1")}));
    const auto python = std::get<Python>(reading.page.blocks[0].content);
    QCOMPARE(python.title, QStringLiteral("여섯 줄"));
    QCOMPARE(python.code,
        QStringLiteral("import numpy as np  # \"$x$\"\n\ndef f(x):\n    return x['a'] @ \"**b**\""));
    QVERIFY(std::get<Python>(reading.page.blocks[1].content).title.isEmpty());
}

void TestNewBlocks::tablesAreMarked()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("```{table} 길이와 \"쌍\"\n:mark-rows: 3 1\n:mark-columns: 2\n\n"
                                            "| 길이 | 쌍 |\n|--:|--:|\n| 1 | 1 |\n| 2 | 4 |\n| 3 | 9 |\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks), QStringList({QStringLiteral("table1@10:1")}));
    const auto table = std::get<Table>(reading.page.blocks[0].content);
    QCOMPARE(table.caption, QStringLiteral("길이와 “쌍”"));
    QCOMPARE(table.markedRows, QList<int>({0, 2}));
    QCOMPARE(table.markedColumns, QList<int>({1}));
    QCOMPARE(table.rows.size(), 3);
}

void TestNewBlocks::summariesHoldNothing()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("```{summary}\n:id: end\n```\n\n```{summary}\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks), QStringList({QStringLiteral("end@6:1"), QStringLiteral("summary1@10:1")}));
    QVERIFY(std::holds_alternative<Summary>(reading.page.blocks[0].content));
}

void TestNewBlocks::problemsAreNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const QByteArray &source, const char *problem, const char *word) {
        QTest::newRow(name) << source << QString::fromUtf8(problem) << QString::fromUtf8(word);
    };
    row("one column", "```{columns}\na\n```\n", "6:1 error", "+++");
    row("five columns", "```{columns}\na\n+++\nb\n+++\nc\n+++\nd\n+++\ne\n```\n", "6:1 error", "+++");
    row("empty column", "```{columns}\na\n\n+++\n```\n", "6:1 warning", "nothing");
    row("column break outside", "a\n\n+++\n\nb\n", "8:1 error", "{columns}");
    row("column break in a box in columns", "````{columns}\na\n+++\n```{key}\nb\n+++\nc\n```\n````\n", "11:1 error",
        "{columns}");
    row("slide break in columns", "```{columns}\na\n\n---\n\nb\n+++\nc\n```\n", "9:1 error", "slide");
    row("columns in columns", "````{columns}\na\n+++\n```{columns}\nb\n+++\nc\n```\n````\n", "9:1 error", "columns");
    row("columns with a title", "```{columns} Title\na\n+++\nb\n```\n", "6:1 warning", "Title");
    row("summary with a title", "```{summary} Title\n```\n", "6:1 warning", "Title");
    row("summary with words in it", "```{summary}\n:id: end\n\nWords.\n```\n", "6:1 warning", "remove");
    row("summary in the notes", "````{speaker}\n```{summary}\n```\n````\n", "7:1 error", "summary");
    row("unknown option", "```{key}\n:colour: red\na\n```\n", "7:1 error", ":colour:");
    row("option twice", "```{key}\n:level: graduate\n:level: graduate\na\n```\n", "8:1 error", "twice");
    row("option without value", "```{key}\n:level:\na\n```\n", "7:1 error", "value");
    row("unknown level", "```{exact}\n:level: kindergarten\na\n```\n", "7:1 error", "high-school");
    row("bad id", "```{exact}\n:id: A b\na\n```\n", "7:1 error", "A b");
    row("counted id", "```{exact}\n:id: exact2\na\n```\n", "7:1 error", "exact2");
    row("id twice", "```{key}\n:id: x\na\n```\n\n```{python}\n:id: x\nb\n```\n", "11:1 error", "\"x\"");
    row("table without a table", "```{table} T\ntext\n```\n", "6:1 error", "|");
    row("table and more", "```{table} T\n| a |\n|---|\n| b |\n\ntext\n```\n", "6:1 error", "one table");
    row("two tables", "```{table} T\n| a |\n|---|\n\n| a |\n|---|\n```\n", "6:1 error", "one table");
    row("row that is not there", "```{table} T\n:mark-rows: 2\n\n| a |\n|---|\n| b |\n```\n", "7:1 error", "1 to 1");
    row("row as a word", "```{table} T\n:mark-rows: last\n\n| a |\n|---|\n| b |\n```\n", "7:1 error", "last");
    row("column 0", "```{table} T\n:mark-columns: 0\n\n| a |\n|---|\n| b |\n```\n", "7:1 error", "1 to 1");
    row("empty program", "```{python}\n\n```\n", "6:1 warning", "program");
    row("question in speaker's columns",
        "````{speaker}\n```{quiz} q\nask: a\nhint: h\ntype: numeric\nanswer: 1\nexplain: e\n```\n글\n````\n",
        "7:1 error", "speaker");
    QByteArray deep = "글\n";
    for (int i = 0; i < 200; ++i)
        deep = QByteArray(3 + i, '`') + "{key}\n" + deep + QByteArray(3 + i, '`') + '\n';
    row("boxes in boxes without end", deep, "10:1 error", "nested");
}

void TestNewBlocks::problemsAreNamed()
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

void TestNewBlocks::commentsAreTakenOut_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("rest"); // lines as number:text
    QTest::newRow("comments") << QStringLiteral("# a\nx = 1  # b\n\n  # c\ny = 2") << QStringLiteral("1:x = 1|4:y = 2");
    QTest::newRow("in strings") << QStringLiteral("a = '#'\nb = \"\\\"#\" # c") << QStringLiteral("0:a = '#'|1:b = \"\\\"#\"");
    QTest::newRow("in long strings") << QStringLiteral("'''\n# a\n'''\n# b") << QStringLiteral("0:'''|1:# a|2:'''");
    QTest::newRow("an open string ends with its line") << QStringLiteral("a = '\nb # c") << QStringLiteral("0:a = '|1:b");
    QTest::newRow("a backslash at the end") << QStringLiteral("'\\") << QStringLiteral("0:'\\");
}

void TestNewBlocks::commentsAreTakenOut()
{
    QFETCH(QString, code);
    QStringList lines;
    for (const CodeLine &line : codeWithoutComments(code))
        lines << QStringLiteral("%1:%2").arg(line.line).arg(line.text);
    QTEST(lines.join(QLatin1Char('|')), "rest");
}

QTEST_APPLESS_MAIN(TestNewBlocks)
#include "tst_new_blocks.moc"
