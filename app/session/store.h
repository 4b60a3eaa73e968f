// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/notice.h"
#include "session/store_rows.h"

#include <QObject>

#include <memory>

namespace nunchi::session {

class StoreWriter;

/// What is kept about the learner between runs: one SQLite file. It is read once, when the store is made; all writing
/// happens on a thread of its own. Whatever goes wrong with the file, the app goes on and failed() says so.
class Store : public QObject
{
    Q_OBJECT
public:
    explicit Store(const QString &file = defaultFile(), QObject *parent = nullptr);
    /// Writes what is waiting, keeps a copy of the good file, and closes.
    ~Store() override;

    static QString defaultFile();

    const Snapshot &snapshot() const { return m_snapshot; }

    /// Queues a change; returns its number. Never waits.
    quint64 write(const Change &change);

Q_SIGNALS:
    /// What happened, and what to do or what was done. Once per fault; never before the event loop runs.
    void failed(const nunchi::session::Notice &notice);
    /// Every change up to this number is safely in the file.
    void saved(quint64 upTo);

protected:
    bool event(QEvent *event) override;

private:
    void report();

    const QString m_file;
    Snapshot m_snapshot;
    QList<Notice> m_messages; ///< from opening, until somebody can hear them
    quint64 m_saved = 0; ///< as last told
    std::unique_ptr<StoreWriter> m_writer;
};

} // namespace nunchi::session
