// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariant>

#include <memory>

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

namespace nunchi::session {

/// Settings are one table: key, default, meaning. Kept in an INI file under the user's configuration folder.
enum class Setting { Language, Theme, TextScale, ReducedMotion, WindowGeometry, RailVisible, LastLesson, LastPage, Editor };

struct SettingRow
{
    Setting setting;
    const char *key;
    QVariant fallback; ///< its type is the setting's type
    const char *meaning;
    bool (*accepts)(const QVariant &value); ///< asked of values of the right type
};
const QList<SettingRow> &settingTable();

class Settings : public QObject
{
    Q_OBJECT
public:
    /// file: where to keep them; empty: nowhere (tests, rendering). Reads once. A file that cannot be read as
    /// settings is set aside; a value of the wrong type or out of range counts as its default.
    explicit Settings(const QString &file, QObject *parent = nullptr);
    ~Settings() override;
    static QString defaultFile();

    QVariant value(Setting setting) const;
    /// False: a value of the wrong type or out of range; nothing changes.
    bool setValue(Setting setting, const QVariant &value);

    /// What was wrong with the file when it was read, in words.
    const QStringList &problems() const { return m_problems; }

Q_SIGNALS:
    void changed(nunchi::session::Setting setting);

private:
    void read();
    void openFile(const QString &file);

    std::unique_ptr<QSettings> m_file; ///< null: kept nowhere
    QHash<int, QVariant> m_values;
    QStringList m_problems;
};

} // namespace nunchi::session
