// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QTest>

#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_words.h"

using namespace nunchi::exhibits;

class TestNumberWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void peopleSay_data();
    void peopleSay();
    void moreDigitsWhereAsked();
    void groupsOfThree();
    void csvKeepsCommasAndEveryDigit();
};

void TestNumberWords::peopleSay_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("korean");
    QTest::addColumn<QString>("english");
    const auto row = [](double number, const char *korean, const char *english) {
        QTest::addRow("%g", number) << number << QString::fromUtf8(korean) << QString::fromUtf8(english);
    };
    // The lesson's own table, then the edges of names and of rounding.
    row(262'144, "26만", "260 thousand");
    row(1e8, "1억", "100 million");
    row(1e12, "1조", "1 trillion");
    row(0, "0", "0");
    row(512, "512", "512");
    row(9'999, "1만", "10 thousand");
    row(1'024, "1,024", "1,024");
    row(10'000, "1만", "10 thousand");
    row(15'000, "1.5만", "15 thousand");
    row(99'600, "10만", "100 thousand");
    row(1.25e6, "130만", "1.3 million");
    row(2.6e7, "2,600만", "26 million");
    row(99'960'000, "1억", "100 million");
    row(4.3e9, "43억", "4.3 billion");
    row(5.6e18, "560경", "5.6 quintillion");
    row(-262'144, "\u221226만", "\u2212260 thousand");
    row(2.5, "2.5", "2.5");
    row(std::numeric_limits<double>::infinity(), "\u221E", "\u221E");
}

void TestNumberWords::peopleSay()
{
    QFETCH(double, number);
    QFETCH(QString, korean);
    QFETCH(QString, english);
    QCOMPARE(numberWords(number, QStringLiteral("ko")), korean);
    QCOMPARE(numberWords(number, QStringLiteral("en")), english);
    QCOMPARE(numberWords(number, QStringLiteral("xx")), english);
}

void TestNumberWords::moreDigitsWhereAsked()
{
    QCOMPARE(numberWords(262'144, QStringLiteral("ko"), 3), QStringLiteral("26.2만"));
    QCOMPARE(numberWords(262'144, QStringLiteral("en"), 4), QStringLiteral("262.1 thousand"));
    QCOMPARE(numberWords(2e8, QStringLiteral("en"), 5), QStringLiteral("200 million"));
}

void TestNumberWords::groupsOfThree()
{
    QCOMPARE(groupedNumber(262'144), QStringLiteral("262,144"));
    QCOMPARE(groupedNumber(999), QStringLiteral("999"));
    QCOMPARE(groupedNumber(-1'000), QStringLiteral("\u22121,000"));
    QCOMPARE(groupedNumber(1e12), QStringLiteral("1,000,000,000,000"));
}

void TestNumberWords::csvKeepsCommasAndEveryDigit()
{
    QCOMPARE(csvText({{QStringLiteral("d"), QStringLiteral("a, \"b\"")}, {csvNumber(-0.1), csvNumber(1e-7)}}),
        QStringLiteral("d,\"a, \"\"b\"\"\"\r\n-0.1,1e-07\r\n"));
}

QTEST_APPLESS_MAIN(TestNumberWords)
#include "tst_number_words.moc"
