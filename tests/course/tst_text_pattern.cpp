// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/text_pattern.h"

#include <QTest>

#include "course/excerpt.h"

using namespace nunchi::course;

class TestTextPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void closedTakesTheSyllableAsItIs();
    void placesAreThoseOfTheOriginal();
    void nothingFindsNothing();
    void excerptShowsTheMatch();
    void excerptOfAShortTextIsTheText();
};

void TestTextPattern::finds_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found"); // with | between
    const QString decomposed = QStringLiteral("어텐션은").normalized(QString::NormalizationForm_D);
    QTest::newRow("capitals") << "ATTENTION" << "Attention is attention" << "Attention|attention";
    QTest::newRow("syllables") << "어텐션" << "셀프 어텐션과 어텐션" << "어텐션|어텐션";
    QTest::newRow("while typing") << "어테" << "어텐션" << "어텐";
    QTest::newRow("while typing, the final moves on") << "가중ㅊ" << "가중치" << "가중치";
    QTest::newRow("only the last is open") << "어테션" << "어텐션" << "";
    QTest::newRow("initials") << "ㅇㅌㅅ" << "멀티헤드 어텐션" << "어텐션";
    QTest::newRow("initials run together") << "ㄱㅈㅊ" << "가중치" << "가중치";
    QTest::newRow("initials as a cluster") << "ㄳ" << "검색" << "검색";
    QTest::newRow("mixed") << "어ㅌㅅ" << "어텐션" << "어텐션";
    QTest::newRow("the letter itself") << "ㅇㅌㅅ" << "ㅇㅌㅅ로 찾기" << "ㅇㅌㅅ";
    QTest::newRow("decomposed words") << decomposed << "어텐션은" << "어텐션은";
    QTest::newRow("decomposed text") << "텐션" << decomposed
                                     << QStringLiteral("텐션").normalized(QString::NormalizationForm_D);
    QTest::newRow("accents") << "Léa" << "LE\u0301A" << "LE\u0301A";
    QTest::newRow("formula") << "\\sqrt{d_k}" << "$\\frac{1}{\\sqrt{d_k}}$" << "\\sqrt{d_k}";
    QTest::newRow("spaces of any kind") << "a b" << "a\u00a0b a\n b" << "a\u00a0b|a\n b";
    QTest::newRow("joiners are not seen") << "ab" << "a\u200bb" << "a\u200bb";
    QTest::newRow("none overlap") << "aa" << "aaaa" << "aa|aa";
    QTest::newRow("outside the first plane") << "😀b" << "a😀B" << "😀B";
}

void TestTextPattern::finds()
{
    QFETCH(QString, words);
    QFETCH(QString, text);
    QFETCH(QString, found);
    QStringList parts;
    for (const TextRange &range : TextPattern(words).findAll(FoldedText(text)))
        parts << text.mid(range.start, range.length);
    QCOMPARE(parts.join(QLatin1Char('|')), found);
}

void TestTextPattern::closedTakesTheSyllableAsItIs()
{
    const FoldedText text(QStringLiteral("어텐션"));
    QVERIFY(TextPattern(QStringLiteral("어테"), TextPattern::End::Closed).findAll(text).isEmpty());
    QCOMPARE(TextPattern(QStringLiteral("어텐"), TextPattern::End::Closed).findAll(text).size(), 1);
}

void TestTextPattern::placesAreThoseOfTheOriginal()
{
    const QString text = QStringLiteral("\u1100\u1161\u200b  key"); // ga, letter by letter; a joiner; two spaces
    const auto found = TextPattern(QStringLiteral("KEY")).findAll(FoldedText(text));
    QCOMPARE(found, (QList<TextRange>{{5, 3}}));
}

void TestTextPattern::nothingFindsNothing()
{
    QVERIFY(TextPattern(QStringLiteral("  ")).isEmpty());
    QVERIFY(TextPattern(QString()).findAll(FoldedText(QStringLiteral("a"))).isEmpty());
    QVERIFY(TextPattern(QStringLiteral("abc")).findAll(FoldedText(QStringLiteral("ab"))).isEmpty());
    QVERIFY(TextPattern(QStringLiteral("a")).findAll(FoldedText(QString())).isEmpty());
}

void TestTextPattern::excerptShowsTheMatch()
{
    const QString text = QStringLiteral("word ").repeated(60) + QStringLiteral("needle ") + QStringLiteral("and ").repeated(90);
    const Excerpt excerpt = makeExcerpt(text, {TextPattern(QStringLiteral("needle"))});
    QVERIFY(excerpt.text.startsWith(QChar(0x2026)));
    QVERIFY(excerpt.text.endsWith(QChar(0x2026)));
    QVERIFY(excerpt.text.size() < 200);
    QCOMPARE(excerpt.marks.size(), 1);
    QCOMPARE(excerpt.text.mid(excerpt.marks[0].start, excerpt.marks[0].length), QStringLiteral("needle"));
    QVERIFY(excerpt.atWordStart);
    QVERIFY(!makeExcerpt(QStringLiteral("pineneedle"), {TextPattern(QStringLiteral("needle"))}).atWordStart);
}

void TestTextPattern::excerptOfAShortTextIsTheText()
{
    const Excerpt excerpt = makeExcerpt(QStringLiteral("two\nlines"),
        {TextPattern(QStringLiteral("lines")), TextPattern(QStringLiteral("ine"))});
    QCOMPARE(excerpt.text, QStringLiteral("two lines"));
    QCOMPARE(excerpt.marks, (QList<TextRange>{{4, 5}})); // what overlaps is marked once
}

QTEST_APPLESS_MAIN(TestTextPattern)
#include "tst_text_pattern.moc"
