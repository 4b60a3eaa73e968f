// SPDX-License-Identifier: GPL-3.0-or-later
// What the real program measures, says and refuses. How fast the machine is, is none of a test's business.
#ifdef __unix__
#include <csignal>
#endif

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

class TestMeasureCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsJson_data();
    void printsJson();
    void printsATable();
    void oneLengthHasNoSlope();
    void refuses_data();
    void refuses();
    void interruptedItPrintsWhatItHas();
    void helpNamesEveryOption();

private:
    static void start(QProcess &process, const QString &arguments);
    static QByteArray output(const QString &arguments);
};

void TestMeasureCommand::start(QProcess &process, const QString &arguments)
{
    process.start(QStringLiteral(NUNCHI_PROGRAM),
        QStringList{QStringLiteral("measure")} + arguments.split(u' ', Qt::SkipEmptyParts));
}

QByteArray TestMeasureCommand::output(const QString &arguments)
{
    QProcess process;
    start(process, arguments);
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        qWarning("%s", process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

void TestMeasureCommand::printsJson_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("tiled") << QStringLiteral("--tiled");
    QTest::newRow("plain") << QStringLiteral("--plain");
    QTest::newRow("without a choice") << QString();
    QTest::newRow("causal, float, one thread") << QStringLiteral("--causal --float --threads 1 --d 16");
}

void TestMeasureCommand::printsJson()
{
    QFETCH(QString, arguments);
    const QJsonObject all = QJsonDocument::fromJson(output(QStringLiteral("--json --n 8,16,64 ") + arguments)).object();
    QVERIFY(!all[QLatin1String("machine")].toString().isEmpty());
    QVERIFY(all[QLatin1String("slope")].isDouble());
    QCOMPARE(all[QLatin1String("slope_interval")].toArray().size(), 2);
    QCOMPARE(all[QLatin1String("stopped")], QJsonValue(false));
    const QJsonArray points = all[QLatin1String("points")].toArray();
    QCOMPARE(points.size(), 3);
    QCOMPARE(points[2][QLatin1String("n")].toInt(), 64);
    for (const auto &point : points) {
        QVERIFY(point[QLatin1String("median_s")].toDouble() > 0);
        QVERIFY(point[QLatin1String("spread_s")].toDouble(-1) >= 0);
        QVERIFY(point[QLatin1String("gflops")].toDouble() > 0);
    }
}

void TestMeasureCommand::printsATable()
{
    const QString text = QString::fromUtf8(output(QStringLiteral("--n 8,16")));
    QVERIFY2(text.contains(QStringLiteral("GFLOP/s")), qPrintable(text));
    QCOMPARE(text.count(u'\n'), 5); // machine, head, two lengths, slope
}

void TestMeasureCommand::oneLengthHasNoSlope()
{
    const QJsonObject all = QJsonDocument::fromJson(output(QStringLiteral("--json --n 8"))).object();
    QVERIFY(all.contains(QLatin1String("slope")));
    QVERIFY(all[QLatin1String("slope")].isNull());
    QCOMPARE(all[QLatin1String("points")].toArray().size(), 1);
}

void TestMeasureCommand::refuses_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("named");
    const auto add = [](const char *row, const char *arguments, const char *named) {
        QTest::newRow(row) << QString::fromLatin1(arguments) << QString::fromLatin1(named);
    };
    add("nothing", "", "--n");
    add("a word", "--n 512,many", "--n many");
    add("zero", "--n 0", "--n 0");
    add("negative", "--n 512,-4", "--n -4");
    add("half", "--n 1.5", "--n 1.5");
    add("nothing between commas", "--n 512,,1024", "--n ");
    add("twice", "--n 512,512", "--n 512");
    add("too long to count", "--n 99999999999", "--n 99999999999");
    add("larger than any memory", "--n 100000000 --plain", "--n 100000000");
    add("width zero", "--n 8 --d 0", "--d 0");
    add("width a word", "--n 8 --d wide", "--d wide");
    add("no threads", "--n 8 --threads 0", "--threads 0");
    add("both ways", "--n 8 --tiled --plain", "--plain");
    add("unknown option", "--n 8 --fast", "fast");
    add("stray argument", "--n 8 16", "16");
    add("option without its value", "--n", "n");
}

void TestMeasureCommand::refuses()
{
    QFETCH(QString, arguments);
    QFETCH(QString, named);
    QProcess process;
    start(process, arguments);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 2);
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    const QString error = QString::fromUtf8(process.readAllStandardError());
    QCOMPARE(error.count(u'\n'), 1);
    QVERIFY2(error.contains(named), qPrintable(error));
}

void TestMeasureCommand::interruptedItPrintsWhatItHas()
{
#ifdef Q_OS_UNIX
    QProcess process;
    process.setReadChannel(QProcess::StandardError);
    start(process, QStringLiteral("--json --n 8,1000000 --d 2 --threads 1")); // the second would take many minutes
    QByteArray told;
    while (!told.contains("1000000") && process.waitForReadyRead(120000))
        told += process.readAllStandardError();
    QVERIFY2(told.contains("1000000"), told.constData());
    ::kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    const QJsonObject all = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    QCOMPARE(all[QLatin1String("stopped")], QJsonValue(true));
    QCOMPARE(all[QLatin1String("points")].toArray().size(), 1);
    QVERIFY(all[QLatin1String("slope")].isNull());
#endif
}

void TestMeasureCommand::helpNamesEveryOption()
{
    const QByteArray text = output(QStringLiteral("--help"));
    for (const char *option : {"--n", "--d", "--tiled", "--plain", "--causal", "--float", "--threads", "--json",
             "--help", "slope_interval", "Ctrl+C"})
        QVERIFY2(text.contains(option), option);
}

QTEST_GUILESS_MAIN(TestMeasureCommand)
#include "tst_measure_command.moc"
