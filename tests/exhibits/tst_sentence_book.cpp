// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed becomes tokens, and what the sentences and words say of themselves.
#include <cmath>
#include <functional>

#include <QTest>

#include "edit_values.h"
#include "exhibits/shared/attention_values.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/token_text.h"

using namespace nunchi::exhibits;

namespace {

QStringList texts(const AttentionValues &values)
{
    QStringList list;
    for (const Token &token : values.tokens())
        list << token.text;
    return list;
}

} // namespace

class TestSentenceBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typedTokensKeepSyllablesWhole();
    void marksStandAroundAWord();
    void knownWordsBringTheirNumbers_data();
    void knownWordsBringTheirNumbers();
    void aRepeatedTokenHasAKeyOfItsOwn();
    void aBrokenSentenceFileIsRefused_data();
    void aBrokenSentenceFileIsRefused();
    void everyWordSaysWhy();
    void numbersAsText();
};

void TestSentenceBook::typedTokensKeepSyllablesWhole()
{
    const QString composed = QStringLiteral("그것은  강아지가\t물었다 ");
    const QString decomposed = composed.normalized(QString::NormalizationForm_D);
    QVERIFY(composed != decomposed);
    AttentionValues a;
    AttentionValues b;
    set(a, [&](auto &s) { s.text = composed; });
    set(b, [&](auto &s) { s.text = decomposed; });
    const QStringList expected{QStringLiteral("그것은"), QStringLiteral("강아지가"), QStringLiteral("물었다")};
    QCOMPARE(texts(a), expected);
    QCOMPARE(texts(b), expected);
    QVERIFY(a.x() == b.x());
    QCOMPARE(letterCount(QStringLiteral("각").normalized(QString::NormalizationForm_D)), 1);
}

void TestSentenceBook::marksStandAroundAWord()
{
    QCOMPARE(withoutMarks(QStringLiteral("“Don’t!”,")), QStringLiteral("Don’t"));
    QCOMPARE(withoutMarks(QStringLiteral("해질녘,")), QStringLiteral("해질녘"));
    QCOMPARE(withoutMarks(QStringLiteral("…")), QString());
    QCOMPARE(withoutMarks(QString()), QString());
    QCOMPARE(bareWord(QStringLiteral("“Don’t!”,")), QStringLiteral("don't"));
}

void TestSentenceBook::knownWordsBringTheirNumbers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("word");
    QTest::newRow("as it stands") << QStringLiteral("동물은") << QStringLiteral("animal");
    QTest::newRow("another particle") << QStringLiteral("동물이") << QStringLiteral("animal");
    QTest::newRow("no particle") << QStringLiteral("동물") << QStringLiteral("animal");
    QTest::newRow("longest particle first") << QStringLiteral("길에서는,") << QStringLiteral("street");
    QTest::newRow("a stem that ends like a particle") << QStringLiteral("강아지가") << QStringLiteral("puppy");
    QTest::newRow("that, not the") << QStringLiteral("그것은") << QStringLiteral("it");
    QTest::newRow("punctuation") << QStringLiteral("“Animal!”") << QStringLiteral("animal");
    QTest::newRow("capitals") << QStringLiteral("STREET") << QStringLiteral("street");
    QTest::newRow("either apostrophe") << QStringLiteral("didn’t") << QStringLiteral("not");
    QTest::newRow("unknown") << QStringLiteral("고양이는") << QString();
    QTest::newRow("only a particle") << QStringLiteral("은") << QString();
}

void TestSentenceBook::knownWordsBringTheirNumbers()
{
    QFETCH(QString, typed);
    QFETCH(QString, word);
    AttentionValues values;
    set(values, [&](auto &s) { s.text = typed; });
    QCOMPARE(values.count(), 1);
    QCOMPARE(values.tokens()[0].word, word);
    QCOMPARE(values.tokens()[0].text, typed);
    QCOMPARE(values.x().norm() == 0, word.isEmpty());
}

