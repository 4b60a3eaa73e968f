// SPDX-License-Identifier: GPL-3.0-or-later
// What CommonMark and md4c get wrong in Korean, and mathematics that Markdown would take apart.
#include "lesson_fixture.h"

using namespace fixture;

class TestMarkdownKorean : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads_data();
    void reads();
    void cellsKeepTheirMathematics();
    void decomposedHangulIsComposed();
};

void TestMarkdownKorean::reads_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *source, const char *expected) {
        QTest::newRow(source) << QByteArray(source) << QString::fromUtf8(expected);
    };
    // Emphasis beside a particle
    row("**QKᵀ(점수)**는 크다", "[b:QKᵀ(점수)]는 크다");
    row("*QKᵀ(점수)*는 크다", "[i:QKᵀ(점수)]는 크다");
    row("**어텐션(attention)**은 **가중치(weight)**를 쓴다", "[b:어텐션(attention)]은 [b:가중치(weight)]를 쓴다");
    row("***둘 다!***를", "[bi:둘 다!]를");
    row("이것은**“인용”**이다", "이것은[b:“인용”]이다");
    row("**“인용”**이 **\"또\"**라고", "[b:“인용”]이 [b:“또”]라고");
    row("**`softmax`**는", "[bc:softmax]는");
    row("`softmax`는 `d_k`로", "[c:softmax]는 [c:d_k]로");
    row("**{q}`질의`**는", "[bq:질의]는");
    row("**$d_k$**는 $q$와", "[bm:d_k]는 [m:q]와");
    row("**100%**가 *50%*를", "[b:100%]가 [i:50%]를");
    row("**크다.**그리고 **작다?**라고", "[b:크다.]그리고 [b:작다?]라고");
    row("*강조 **속의(안)** 강조*는", "[i:강조 ][bi:속의(안)][i: 강조]는");
    row("(**괄호 안**)의 **밖**", "([b:괄호 안])의 [b:밖]");
    row("[**끝(end)**이다](page:x)", "[b>page:x:끝(end)][>page:x:이다]");
    // What must stay as it is
    row("**단어**는 *단어*는", "[b:단어]는 [i:단어]는");
    row("2 * 3 * 4", "2 * 3 * 4");
    row("\\*별\\*는", "*별*는");
    row("`**코드(x)**는`", "[c:**코드(x)**는]");
    row("1~5장과 6~7장", "1~5장과 6~7장");
    row("~~지움~~", "~~지움~~");
    // Mathematics beside a particle
    row("$d_k$는 $\\sqrt{d_k}$로", "[m:d_k]는 [m:\\sqrt{d_k}]로");
    row("($x_1, x_2$)의", "([m:x_1, x_2])의");
    row("$a*b*c$와 $a_1 b_2$", "[m:a*b*c]와 [m:a_1 b_2]");
    row("$\\frac{a}{b} \\\\ c$", "[m:\\frac{a}{b} \\\\ c]");
    row("$[a](b)$ $<x>$ $`$", "[m:[a](b)] [m:<x>] [m:`]");
    row("두 줄 $a +\nb$ 수식", "두 줄 [m:a + b] 수식");
    row("$\\text{점수}_i$는", "[m:\\text{점수}_i]는");
    // Money
    row("$5와 $6", "$5와 $6");
    row("가격은 $5이고 세금은 $6입니다", "가격은 $5이고 세금은 $6입니다");
    row("$5와$6", "$5와$6");
    row("\\$x\\$는", "$x$는");
    row("$5 and $x$", "$5 and [m:x]");
    row("`$x$`와 `` `$y$ ``", "[c:$x$]와 [c:`$y$]");
    // Roles
    row("{q}`질의`와 {k}`열쇠`, {v}`값`의 {w}`가중치`를", "[q:질의]와 [k:열쇠], [v:값]의 [w:가중치]를");
    row("{q}`질의 $q_i$`는", "[q:질의 ][mq:q_i]는");
    row("집합 {q} `x`", "집합 {q} [c:x]");
}

void TestMarkdownKorean::reads()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, expected);
    const Lesson lesson;
    const PageReading reading = lesson.read(source + '\n');
    QCOMPARE(paragraph(reading), expected);
    Problems errors;
    for (const Problem &problem : reading.problems)
        if (problem.severity == Severity::Error)
            errors << problem;
    QVERIFY2(errors.isEmpty(), joined(errors).constData());
}

void TestMarkdownKorean::cellsKeepTheirMathematics()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("| 식 | 값 |\n|---|--:|\n| $P(a|b)$는 | $5 |\n| **합(+)**은 | $6 |\n");
    QCOMPARE(reading.page.blocks.size(), 1);
    const auto table = std::get<Table>(reading.page.blocks.first().content);
    QCOMPARE(table.columns, (QList<Align>{Align::Default, Align::Right}));
    QCOMPARE(shown(table.head[1]), QStringLiteral("값"));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(shown(table.rows[0][0]), QStringLiteral("[m:P(a|b)]는"));
    QCOMPARE(shown(table.rows[0][1]), QStringLiteral("$5"));
    QCOMPARE(shown(table.rows[1][0]), QStringLiteral("[b:합(+)]은"));
    QCOMPARE(shown(table.rows[1][1]), QStringLiteral("$6"));
}

void TestMarkdownKorean::decomposedHangulIsComposed()
{
    const Lesson lesson;
    const QString words = QStringLiteral("한글 어텐션");
    const PageReading reading = lesson.read(words.normalized(QString::NormalizationForm_D).toUtf8());
    QCOMPARE(paragraph(reading), words);
}

QTEST_APPLESS_MAIN(TestMarkdownKorean)
#include "tst_markdown_korean.moc"
