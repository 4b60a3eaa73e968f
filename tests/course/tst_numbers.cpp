// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/numbers.h"

#include <QTest>

using namespace nunchi::course;

class TestNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsInEveryLocale_data();
    void readsInEveryLocale();
    void refusesInEveryLocale_data();
    void refusesInEveryLocale();
    void followsTheLocale_data();
    void followsTheLocale();
    void composedAndDecomposedHangulAreTheSame();
    void unitsFollowTheNumber_data();
    void unitsFollowTheNumber();
    void unitsComeFromTheWordsOfTheQuestion();
};

namespace {

void row(const char *text, double value)
{
    QTest::newRow(text) << QString::fromUtf8(text) << value;
}

/// Signs, and spaces between the digits.
void digitRows()
{
    row("262144", 262144);
    row("  262144\t", 262144);
    row("0", 0);
    row("007", 7);
    row("+5", 5);
    row("-5", -5);
    row("− 5", -5); // U+2212
    row("–5", -5); // en dash
    row("262 144", 262144);
    row("262\u2009144", 262144); // thin space
    row("262\u00a0144", 262144);
    row("262\u202f144", 262144);
    row("1 000 000", 1e6);
    row("２６２１４４", 262144); // full width
    row("＋２６만 ２１４４", 262144);
    row("٢٦", 26); // other scripts' digits
    row("26\u200b2144", 262144); // zero-width space from pasting
    row("9007199254740992", 9007199254740992.0);
}

/// Units and numerals.
void koreanRows()
{
    row("262144개", 262144);
    row("262144 개", 262144);
    row("26만 2144", 262144);
    row("26만2144", 262144);
    row("26만 2 144", 262144);
    row("26만 2천 144", 262144);
    row("26만 2천1백4십4", 262144);
    row("26만", 260000);
    row("26만개", 260000);
    row("만", 1e4);
    row("천만", 1e7);
    row("2천만", 2e7);
    row("1천5백만", 1.5e7);
    row("1억", 1e8);
    row("1억 20000", 100020000);
    row("1억 2만 3", 100020003);
    row("1조", 1e12);
    row("1조 2000억", 1.2e12);
    row("1 조 2000 억", 1.2e12);
    row("3경", 3e16);
    row("이십육만 이천백사십사", 262144);
    row("삼", 3);
    row("일억", 1e8);
}

/// Large numbers in words and powers.
void powerRows()
{
    row("100 million", 1e8);
    row("1 Trillion", 1e12);
    row("1 million 200 thousand", 1.2e6);
    row("2billion", 2e9);
    row("2e5", 2e5);
    row("2E+5", 2e5);
    row("4e-3", 4e-3);
    row("10^6", 1e6);
    row("10 ^ 6", 1e6);
    row("10⁶", 1e6);
    row("10⁻³", 1e-3);
    row("2×10^5", 2e5);
    row("2 x 10^5", 2e5);
    row("2*10⁵", 2e5);
    row("2·10^5", 2e5);
    row("10×10^5", 1e6);
}

} // namespace

void TestNumbers::readsInEveryLocale_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    digitRows();
    koreanRows();
    powerRows();
}

void TestNumbers::readsInEveryLocale()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    for (const char *locale : {"ko", "en", "de", "fr", "C"}) {
        const std::optional<double> number = readNumber(text, QLocale(QString::fromLatin1(locale)));
        QVERIFY2(number.has_value(), locale);
        QCOMPARE(*number, value);
    }
}

void TestNumbers::refusesInEveryLocale_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *text) { QTest::newRow(text) << QString::fromUtf8(text); };
    row("");
    row("   ");
    row("abc");
    row("개");
    row("-");
    row("+-5");
    row("--5");
    row(".");
    row("26,21,44");
    row("1,024,00");
    row("1,,024");
    row("0,123,456");
    row("26 21 44");
    row("5 12");
    row("1.024.00");
    row("26 2,144"); // two kinds of separator
    row("0x40000");
    row("inf");
    row("infinity");
    row("nan");
    row("1e999");
    row("10^999");
    row("1e99999999999");
    row("2e");
    row("2×10");
    row("2×10^");
    row("512×512");
    row("512²");
    row("512^2");
    row("1/2");
    row("½");
    row("50%");
    row("=5");
    row("약 26만");
    row("1만 20000"); // the rest is larger than its scale
    row("1만 2억");
    row("1억 2조");
    row("1억억");
    row("million");
    row("3 millionen of them");
    row("삼5");
    row("이육이일사사");
    row("5cats");
    row("12345 678 wrong");
    row("10e5e5");
    row("1.5억 3만"); // after a fraction nothing follows
    QTest::newRow("very long") << QString(5000, u'9');
    QTest::newRow("too large by scale") << QString(QString(90, u'9') + QStringLiteral("e300"));
    QTest::newRow("lone surrogate") << QString(QChar(0xD800));
    QTest::newRow("null character") << QString(QChar(0));
}

void TestNumbers::refusesInEveryLocale()
{
    QFETCH(QString, text);
    for (const char *locale : {"ko", "en", "de", "fr", "C"})
        QVERIFY2(!readNumber(text, QLocale(QString::fromLatin1(locale))), locale);
}

