// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "exhibits/shared/unit_words.h"

using namespace nunchi::exhibits;

class TestUnitWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void significant_data();
    void significant();
    void durations_data();
    void durations();
    void ticksHaveOneUnit_data();
    void ticksHaveOneUnit();
    void memory_data();
    void memory();
};

void TestUnitWords::significant_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("tenths") << 4.32 << QStringLiteral("4.3");
    QTest::newRow("no zeros at the end") << 4.04 << QStringLiteral("4");
    QTest::newRow("hundredths") << 0.4321 << QStringLiteral("0.43");
    QTest::newRow("rounds up a place") << 9.96 << QStringLiteral("10");
    QTest::newRow("whole") << 432.6 << QStringLiteral("433");
    QTest::newRow("zero") << 0.0 << QStringLiteral("0");
}

void TestUnitWords::significant()
{
    QFETCH(double, number);
    QFETCH(QString, text);
    QCOMPARE(significantNumber(number), text);
}

void TestUnitWords::durations_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("microseconds") << 83e-6 << QStringLiteral("83 µs");
    QTest::newRow("a millisecond, nearly") << 0.99999e-3 << QStringLiteral("1 ms");
    QTest::newRow("milliseconds") << 1.24e-3 << QStringLiteral("1.2 ms");
    QTest::newRow("tenths") << 0.431 << QStringLiteral("0.43 s");
    QTest::newRow("seconds") << 43.1 << QStringLiteral("43 s");
    QTest::newRow("a minute, nearly") << 59.99 << QStringLiteral("1 min");
    QTest::newRow("minutes") << 100.0 << QStringLiteral("1 min 40 s");
    QTest::newRow("many minutes") << 1020.0 << QStringLiteral("17 min");
    QTest::newRow("an hour, nearly") << 3599.0 << QStringLiteral("1 h");
    QTest::newRow("hours") << 3960.0 << QStringLiteral("1 h 6 min");
    QTest::newRow("days") << 12 * 86400.0 << QStringLiteral("12 days");
    QTest::newRow("years") << 3.2 * 365.25 * 86400 << QStringLiteral("3.2 years");
}

void TestUnitWords::durations()
{
    QFETCH(double, seconds);
    QFETCH(QString, text);
    QCOMPARE(durationText(seconds), text);
}

void TestUnitWords::ticksHaveOneUnit_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("1e-5") << 1e-5 << QStringLiteral("10 µs");
    QTest::newRow("1e-4") << 1e-4 << QStringLiteral("100 µs");
    QTest::newRow("1e-1") << 1e-1 << QStringLiteral("0.1 s");
    QTest::newRow("1e2") << 1e2 << QStringLiteral("100 s");
    QTest::newRow("1e3") << 1e3 << QStringLiteral("17 min");
    QTest::newRow("1e4") << 1e4 << QStringLiteral("2.8 h");
    QTest::newRow("1e6") << 1e6 << QStringLiteral("12 days");
    QTest::newRow("1e8") << 1e8 << QStringLiteral("3.2 years");
}

void TestUnitWords::ticksHaveOneUnit()
{
    QFETCH(double, seconds);
    QFETCH(QString, text);
    QCOMPARE(durationTick(seconds), text);
}

void TestUnitWords::memory_data()
{
    QTest::addColumn<double>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("bytes") << 12.0 << QStringLiteral("12 B");
    QTest::newRow("kilobytes") << 65536.0 << QStringLiteral("66 kB");
    QTest::newRow("a megabyte, nearly") << 999.9e3 << QStringLiteral("1 MB");
    QTest::newRow("gigabytes") << 4.29e9 << QStringLiteral("4.3 GB");
    QTest::newRow("terabytes") << 4e12 << QStringLiteral("4 TB");
}

void TestUnitWords::memory()
{
    QFETCH(double, bytes);
    QFETCH(QString, text);
    QCOMPARE(memoryText(bytes), text);
}

QTEST_APPLESS_MAIN(TestUnitWords)
#include "tst_unit_words.moc"
