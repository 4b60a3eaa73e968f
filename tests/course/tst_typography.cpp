// SPDX-License-Identifier: GPL-3.0-or-later
// Straight quotes become the language's own, and nothing else changes.
#include "course/typography.h"
#include "lesson_fixture.h"

using namespace fixture;

class TestTypography : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void quotesOfProse_data();
    void quotesOfProse();
    void otherLanguagesKeepTheirs();
    void titlesHaveThem();
    void cellsAndNotesHaveThem();
};

void TestTypography::quotesOfProse_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *source, const char *expected) {
        QTest::newRow(source) << QString::fromUtf8(source) << QString::fromUtf8(expected);
    };
    // Korean: a particle follows the closing quote at once
    row("\"안녕\"이라고", "“안녕”이라고");
    row("'그것은'은 어디를 볼까", "‘그것은’은 어디를 볼까");
    row("그는 \"'그것'이 무엇일까?\"라고 물었다.", "그는 “‘그것’이 무엇일까?”라고 물었다.");
    row("이것은\"인용\"이다", "이것은“인용”이다");
    row("이것은'인용'이다", "이것은‘인용’이다");
    row("'softmax'는 'Q'와", "‘softmax’는 ‘Q’와");
    row("(\"괄호\")의 ['대괄호']", "(“괄호”)의 [‘대괄호’]");
    row("'90년대'의", "‘90년대’의");
    row("'하나'·'둘'", "‘하나’·‘둘’");
    row("**\"굵게\"**라고", "[b:“굵게”]라고");
    row("\"**굵게**\"라고", "“[b:굵게]”라고");
    row("\"$x$\"의 \"`x`\"는", "“[m:x]”의 “[c:x]”는");
    row("\"첫 줄\n둘째 줄\"이다", "“첫 줄/둘째 줄”이다");
    row("{q}`'질의'`라고", "[q:‘질의’]라고");
    // English
    row("\"Stop,\" she said, \"now.\"", "“Stop,” she said, “now.”");
    row("It doesn't matter; it's the students' choice.", "It doesn’t matter; it’s the students’ choice.");
    row("\"'Tis 'no' to me,\" he said.", "“‘Tis ‘no’ to me,” he said.");
    row("the '90s and the 1990's", "the ’90s and the 1990’s");
    row("what \"it\"—or \"she\"—means", "what “it”—or “she”—means");
    row("\"it\"'s turn", "“it”’s turn");
    row("a 24\" screen, 5' tall", "a 24\" screen, 5' tall");
    // What stays
    row("`\"x\" 'y'`", "[c:\"x\" 'y']");
    row("$f'(x) = \"y\"$", "[m:f'(x) = \"y\"]");
    row("\\\"straight\\\" \\'too\\'", "\"straight\" 'too'");
    row("&quot;x&quot; &#39;y&#39;", "\"x\" 'y'");
    row("“already” ‘curly’", "“already” ‘curly’");
    row("one... two -- three", "one... two -- three");
}

void TestTypography::quotesOfProse()
{
    QFETCH(QString, source);
    QFETCH(QString, expected);
    const Lesson lesson;
    const bool korean = std::any_of(
        source.begin(), source.end(), [](QChar c) { return c.script() == QChar::Script_Hangul; });
    const PageReading reading =
        lesson.readIn(korean ? QStringLiteral("ko") : QStringLiteral("en"), source.toUtf8() + '\n');
    QCOMPARE(paragraph(reading), expected);
}

void TestTypography::otherLanguagesKeepTheirs()
{
    const Lesson lesson;
    QCOMPARE(paragraph(lesson.readIn(QStringLiteral("fr"), "l'eau \"x\" \\\"y\n")), QStringLiteral("l'eau \"x\" \"y"));
    QCOMPARE(withQuotes(QStringLiteral("\"x\""), QStringLiteral("en-GB")), QStringLiteral("“x”"));
}

void TestTypography::titlesHaveThem()
{
    const Lesson lesson;
    const Page page = lesson
                          .readRaw("---\ntitle: It's \"it\" and $f'$\nshort: '\"it\"'\n---\n\n"
                                   "~~~{key} 'x'의 `y'`\nz\n~~~\n\n```{exhibit} e\nid: a\ntitle: \"'it'\"\n```\n")
                          .page;
    QCOMPARE(page.front.title, QStringLiteral("It’s “it” and $f'$"));
    QCOMPARE(page.front.shortTitle, QStringLiteral("“it”"));
    QCOMPARE(std::get<Box>(page.blocks[0].content).title, QStringLiteral("‘x’의 `y'`"));
    QCOMPARE(std::get<ExhibitBlock>(page.blocks[1].content).title, QStringLiteral("‘it’"));
}

void TestTypography::cellsAndNotesHaveThem()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("| \"a |\n|---|\n| b\" \"c\" |\n\n글[^n]\n\n[^n]: '주'를\n");
    const auto table = std::get<Table>(reading.page.blocks[0].content);
    QCOMPARE(shown(table.head[0]), QStringLiteral("“a")); // a cell is on its own
    QCOMPARE(shown(table.rows[0][0]), QStringLiteral("b” “c”"));
    QCOMPARE(shown(reading.page.notes[0].text), QStringLiteral("‘주’를"));
}

QTEST_APPLESS_MAIN(TestTypography)
#include "tst_typography.moc"
