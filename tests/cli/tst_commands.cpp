// SPDX-License-Identifier: GPL-3.0-or-later
// The program's first word, without a display.
#include <QTest>

#include "tests/cli/program.h"

using namespace nunchi::tests;

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersion_data();
    void helpAndVersion();
    void aSlipOfThePenIsNamed();
    void withoutADisplayAWindowIsRefused();
};

void TestCommands::helpAndVersion_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("says");
    for (const char *word : {"--help", "-h", "help"})
        QTest::newRow(word) << QString::fromLatin1(word) << QStringLiteral("attention");
    for (const char *word : {"--version", "-v"})
        QTest::newRow(word) << QString::fromLatin1(word) << QStringLiteral("nunchi " NUNCHI_VERSION);
}

void TestCommands::helpAndVersion()
{
    QFETCH(QString, word);
    QFETCH(QString, says);
    const ProgramRun result = runProgram({word});
    QCOMPARE(result.code, 0);
    QVERIFY(result.output.contains(says));
    QCOMPARE(result.errors, QString());
}

void TestCommands::aSlipOfThePenIsNamed()
{
    for (const QStringList &words :
        {QStringList{QStringLiteral("rendr")}, QStringList{QStringLiteral("rendr"), QStringLiteral("--help")}}) {
        const ProgramRun result = runProgram(words);
        QCOMPARE(result.code, 2);
        QCOMPARE(result.output, QString());
        QVERIFY(result.errors.contains(QStringLiteral("rendr")));
        for (const char *command : {"read", "render", "check", "new", "attention", "measure"})
            QVERIFY(result.errors.contains(QLatin1String(command)));
    }
}

void TestCommands::withoutADisplayAWindowIsRefused()
{
    const ProgramRun result = runProgram({});
    QCOMPARE(result.code, 2);
    QVERIFY(result.errors.contains(QStringLiteral("display")));
}

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
