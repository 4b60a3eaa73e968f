// SPDX-License-Identifier: GPL-3.0-or-later
// The program's first word, without a display.
#include <QProcess>
#include <QTest>

namespace {

struct Result
{
    int code = -1;
    QString output;
    QString errors;
};

Result run(const QStringList &arguments, const QString &locale = QStringLiteral("C.UTF-8"))
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANG", "LANGUAGE"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("LC_ALL"), locale);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(NUNCHI_PROGRAM), arguments);
    if (!process.waitForFinished(60'000))
        qFatal("nunchi does not end");
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

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
    const Result result = run({word});
    QCOMPARE(result.code, 0);
    QVERIFY(result.output.contains(says));
    QCOMPARE(result.errors, QString());
}

void TestCommands::aSlipOfThePenIsNamed()
{
    for (const QStringList &words :
        {QStringList{QStringLiteral("rendr")}, QStringList{QStringLiteral("rendr"), QStringLiteral("--help")}}) {
        const Result result = run(words);
        QCOMPARE(result.code, 2);
        QCOMPARE(result.output, QString());
        QVERIFY(result.errors.contains(QStringLiteral("rendr")));
        for (const char *command : {"read", "render", "check", "new", "attention", "measure"})
            QVERIFY(result.errors.contains(QLatin1String(command)));
    }
}

void TestCommands::withoutADisplayAWindowIsRefused()
{
    const Result result = run({});
    QCOMPARE(result.code, 2);
    QVERIFY(result.errors.contains(QStringLiteral("display")));
}

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
