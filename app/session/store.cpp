// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/store.h"

#include "session/store_file.h"
#include "session/store_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QLoggingCategory>
#include <QStandardPaths>

namespace nunchi::session {

namespace {

Q_LOGGING_CATEGORY(storeLog, "nunchi.store")

/// Says that there is something to tell; what it is lies behind the writer's lock.
QEvent::Type reportEvent()
{
    static const auto type = QEvent::Type(QEvent::registerEventType());
    return type;
}

} // namespace

Store::Store(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
{
    const StoreOpening opening = openStore(file);
    m_snapshot = opening.snapshot;
    m_messages = opening.messages;
    const QEvent::Type type = reportEvent();
    const auto wake = [this, type] { QCoreApplication::postEvent(this, new QEvent(type)); };
    if (!m_messages.isEmpty())
        wake();
    if (opening.mayWrite)
        m_writer = std::make_unique<StoreWriter>(file, wake, opening.unreachable);
}

Store::~Store()
{
    m_writer.reset();
}

QString Store::defaultFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("progress.sqlite"));
}

quint64 Store::write(const Change &change)
{
    return m_writer ? m_writer->enqueue(change) : 0;
}

bool Store::event(QEvent *event)
{
    if (event->type() != reportEvent())
        return QObject::event(event);
    report();
    return true;
}

void Store::report()
{
    StoreWriter::Report report = m_writer ? m_writer->takeReport() : StoreWriter::Report();
    QList<Notice> messages = std::exchange(m_messages, {});
    for (const StoreFault &fault : report.faults)
        messages << writingFailed(m_file, fault);
    for (const Notice &message : std::as_const(messages)) {
        qCWarning(storeLog).noquote() << message.text();
        Q_EMIT failed(message);
    }
    if (report.saved > m_saved) {
        m_saved = report.saved;
        Q_EMIT saved(m_saved);
    }
}

} // namespace nunchi::session
