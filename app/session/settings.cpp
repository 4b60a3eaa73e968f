// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/settings.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QSettings>
#include <QStandardPaths>

namespace nunchi::session {

namespace {

Q_LOGGING_CATEGORY(settingsLog, "nunchi.settings")

bool anything(const QVariant &)
{
    return true;
}

bool isLanguage(const QVariant &value)
{
    const QString code = value.toString();
    return code.isEmpty() || code == QLatin1String("ko") || code == QLatin1String("en");
}

bool isTheme(const QVariant &value)
{
    static const QStringList names{
        QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("projector")};
    return names.contains(value.toString());
}

bool isTextScale(const QVariant &value)
{
    return value.toDouble() >= 0.8 && value.toDouble() <= 3.0;
}

const SettingRow &rowOf(Setting setting)
{
    const QList<SettingRow> &table = settingTable();
    const auto row =
        std::find_if(table.begin(), table.end(), [setting](const SettingRow &each) { return each.setting == setting; });
    Q_ASSERT(row != table.end());
    return *row;
}

/// The value in the row's own type, when it is one and in range. An INI file knows only texts.
std::optional<QVariant> understood(const SettingRow &row, const QVariant &value)
{
    QVariant typed = value;
    const int type = row.fallback.typeId();
    if (value.typeId() != type) {
        const QString text = value.toString();
        bool ok = false;
        if (type == QMetaType::Bool && value.typeId() == QMetaType::QString) {
            ok = text == QLatin1String("true") || text == QLatin1String("false");
            typed = text == QLatin1String("true");
        } else if (type == QMetaType::Double && value.typeId() != QMetaType::Bool) {
            typed = value.toDouble(&ok);
        }
        if (!ok)
            return std::nullopt;
    }
    return row.accepts(typed) ? std::optional(typed) : std::nullopt;
}

} // namespace

const QList<SettingRow> &settingTable()
{
    static const QList<SettingRow> table{
        {Setting::Language, "language", QString(),
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "language of interface and lesson; empty: the system's"), isLanguage},
        {Setting::Theme, "theme", QStringLiteral("system"),
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "system, light, dark or projector"), isTheme},
        {Setting::TextScale, "textScale", 1.0,
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "size of all text, 0.8 to 3"), isTextScale},
        {Setting::ReducedMotion, "reducedMotion", false,
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "nothing moves by itself"), anything},
        {Setting::WindowGeometry, "window/geometry", QByteArray(),
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "place and size of the window"), anything},
        {Setting::RailVisible, "window/railVisible", true,
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "whether the page list is shown"), anything},
        {Setting::LastLesson, "last/lesson", QString(),
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "lesson open at the last close"), anything},
        {Setting::LastPage, "last/page", QString(),
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "page open at the last close"), anything},
        {Setting::Editor, "author/editor", QString(),
         QT_TRANSLATE_NOOP("nunchi::session::Settings", "command that opens a lesson's file in an editor, with {file}, {line} and {column}; empty: none"), anything},
    };
    return table;
}

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
{
    if (!file.isEmpty())
        openFile(file);
    read();
    for (const QString &problem : std::as_const(m_problems))
        qCWarning(settingsLog).noquote() << problem;
}

Settings::~Settings() = default;

QString Settings::defaultFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("nunchi.ini"));
}

void Settings::openFile(const QString &file)
{
    m_file = std::make_unique<QSettings>(file, QSettings::IniFormat);
    if (m_file->status() != QSettings::FormatError)
        return;
    m_file.reset();
    const QString aside = file + QStringLiteral(".broken-")
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    if (QFile::rename(file, aside)) {
        m_problems << tr("The settings in %1 could not be read. The file is kept as %2, and the defaults are used.")
                          .arg(QDir::toNativeSeparators(file), QDir::toNativeSeparators(aside));
        m_file = std::make_unique<QSettings>(file, QSettings::IniFormat);
    } else {
        m_problems << tr("The settings in %1 could not be read. The defaults are used, and no setting is kept.")
                          .arg(QDir::toNativeSeparators(file));
    }
}

void Settings::read()
{
    for (const SettingRow &row : settingTable()) {
        const QString key = QLatin1String(row.key);
        m_values.insert(int(row.setting), row.fallback);
        if (!m_file || !m_file->contains(key))
            continue;
        const QVariant kept = m_file->value(key);
        if (const std::optional<QVariant> value = understood(row, kept))
            m_values.insert(int(row.setting), *value);
        else
            m_problems << tr("The setting “%1” cannot be “%2” (%3). The default is used.")
                              .arg(key, kept.toString(), tr(row.meaning));
    }
}

QVariant Settings::value(Setting setting) const
{
    return m_values.value(int(setting));
}

bool Settings::setValue(Setting setting, const QVariant &value)
{
    const SettingRow &row = rowOf(setting);
    const std::optional<QVariant> typed = understood(row, value);
    if (!typed)
        return false;
    if (m_file) // even when it is the present value: the file may hold one that was not understood
        m_file->setValue(QLatin1String(row.key), *typed);
    if (m_values.value(int(setting)) == *typed)
        return true;
    m_values.insert(int(setting), *typed);
    Q_EMIT changed(setting);
    return true;
}

} // namespace nunchi::session
