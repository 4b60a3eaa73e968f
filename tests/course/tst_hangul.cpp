// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/hangul.h"

#include <QTest>

using namespace nunchi::course;

namespace {

QChar one(const char *text)
{
    return QString::fromUtf8(text).at(0);
}

} // namespace

class TestHangul : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void syllablesComeApart();
    void initials_data();
    void initials();
    void rangesHoldWhatBeginsWithTheLetter();
    void clustersAreTwoKeys();
    void unfinished_data();
    void unfinished();
};

void TestHangul::syllablesComeApart()
{
    QCOMPARE(syllable(one("가")), (Syllable{0, 0, 0}));
    QCOMPARE(syllable(one("힣")), (Syllable{18, 20, 27}));
    QCOMPARE(syllable(one("텐")), (Syllable{16, 5, 4}));
    QVERIFY(!syllable(one("ㅌ")));
    QVERIFY(!syllable(QLatin1Char('a')));
    QVERIFY(!syllable(QChar()));
}

void TestHangul::initials_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("letters");
    QTest::newRow("attention") << "어텐션" << "ㅇㅌㅅ";
    QTest::newRow("doubled") << "까따빠싸짜" << "ㄲㄸㅃㅆㅉ";
    QTest::newRow("all others") << "가나다라마바사아자차카타파하" << "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ";
}

void TestHangul::initials()
{
    QFETCH(QString, words);
    QFETCH(QString, letters);
    QString found;
    for (const QChar c : words)
        found += initialOf(c);
    QCOMPARE(found, letters);
    QVERIFY(initialOf(QLatin1Char('Q')).isNull());
}

void TestHangul::rangesHoldWhatBeginsWithTheLetter()
{
    const auto range = syllablesFrom(one("ㅇ"));
    QVERIFY(range);
    QCOMPARE(range->first, one("아"));
    QCOMPARE(range->last, one("잏"));
    QVERIFY(!syllablesFrom(one("ㅏ")));
    QVERIFY(!syllablesFrom(one("ㄳ")));
    QVERIFY(!syllablesFrom(one("가")));
}

void TestHangul::clustersAreTwoKeys()
{
    QCOMPARE(asTyped(QStringLiteral("ㄳㅇ어ㅄ")), QStringLiteral("ㄱㅅㅇ어ㅂㅅ"));
    QCOMPARE(asTyped(QStringLiteral("Q 값")), QStringLiteral("Q 값")); // within a syllable nothing is taken apart
}

void TestHangul::unfinished_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("covered");
    QTest::newRow("itself") << "텐" << "텐션" << 1;
    QTest::newRow("a final to come") << "테" << "텐션" << 1;
    QTest::newRow("another vowel") << "토" << "텐션" << 0;
    QTest::newRow("a double vowel to come") << "고" << "과녁" << 1;
    QTest::newRow("u to wi") << "구" << "귀" << 1;
    QTest::newRow("eu to ui") << "으" << "의" << 1;
    QTest::newRow("a is no double vowel") << "가" << "개" << 0;
    QTest::newRow("the final moves on") << "각" << "가게" << 2;
    QTest::newRow("the final moves on to another") << "각" << "가나" << 0;
    QTest::newRow("a second final to come") << "갑" << "값을" << 1;
    QTest::newRow("half of a double final moves on") << "값" << "갑시" << 2;
    QTest::newRow("a final too many") << "텐" << "테이블" << 0;
    QTest::newRow("nothing left") << "각" << "가" << 0;
    QTest::newRow("no text") << "가" << "" << 0;
    QTest::newRow("another alphabet") << "가" << "key" << 0;
}

void TestHangul::unfinished()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(int, covered);
    QCOMPARE(int(unfinishedMatch(*syllable(typed.at(0)), text)), covered);
}

QTEST_APPLESS_MAIN(TestHangul)
#include "tst_hangul.moc"
