// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/store_connection.h"
#include "session/store_rows.h"

#include <QDateTime>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace nunchi::session {

/// Writes changes to the file on a thread and a connection of its own. What cannot be written now stays in memory
/// and is tried again with the next change and at the end.
class StoreWriter
{
public:
    /// reported: called on the writing thread when takeReport() has something new.
    /// failing: a fault is known already and need not be reported again.
    StoreWriter(const QString &file, std::function<void()> reported, bool failing);
    /// Writes what waits, keeps a copy of the file when anything was written, and joins the thread.
    ~StoreWriter();
    Q_DISABLE_COPY_MOVE(StoreWriter)

    quint64 enqueue(const Change &change);

    struct Report
    {
        quint64 saved = 0; ///< every change up to this number is in the file
        std::vector<StoreFault> faults; ///< new ones: a fault that lasts is reported once
    };
    Report takeReport();

private:
    struct Pending
    {
        quint64 number = 0;
        QDateTime time;
        Change change;
    };
    using Batch = std::vector<Pending>;

    void run();
    void writeWaiting(std::unique_lock<std::mutex> &lock);
    StoreResult prepare();
    StoreResult write(const Batch &batch);
    StoreResult writePatiently(const Batch &batch);
    void note(const StoreResult &result, quint64 upTo);

    const QString m_file;
    const std::function<void()> m_reported;

    std::mutex m_mutex; ///< guards the five below
    std::condition_variable m_wake;
    Batch m_waiting;
    quint64 m_last = 0;
    bool m_closing = false;
    Report m_report;

    // Of the thread alone:
    std::unique_ptr<StoreConnection> m_connection;
    bool m_failing = false;
    bool m_wrote = false;

    std::thread m_thread; ///< last: it uses all of the above
};

} // namespace nunchi::session
