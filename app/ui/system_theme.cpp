// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/system_theme.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QEvent>
#include <QPalette>

namespace nunchi::ui {

namespace {

QString service()
{
    return QStringLiteral("org.freedesktop.portal.Desktop");
}
QString path()
{
    return QStringLiteral("/org/freedesktop/portal/desktop");
}
QString settings()
{
    return QStringLiteral("org.freedesktop.portal.Settings");
}
QString group()
{
    return QStringLiteral("org.freedesktop.appearance");
}
QString key()
{
    return QStringLiteral("color-scheme");
}

bool paletteIsDark()
{
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace

SystemTheme::SystemTheme(QObject *parent)
    : QObject(parent)
    , m_dark(paletteIsDark())
{
    qApp->installEventFilter(this);
}

void SystemTheme::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service(), path(), settings(), QStringLiteral("SettingChanged"), this,
        SLOT(portalChanged(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(service(), path(), settings(), QStringLiteral("Read"));
    question << group() << key();
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            setFromPortal(reply.value().variant());
        answer->deleteLater();
    });
}

bool SystemTheme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp)
        update();
    return QObject::eventFilter(watched, event);
}

void SystemTheme::portalChanged(const QString &changedGroup, const QString &changedKey, const QDBusVariant &value)
{
    if (changedGroup == group() && changedKey == key())
        setFromPortal(value.variant());
}

void SystemTheme::setFromPortal(const QVariant &value)
{
    // Read() wraps its answer once more than it says.
    const QVariant inner = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    switch (inner.toUInt()) {
    case 1:
        m_portal = Portal::Dark;
        break;
    case 2:
        m_portal = Portal::Light;
        break;
    default:
        m_portal = Portal::Silent;
    }
    update();
}

void SystemTheme::update()
{
    const bool dark = m_portal == Portal::Silent ? paletteIsDark() : m_portal == Portal::Dark;
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT changed();
}

} // namespace nunchi::ui
