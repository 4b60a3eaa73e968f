// SPDX-License-Identifier: GPL-3.0-or-later
// No room includes from a room it may not know; no file of ours grows past what one reader takes in.
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace {

/// What each folder may include, by the first part of the include's path.
const QMap<QString, QStringList> &allowed()
{
    static const QMap<QString, QStringList> table{
        {QStringLiteral("engine"), {QStringLiteral("engine")}},
        {QStringLiteral("app/course"), {QStringLiteral("course"), QStringLiteral("engine")}},
        {QStringLiteral("app/typeset"), {QStringLiteral("typeset")}},
        {QStringLiteral("app/print"), {QStringLiteral("print")}},
        {QStringLiteral("app/controls"), {QStringLiteral("controls"), QStringLiteral("typeset")}},
        {QStringLiteral("app/exhibits"),
         {QStringLiteral("exhibits"), QStringLiteral("controls"), QStringLiteral("typeset"), QStringLiteral("engine")}},
        {QStringLiteral("app/session"),
         {QStringLiteral("session"), QStringLiteral("course"), QStringLiteral("exhibits"), QStringLiteral("engine")}},
        {QStringLiteral("app/ui"),
         {QStringLiteral("ui"), QStringLiteral("session"), QStringLiteral("course"), QStringLiteral("exhibits"),
          QStringLiteral("controls"), QStringLiteral("typeset"), QStringLiteral("print"), QStringLiteral("engine")}},
    };
    return table;
}

QStringList sourcesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator it(QStringLiteral(NUNCHI_SOURCE_DIR "/") + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                    QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    return files;
}

QString contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIncludeIsAllowed_data();
    void everyIncludeIsAllowed();
    void everySourceSaysItsLicence();
    void noFileIsTwoFiles();
};

void TestLayers::everyIncludeIsAllowed_data()
{
    QTest::addColumn<QString>("folder");
    for (auto it = allowed().begin(); it != allowed().end(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.key();
}

void TestLayers::everyIncludeIsAllowed()
{
    QFETCH(QString, folder);
    static const QRegularExpression include(QStringLiteral("^#include \"([^/\"]+)/"), QRegularExpression::MultilineOption);
    const QStringList files = sourcesBelow(folder);
    QVERIFY2(!files.isEmpty(), qPrintable(folder));
    for (const QString &path : files) {
        auto matches = include.globalMatch(contents(path));
        while (matches.hasNext()) {
            const QString room = matches.next().captured(1);
            QVERIFY2(allowed().value(folder).contains(room), qPrintable(path + QStringLiteral(" includes from ") + room));
        }
    }
}

void TestLayers::everySourceSaysItsLicence()
{
    for (const QString &folder : {QStringLiteral("engine"), QStringLiteral("app"), QStringLiteral("tests")})
        for (const QString &path : sourcesBelow(folder))
            QVERIFY2(contents(path).section(QLatin1Char('\n'), 0, 1).contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later")),
                     qPrintable(path));
}

void TestLayers::noFileIsTwoFiles()
{
    for (const QString &folder : {QStringLiteral("engine"), QStringLiteral("app")})
        for (const QString &path : sourcesBelow(folder))
            QVERIFY2(contents(path).count(QLatin1Char('\n')) <= 400, qPrintable(path));
}

QTEST_APPLESS_MAIN(TestLayers)
#include "tst_layers.moc"
