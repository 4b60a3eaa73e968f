// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/settings.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace nunchi::session;

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tableIsSound();
    void everySettingSurvivesARestart();
    void badValuesCountAsDefaults_data();
    void badValuesCountAsDefaults();
    void refusesBadValues();
    void tellsOfChangesOnce();
    void brokenFileIsSetAside();
    void keepsNothingWithoutAFile();

private:
    QString file() const { return m_folder->filePath(QStringLiteral("sub/nunchi.ini")); }
    void writeFile(const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Allowed, and not the default.
QVariant otherValue(Setting setting)
{
    switch (setting) {
    case Setting::Language:
        return QStringLiteral("en");
    case Setting::Theme:
        return QStringLiteral("projector");
    case Setting::TextScale:
        return 1.25;
    case Setting::ReducedMotion:
        return true;
    case Setting::WindowGeometry:
        return QByteArray("\x00\x01\xff,;\"\n", 7);
    case Setting::RailVisible:
        return false;
    case Setting::LastLesson:
        return QStringLiteral("13-attention, or another");
    case Setting::LastPage:
        return QStringLiteral("three-vectors");
    case Setting::Editor:
        return QStringLiteral("kate --line {line} \"{file}\"");
    }
    return {};
}

} // namespace

void TestSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestSettings::writeFile(const QByteArray &bytes) const
{
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("sub")));
    QFile ini(file());
    QVERIFY(ini.open(QIODevice::WriteOnly));
    QCOMPARE(ini.write(bytes), bytes.size());
}

void TestSettings::tableIsSound()
{
    QSet<QString> keys;
    QSet<int> settings;
    for (const SettingRow &row : settingTable()) {
        keys << QLatin1String(row.key);
        settings << int(row.setting);
        QVERIFY2(row.fallback.isValid() && row.accepts(row.fallback), row.key);
        QVERIFY2(qstrlen(row.meaning) > 0, row.key);
    }
    QCOMPARE(keys.size(), settingTable().size());
    QCOMPARE(settings.size(), settingTable().size());
    QVERIFY(settings.contains(int(Setting::LastPage)));
}

void TestSettings::everySettingSurvivesARestart()
{
    {
        Settings settings(file());
        for (const SettingRow &row : settingTable()) {
            QCOMPARE(settings.value(row.setting), row.fallback);
            QVERIFY2(settings.setValue(row.setting, otherValue(row.setting)), row.key);
        }
    }
    const Settings again(file());
    QVERIFY(again.problems().isEmpty());
    for (const SettingRow &row : settingTable()) {
        QCOMPARE(again.value(row.setting), otherValue(row.setting));
        QCOMPARE(again.value(row.setting).typeId(), row.fallback.typeId());
    }
}

void TestSettings::badValuesCountAsDefaults_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("setting");
    const auto row = [](const char *line, Setting setting) { QTest::newRow(line) << QByteArray(line) << int(setting); };
    row("textScale=9", Setting::TextScale);
    row("textScale=0.79", Setting::TextScale);
    row("textScale=-1", Setting::TextScale);
    row("textScale=nan", Setting::TextScale);
    row("textScale=inf", Setting::TextScale);
    row("textScale=large", Setting::TextScale);
    row("textScale=", Setting::TextScale);
    row("textScale=1, 2", Setting::TextScale);
    row("theme=pink", Setting::Theme);
    row("theme=light, dark", Setting::Theme);
    row("language=klingon", Setting::Language);
    row("reducedMotion=perhaps", Setting::ReducedMotion);
    row("reducedMotion=", Setting::ReducedMotion);
    row("[window]\nrailVisible=7", Setting::RailVisible);
    row("[window]\ngeometry=wide", Setting::WindowGeometry);
    row("[last]\npage=@Invalid()", Setting::LastPage);
}

void TestSettings::badValuesCountAsDefaults()
{
    QFETCH(QByteArray, line);
    QFETCH(int, setting);
    writeFile("[General]\n" + line + "\n");
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("The default is used")));
    Settings settings(file());
    for (const SettingRow &row : settingTable())
        QCOMPARE(settings.value(row.setting), row.fallback);
    QCOMPARE(settings.problems().size(), 1);
    for (const SettingRow &row : settingTable())
        if (int(row.setting) == setting)
            QVERIFY2(
                settings.problems().first().contains(QLatin1String(row.key)), qPrintable(settings.problems().first()));
    // It can be mended by setting it.
    QVERIFY(settings.setValue(Setting(setting), otherValue(Setting(setting))));
}

void TestSettings::refusesBadValues()
{
    Settings settings(file());
    QSignalSpy changed(&settings, &Settings::changed);
    QVERIFY(!settings.setValue(Setting::TextScale, 3.01));
    QVERIFY(!settings.setValue(Setting::TextScale, QStringLiteral("huge")));
    QVERIFY(!settings.setValue(Setting::Theme, 3));
    QVERIFY(!settings.setValue(Setting::RailVisible, QVariant()));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(settings.value(Setting::TextScale).toDouble(), 1.0);
    QVERIFY(settings.setValue(Setting::TextScale, 3)); // a whole number will do
    QCOMPARE(settings.value(Setting::TextScale), QVariant(3.0));
}

void TestSettings::tellsOfChangesOnce()
{
    Settings settings(QString{});
    QSignalSpy changed(&settings, &Settings::changed);
    QVERIFY(settings.setValue(Setting::Theme, QStringLiteral("dark")));
    QVERIFY(settings.setValue(Setting::Theme, QStringLiteral("dark")));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().value<Setting>(), Setting::Theme);
}

void TestSettings::brokenFileIsSetAside()
{
    const QByteArray garbage = "[General\ntheme dark\n\x00\xff\xfe";
    writeFile(garbage);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("could not be read")));
    {
        Settings settings(file());
        QCOMPARE(settings.problems().size(), 1);
        QCOMPARE(settings.value(Setting::Theme).toString(), QStringLiteral("system"));
        QVERIFY(settings.setValue(Setting::Theme, QStringLiteral("dark")));
    }
    const QFileInfoList aside = QFileInfo(file()).dir().entryInfoList({QStringLiteral("nunchi.ini.broken-*")});
    QCOMPARE(aside.size(), 1);
    QFile kept(aside.first().filePath());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), garbage);
    const Settings again(file());
    QVERIFY(again.problems().isEmpty());
    QCOMPARE(again.value(Setting::Theme).toString(), QStringLiteral("dark"));
}

void TestSettings::keepsNothingWithoutAFile()
{
    {
        Settings settings(QString{});
        QVERIFY(settings.setValue(Setting::Language, QStringLiteral("en")));
    }
    QCOMPARE(Settings(QString{}).value(Setting::Language).toString(), QString());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