void TestNumbers::followsTheLocale_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value"); // NaN: no number there
    const double none = qQNaN();
    const auto row = [](const char *locale, const char *text, double value) {
        QTest::addRow("%s %s", locale, text) << QString::fromLatin1(locale) << QString::fromUtf8(text) << value;
    };
    for (const char *locale : {"ko", "en"}) {
        row(locale, "262,144", 262144);
        row(locale, "２６２，１４４", 262144); // full width
        row(locale, "1,024", 1024);
        row(locale, "26만2,144", 262144);
        row(locale, "1,000,000", 1e6);
        row(locale, "1,024.5", 1024.5);
        row(locale, "2.6", 2.6);
        row(locale, "2.", 2);
        row(locale, ".5", 0.5);
        row(locale, "2.6e5", 2.6e5);
        row(locale, "2.6×10^5", 2.6e5);
        row(locale, "26.2144만", 262144); // exactly
        row(locale, "1.5억", 1.5e8);
        row(locale, "0.27", 0.27);
        row(locale, "1.024", 1.024);
        row(locale, "2,6", none);
        row(locale, "2,6214", none);
        row(locale, ",512", none);
        row(locale, "0,5", none);
        row(locale, "2,6e5", none);
        row(locale, "1.024,5", none);
    }
    row("de", "2,6", 2.6);
    row("de", "0,5", 0.5);
    row("de", ",5", 0.5);
    row("de", "2,6e5", 2.6e5);
    row("de", "2,6×10^5", 2.6e5);
    row("de", "1.024", 1024);
    row("de", "262.144", 262144);
    row("de", "1.024,5", 1024.5);
    row("de", "1,024", 1.024);
    row("de", "26,2144만", 262144);
    row("de", "2.6", 2.6); // cannot part thousands
    row("de", "2.6e5", 2.6e5);
    row("de", "1,024.5", none);
    row("fr", "2,6", 2.6);
    row("fr", "1\u202f024,5", 1024.5);
    row("de_CH", "1’024.5", 1024.5);
    row("de_CH", "1'024", 1024);
}

void TestNumbers::followsTheLocale()
{
    QFETCH(QString, locale);
    QFETCH(QString, text);
    QFETCH(double, value);
    const std::optional<double> number = readNumber(text, QLocale(locale));
    QCOMPARE(number.has_value(), !qIsNaN(value));
    if (number)
        QCOMPARE(*number, value);
}

void TestNumbers::composedAndDecomposedHangulAreTheSame()
{
    const QString composed = QStringLiteral("1조 26만 2천 144개");
    const QString decomposed = composed.normalized(QString::NormalizationForm_D);
    QVERIFY(composed != decomposed);
    QCOMPARE(readNumber(decomposed, QLocale(QStringLiteral("ko"))), std::optional(1000000262144.0));
    const QStringList units{QStringLiteral("쌍은").normalized(QString::NormalizationForm_D)};
    QCOMPARE(readNumber(QStringLiteral("5쌍"), QLocale(QStringLiteral("ko")), units), std::optional(5.0));
}

void TestNumbers::unitsFollowTheNumber_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("units");
    QTest::addColumn<double>("value"); // NaN: no number there
    const double none = qQNaN();
    const auto row = [](const char *text, const QStringList &units, double value) {
        QTest::newRow(text) << QString::fromUtf8(text) << units << value;
    };
    const QStringList pairs{QStringLiteral("How"), QStringLiteral("many"), QStringLiteral("pairs")};
    row("262,144 pairs", pairs, 262144);
    row("1 pair", pairs, 1);
    row("262144 PAIRS", pairs, 262144);
    row("100 million pairs", pairs, 1e8);
    row("2.6e5 pairs", pairs, 2.6e5);
    row("262144 apples", pairs, none);
    row("pairs", pairs, none);
    row("pairs 5", pairs, none);
    row("5 pairs 6", pairs, none);
    const QStringList korean{QStringLiteral("쌍은"), QStringLiteral("몇"), QStringLiteral("쌍인가요"),
        QStringLiteral("조각인가요"), QStringLiteral("만들면"), QStringLiteral("%")};
    row("262144쌍", korean, 262144);
    row("26만 쌍", korean, 260000);
    row("3조각", korean, 3); // not three trillion
    row("3조", korean, 3e12); // nor the other way round
    row("26만", korean, 260000);
    row("50%", korean, 50);
    row("5번", korean, none);
}

void TestNumbers::unitsFollowTheNumber()
{
    QFETCH(QString, text);
    QFETCH(QStringList, units);
    QFETCH(double, value);
    const std::optional<double> number = readNumber(text, QLocale(QStringLiteral("ko")), units);
    QCOMPARE(number.has_value(), !qIsNaN(value));
    if (number)
        QCOMPARE(*number, value);
}

void TestNumbers::unitsComeFromTheWordsOfTheQuestion()
{
    Span math;
    math.kind = Span::Kind::Math;
    math.text = QStringLiteral("n = \\text{widgets}");
    Span words;
    words.text = QStringLiteral("n이 512면 쌍은 몇 %인가요? In pairs.");
    const QStringList units = unitsIn({words, math});
    QVERIFY(units.contains(QStringLiteral("쌍은")));
    QVERIFY(units.contains(QStringLiteral("pairs")));
    QVERIFY(units.contains(QStringLiteral("%")));
    QVERIFY(!units.contains(QStringLiteral("widgets"))); // mathematics is no wording
    QVERIFY(!readNumber(QStringLiteral("512n"), QLocale(QStringLiteral("ko")), units)); // that is n squared
}

QTEST_APPLESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
