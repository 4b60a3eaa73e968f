// SPDX-License-Identifier: GPL-3.0-or-later
// Slips that Markdown shows as text or drops without a word, and slips that bring others with them: each is named once,
// and ordinary prose never.
#include "lesson_fixture.h"

using namespace fixture;

class TestSlips : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isNamedOnce_data();
    void isNamedOnce();
    void ordinaryProseIsNotNamed_data();
    void ordinaryProseIsNotNamed();
    void aRoleMayHaveTwoBackticks();
    void anEmptyLineAboveTheFrontMatterIsOneProblem();
};

namespace {

void row(const char *name, const QByteArray &source, const char *problem, const char *word)
{
    QTest::newRow(name) << source << QString::fromUtf8(problem) << QString::fromUtf8(word);
}

void lostRows()
{
    row("rows without a line of dashes", "글\n\n| a | b |\n| 1 | 2 |\n", "3:1 warning", "|---|");
    row("one row without a line of dashes", "| a | b |\n", "1:1 warning", "|---|");
    row("rows in an item", "- |a|b|\n  |1|2|\n", "1:3 warning", "|---|");
    row("heading without a space", "##제목\n\n글\n", "1:1 warning", "after ##");
    row("heading too deep", "####### 제목\n", "1:1 warning", "six");
    row("heading without a space under text", "글\n###제목\n", "2:1 warning", "space");
    row("link without words", "글\n\n[](page:p)\n", "3:1 warning", "[words](page:p)");
    row("link without words in the text", "글 [](page:p) 글\n", "1:3 warning", "no words");
    row("option with one colon", "```{key}\n:id foo\n\n글\n```\n", "2:1 warning", ":id: …");
    row("option after text", "```{exact}\n글\n:level: graduate\n```\n", "3:1 warning", ":level:");
    row("option after an empty line", "```{exact}\n\n:level: graduate\n글\n```\n", "3:1 warning", "right below");
    row("role with a space", "글 {q} `foo` 글\n", "1:3 warning", "no space");
    row("role that is not closed", "글 {term}`foo 글\n", "1:3 warning", "no ` closes");
    row("two choices that say the same",
        quiz("type: single\nchoices:\n  - {text: x $y$, right: true}\n  - {text: x $y$, why: w}\n"), "7:5 warning",
        "the same as \"a\"");
}

void followingRows()
{
    row("backtick in a title", "글\n\n```{key} 열쇠 `x`\n글\n```\n\n글\n", "3:13 error", "backtick");
    row("empty line in a formula", "글\n\n$$\nx\n\ny\n$$\n\n글\n", "3:1 error", "empty line");
    row("markup that cannot stand as the explanation", quiz("type: numeric\nanswer: 1\nexplain: <b>\n"), "6:10 error",
        "HTML");
    row("choices that are words", quiz("type: single\nchoices:\n  - A\n  - {text: x, right: true}\n"), "6:5 error",
        "key: value");
    row("question in speaker's notes", "````{speaker}\n" + quiz("type: numeric\nanswer: 1\nexplain: e\n") + "````\n",
        "2:1 error", "speaker");
    row("columns in columns", "`````{columns}\na\n+++\n````{columns}\nb\n+++\nc\n````\n`````\n", "4:1 error", "columns");
    row("note with Hangul", "글\n\n[^한글]: 주\n", "3:1 error", "small letters");
    row("note with a capital", "글\n\n[^Bahdanau]: 주\n  둘째 줄\n", "3:1 error", "small letters");
    row("TeX in double quotes", quiz("type: numeric\nanswer: 1\nexplain: \"$\\beta$\"\n"), "6:10 error", "'…'");
    row("TeX with a tab in double quotes", quiz("type: numeric\nanswer: 1\nexplain: \"$\\theta$\"\n"), "6:10 error", "'…'");
}

} // namespace

void TestSlips::isNamedOnce_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("problem"); // lines counted from the page's text
    QTest::addColumn<QString>("word");
    lostRows();
    followingRows();
}

void TestSlips::isNamedOnce()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, problem);
    QFETCH(QString, word);
    const Lesson lesson;
    const PageReading reading = lesson.read(source);
    QVERIFY2(reading.problems.size() == 1, joined(reading.problems).constData());
    Problem found = reading.problems.first();
    found.place.line -= linesBefore;
    QVERIFY2(listed({found}).first().startsWith(problem + QLatin1Char(' ')) && found.message.contains(word),
        joined({found}).constData());
}

void TestSlips::ordinaryProseIsNotNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    const auto row = [](const char *name, const QByteArray &source) { QTest::newRow(name) << source; };
    row("sizes of sets", "|A| = 3, |A ∪ B| = |A| + |B| − |A ∩ B|\n\n|A| < |B|\n");
    row("a number sign", "#1 이유와 #2 이유\n\nC# 언어, \\##x, #\n");
    row("rows in code", "```text\n| a | b |\n##x\n```\n\n`| a | b |`\n");
    row("a table", "| a | b |\n|---|---|\n| 1 | 2 |\n\n##\n");
    row("colons", "```{key}\n비: 눈\n: 정의\n:smile: 웃음\n:idea foo\n```\n");
    row("option in an example", "````{key}\n글\n\n```text\n:id: x\n```\n````\n");
    row("braces", "집합 {q}와 {k}, {x, y}, \\{q} `x`, `{q}` `x`\n");
    row("a role", "{q}`질의`와 {k}`$k_1$`\n");
    row("a link with code", "[`x`](https://x.org) [$x$](https://x.org)\n");
    row("brackets", "\\[^Name], [^](https://x.org), [^ a], x[2]^3\n");
    row("choices that differ", quiz("type: single\nchoices:\n  - {text: $x$, right: true}\n  - {text: $y$, why: w}\n"));
    row("money in double quotes", quiz("type: numeric\nanswer: 1\nexplain: \"5 $ 와\\n\\\"글\\\"\"\n"));
    row("two formulas on lines of their own", "$$\nx\n$$\n\n글\n\n$$y$$\n");
}

void TestSlips::ordinaryProseIsNotNamed()
{
    QFETCH(QByteArray, source);
    const Lesson lesson;
    const PageReading reading = lesson.read(source);
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
}

void TestSlips::aRoleMayHaveTwoBackticks()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("글 {q}``foo`` 글\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(paragraph(reading), QStringLiteral("글 [q:foo] 글"));
}

void TestSlips::anEmptyLineAboveTheFrontMatterIsOneProblem()
{
    const Lesson lesson;
    const PageReading reading = lesson.readRaw("\n  \n---\ntitle: T\n---\n\n글\n");
    QVERIFY2(reading.problems.size() == 1, joined(reading.problems).constData());
    QVERIFY(listed(reading.problems)[0].startsWith(QStringLiteral("1:1 error")));
    QVERIFY(reading.problems[0].message.contains(QStringLiteral("first line")));
    QCOMPARE(reading.page.front.title, QStringLiteral("T"));
}

QTEST_APPLESS_MAIN(TestSlips)
#include "tst_slips.moc"
