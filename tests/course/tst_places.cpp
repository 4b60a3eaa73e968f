// SPDX-License-Identifier: GPL-3.0-or-later
// Where problems and formulas stand whose text the file writes differently: YAML blocks, quotes, titles.
#include "lesson_fixture.h"

using namespace fixture;

class TestPlaces : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void problemsInQuestionsAreAtTheirLine_data();
    void problemsInQuestionsAreAtTheirLine();
    void formulasAreWhereTheyStand_data();
    void formulasAreWhereTheyStand();
    void tooManyFormulasAreNamed();
};

void TestPlaces::problemsInQuestionsAreAtTheirLine_data()
{
    QTest::addColumn<QByteArray>("explain"); // after "explain: " in line 6 of the page's text
    QTest::addColumn<QStringList>("places");
    const auto row = [](const char *name, const QByteArray &explain, const QStringList &places) {
        QTest::newRow(name) << explain << places;
    };
    row("folded", ">-\n  글과\n  <b>와\n  [a](x.md)\n", {QStringLiteral("8:3"), QStringLiteral("9:3")});
    row("folded with empty lines", ">\n  글\n\n\n  둘 <b>\n", {QStringLiteral("10:5")});
    row("folded over deeper lines", ">-\n  글\n    깊이 <b>\n  [a](x.md)\n", {QStringLiteral("8:8"), QStringLiteral("9:3")});
    row("literal", "|\n    글\n    <b>와 [a](x.md)\n", {QStringLiteral("8:5"), QStringLiteral("8:10")});
    row("with a comment", ">- # 설명\n  <b>\n", {QStringLiteral("7:3")});
    row("plain over lines", "글과\n  둘 <b>\n", {QStringLiteral("7:5")});
    row("single quotes", "'it''s <b>'\n", {QStringLiteral("6:17")});
    row("double quotes", "\"a \\\"b\\\" \\uAC00 \\\n  <b>\"\n", {QStringLiteral("7:3")});
    row("double quotes over lines", "\"글과\n  둘 <b>\"\n", {QStringLiteral("7:5")});
}

void TestPlaces::problemsInQuestionsAreAtTheirLine()
{
    QFETCH(QByteArray, explain);
    QFETCH(QStringList, places);
    const Lesson lesson;
    const PageReading reading = lesson.read(quiz("type: numeric\nanswer: 1\nexplain: " + explain));
    QStringList found;
    for (const Problem &problem : reading.problems)
        found << QStringLiteral("%1:%2").arg(problem.place.line - linesBefore).arg(problem.place.column);
    QVERIFY2(found == places, joined(reading.problems).constData());
}

void TestPlaces::formulasAreWhereTheyStand_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QStringList>("formulas");
    const auto row = [](const char *name, const QByteArray &page, const QStringList &formulas) {
        QTest::newRow(name) << page << formulas;
    };
    const QByteArray head = "---\ntitle: T\n---\n";
    row("page's title", "---\ntitle: 글 $a$\nshort: '$b$ 글'\n---\n글\n",
        {QStringLiteral("2:10 a"), QStringLiteral("3:9 b")});
    row("box's title", head + "```{key} 열쇠 $a$\n글\n```\n", {QStringLiteral("4:13 a")});
    row("caption of a table", head + "```{table} 표 $a$\n| b |\n|---|\n| $c$ |\n```\n",
        {QStringLiteral("4:14 a"), QStringLiteral("7:3 c")});
    row("program's title", head + "```{python} $a$\nx = 1\n```\n", {QStringLiteral("4:13 a")});
    row("exhibit", head + "```{exhibit} x\nid: x\ntitle: >-\n  글\n  $a$\ntry: $b$와 $c$\n```\n",
        {QStringLiteral("8:3 a"), QStringLiteral("9:11 c"), QStringLiteral("9:6 b")});
    row("question", head + "```{quiz} q\ntype: numeric\nask: >-\n  글 $a$\n  $b$\nanswer: 1\nhint: h\nexplain: e\n```\n",
        {QStringLiteral("7:5 a"), QStringLiteral("8:3 b")});
    row("money is none", "---\ntitle: \\$5와 $a$\n---\n글\n", {QStringLiteral("2:13 a")});
}

void TestPlaces::formulasAreWhereTheyStand()
{
    QFETCH(QByteArray, page);
    QFETCH(QStringList, formulas);
    const Lesson lesson;
    const PageReading reading = lesson.readRaw(page);
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QStringList found;
    for (const FormulaUse &use : reading.formulas)
        found << QStringLiteral("%1:%2 %3").arg(use.place.line).arg(use.place.column).arg(use.tex);
    found.sort();
    QCOMPARE(found, formulas);
}

void TestPlaces::tooManyFormulasAreNamed()
{
    QByteArray text;
    for (int i = 0; i < 500; ++i)
        text += "$x_{" + QByteArray::number(i) + "}$\n";
    const Lesson lesson;
    const PageReading reading = lesson.read(text);
    QCOMPARE(reading.problems.size(), 1);
    QCOMPARE(reading.problems[0].place.line, linesBefore + 401);
    QVERIFY(reading.problems[0].message.contains(QStringLiteral("400")));
    QCOMPARE(reading.formulas.size(), 400);
}

QTEST_APPLESS_MAIN(TestPlaces)
#include "tst_places.moc"
