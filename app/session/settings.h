// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QVariant>

namespace nunchi::session {

/// Settings are one table: key, default, meaning. Kept in an INI file under the user's configuration folder.
enum class Setting { Language, Theme, TextScale, ReducedMotion, WindowGeometry, RailVisible, LastLesson, LastPage };

struct SettingRow
{
    Setting setting;
    const char *key;
    QVariant fallback;
    const char *meaning;
};
const QList<SettingRow> &settingTable();

class Settings : public QObject
{
    Q_OBJECT
public:
    /// file: where to keep them; empty: nowhere (tests, rendering).
    explicit Settings(const QString &file, QObject *parent = nullptr);
    static QString defaultFile();

    QVariant value(Setting setting) const;
    void setValue(Setting setting, const QVariant &value);

Q_SIGNALS:
    void changed(nunchi::session::Setting setting);

private:
    QString m_file;
    QHash<int, QVariant> m_values;
};

} // namespace nunchi::session