void TestSentenceBook::aRepeatedTokenHasAKeyOfItsOwn()
{
    AttentionValues values;
    set(values, [](auto &s) { s.text = QStringLiteral("ball ball ball"); });
    set(values, [](auto &s) { s.edits[QStringLiteral("ball#2.living")] = 3.0; });
    QCOMPARE(values.x()(0, 0), 0.0);
    QCOMPARE(values.x()(1, 0), 3.0);
    QCOMPARE(values.x()(2, 0), 0.0);
}

void TestSentenceBook::aBrokenSentenceFileIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("named");
    QTest::newRow("not json") << QByteArray("{") << QStringLiteral("byte");
    QTest::newRow("empty") << QByteArray("{}") << QStringLiteral("no sentence");
    QTest::newRow("dimension") << QByteArray(R"({"words":[{"id":"w","x":{"d":1}}]})") << QStringLiteral("“d”");
    QTest::newRow("wQ") << QByteArray(R"({"sentences":[{"id":"s","dimensions":["d"],"wQ":[]}]})")
                        << QStringLiteral("wQ of “s”");
    QTest::newRow("word") << QByteArray(R"({"sentences":[{"id":"s","ko":[["w","W"]],"en":[["w","W"]]}]})")
                          << QStringLiteral("“w”");
}

void TestSentenceBook::aBrokenSentenceFileIsRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, named);
    QString reason;
    QVERIFY(!SentenceBook::read(json, &reason));
    QVERIFY2(reason.contains(named), qPrintable(reason));
}

void TestSentenceBook::everyWordSaysWhy()
{
    for (const char *language : {"ko", "en"}) {
        AttentionValues values;
        values.setLanguage(QString::fromLatin1(language));
        for (const Sentence &sentence : SentenceBook::builtIn().sentences()) {
            set(values, [&](auto &s) { s.sentence = sentence.id; });
            QVERIFY(!sentence.note.value(values.language()).isEmpty());
            QVERIFY(!sentence.shortName.value(values.language()).isEmpty());
            for (int i = 0; i < values.count(); ++i)
                QVERIFY(!values.reason(i).isEmpty());
            for (const NamedDimension &dimension : values.dimensions())
                QVERIFY(!dimension.name.isEmpty() && !dimension.means.isEmpty());
        }
    }
}

void TestSentenceBook::numbersAsText()
{
    QCOMPARE(shortNumber(2), QStringLiteral("2.0"));
    QCOMPARE(shortNumber(0), QStringLiteral("0"));
    QCOMPARE(shortNumber(3.1000000000000001), QStringLiteral("3.1"));
    QCOMPARE(shortNumber(-1.25), QStringLiteral("−1.25"));
    QCOMPARE(fixedNumber(-0.001, 2), QStringLiteral("0.00"));
    QCOMPARE(fixedNumber(-INFINITY, 2), QStringLiteral("−∞"));
    QCOMPARE(exactNumber(0.1), QStringLiteral("0.1"));
    QCOMPARE(percentNumber(0.505), QStringLiteral("51%"));
    // Halves go up whatever binary noise says, and only halves.
    QCOMPARE(fixedNumber(1.63 / 2, 2), QStringLiteral("0.82"));
    QCOMPARE(fixedNumber(0.815, 2), QStringLiteral("0.82"));
    QCOMPARE(fixedNumber(-0.815, 2), QStringLiteral("−0.82"));
    QCOMPARE(fixedNumber(1.005, 2), QStringLiteral("1.01"));
    QCOMPARE(fixedNumber(0.1 * 3 * 0.25 * 10, 2), QStringLiteral("0.75"));
    QCOMPARE(fixedNumber(0.81499999, 2), QStringLiteral("0.81"));
    QCOMPARE(shortNumber(2.675), QStringLiteral("2.68"));
    QCOMPARE(percentNumber(0.285), QStringLiteral("29%"));
}

QTEST_APPLESS_MAIN(TestSentenceBook)
#include "tst_sentence_book.moc"
