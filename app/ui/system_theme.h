// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>

class QDBusVariant;

namespace nunchi::ui {

/// Whether the desktop asks for light or dark: what the XDG settings portal says, else the lightness of the palette.
class SystemTheme : public QObject
{
    Q_OBJECT
public:
    explicit SystemTheme(QObject *parent = nullptr);
    bool isDark() const { return m_dark; }

    /// Asks the portal too. Later than the start: the first page does not wait for the bus.
    void askPortal();

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void portalChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void update();
    void setFromPortal(const QVariant &value);

    enum class Portal : quint8 { Silent, Light, Dark };
    Portal m_portal = Portal::Silent;
    bool m_dark = false;
};

} // namespace nunchi::ui
