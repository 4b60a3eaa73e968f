// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a table's cell: what is the same in both languages must read the same, and nothing else.
#include <QTest>

#include "course/cell_numbers.h"

using namespace nunchi::course;

class TestCellNumbers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersInTablesMayBeWrittenDifferently_data();
    void numbersInTablesMayBeWrittenDifferently();
    void numbersInFormulas_data();
    void numbersInFormulas();
};

void TestCellNumbers::numbersInTablesMayBeWrittenDifferently_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QList<double>>("numbers");
    const auto row = [](const char *cell, const QList<double> &numbers) {
        QTest::newRow(cell) << QString::fromUtf8(cell) << numbers;
    };
    row("262,144", {262144});
    row("262144쌍", {262144});
    row("약 26만 2144개", {262144});
    row("26만", {260000});
    row("1억 2000만", {120000000});
    row("1조", {1e12});
    row("100 million", {1e8});
    row("1 trillion pairs", {1e12});
    row("2.6e5", {260000});
    row("3, 5와 7", {3, 5, 7});
    row("10,000 → 1억", {10000, 1e8});
    row("1.4 / 0.72", {1.4, 0.72});
    row("1/2", {1, 2});
    row("2/1", {2, 1});
    row("10개 중 3개", {3, 10});
    row("3 of 10", {3, 10});
    row("-5", {-5});
    row("−5", {-5});
    row("x = −5 (-3)", {-5, -3});
    row("5–10, 2024-03", {5, 10, 2024, 3});
    row("5백만", {5e6});
    row("5 million", {5e6});
    row("약 5백", {500});
    row("2천5백", {2500});
    row("백만 개", {1e6});
    row("만들기", {});
    row("3 조건", {3});
    row("3천", {3000});
    row("10⁶", {1e6});
    row("10^6", {1e6});
    row("100만", {1e6});
    row("3×10⁵", {3e5});
    row("30만", {3e5});
    row("½", {0.5});
    row("2½배", {2.5});
    row(".1", {0.1});
    row("262\u202f144", {262144});
    row("1.5 → 1,5", {1.5, 1, 5});
    row("８번", {8});
    row("one", {});
    row("512 × 512", {512, 512});
}

void TestCellNumbers::numbersInTablesMayBeWrittenDifferently()
{
    QFETCH(QString, cell);
    QFETCH(QList<double>, numbers);
    QCOMPARE(numbersIn({{Span::Kind::Text, cell, {}, Meaning::None, {}, {}}}), numbers);
}

void TestCellNumbers::numbersInFormulas_data()
{
    QTest::addColumn<QString>("tex");
    QTest::addColumn<QList<double>>("numbers");
    const auto row = [](const char *tex, const QList<double> &numbers) {
        QTest::newRow(tex) << QString::fromUtf8(tex) << numbers;
    };
    row("10^6", {1e6});
    row("10^{6}", {1e6});
    row("3 \\times 10^{5}", {3e5});
    row("262{,}144", {262144});
    row("262\\,144", {262144});
    row("-5", {-5});
    row("x - 5", {5});
    row("d_k = 64", {64});
    row("\\frac{1}{2}", {1, 2});
    row("\\frac{2}{1}", {2, 1});
    row("O(n^2)", {2});
}

void TestCellNumbers::numbersInFormulas()
{
    QFETCH(QString, tex);
    QFETCH(QList<double>, numbers);
    QCOMPARE(numbersIn({{Span::Kind::Math, tex, {}, Meaning::None, {}, {}}}), numbers);
}

QTEST_APPLESS_MAIN(TestCellNumbers)
#include "tst_cell_numbers.moc"
