// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/store_writer.h"

#include "session/store_file.h"
#include "session/store_schema.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace nunchi::session {

namespace {

/// Another program writes to the same file only for milliseconds at a time.
constexpr int BusyMilliseconds = 1000;
constexpr int BusyAttempts = 3;
constexpr std::chrono::milliseconds BusyPause{50};

/// Whether the later change makes the earlier one needless. Answers add up; all else replaces.
bool replaces(const Change &later, const Change &earlier)
{
    if (later.index() != earlier.index())
        return false;
    if (const auto *page = std::get_if<PageRow>(&later)) {
        const auto &old = std::get<PageRow>(earlier);
        return page->lesson == old.lesson && page->page == old.page && page->progress >= old.progress;
    }
    if (const auto *draft = std::get_if<DraftRow>(&later)) {
        const auto &old = std::get<DraftRow>(earlier);
        return draft->lesson == old.lesson && draft->question == old.question;
    }
    if (const auto *exhibit = std::get_if<ExhibitRow>(&later)) {
        const auto &old = std::get<ExhibitRow>(earlier);
        return exhibit->lesson == old.lesson && exhibit->block == old.block;
    }
    return std::holds_alternative<PositionRow>(later);
}

} // namespace

StoreWriter::StoreWriter(const QString &file, std::function<void()> reported, bool failing)
    : m_file(file)
    , m_reported(std::move(reported))
    , m_failing(failing)
    , m_thread([this] { run(); })
{
}

StoreWriter::~StoreWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

quint64 StoreWriter::enqueue(const Change &change)
{
    quint64 number = 0;
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_waiting, [&](const Pending &old) { return replaces(change, old.change); });
        number = ++m_last;
        m_waiting.push_back({number, QDateTime::currentDateTimeUtc(), change});
    }
    m_wake.notify_one();
    return number;
}

StoreWriter::Report StoreWriter::takeReport()
{
    const std::lock_guard lock(m_mutex);
    Report report = m_report;
    m_report.faults.clear();
    return report;
}

void StoreWriter::run()
{
    std::unique_lock lock(m_mutex);
    quint64 tried = 0;
    while (true) {
        m_wake.wait(lock, [&] { return m_closing || m_last > tried; });
        const bool last = m_closing;
        tried = m_last;
        if (!m_waiting.empty())
            writeWaiting(lock);
        if (last && tried == m_last)
            break;
    }
    lock.unlock();
    if (m_wrote && !m_failing && m_connection)
        keepBackup(*m_connection, m_file); // best effort: without it the copy before stays
    m_connection.reset();
}

void StoreWriter::writeWaiting(std::unique_lock<std::mutex> &lock)
{
    Batch batch = std::exchange(m_waiting, {});
    const quint64 upTo = m_last;
    lock.unlock();
    const StoreResult result = writePatiently(batch);
    lock.lock();
    if (result) {
        // Back in front, without those that newer changes have made needless.
        std::erase_if(batch, [&](const Pending &old) {
            return std::any_of(m_waiting.begin(), m_waiting.end(),
                [&](const Pending &later) { return replaces(later.change, old.change); });
        });
        m_waiting.insert(m_waiting.begin(), batch.begin(), batch.end());
    }
    note(result, upTo);
    lock.unlock();
    m_reported();
    lock.lock();
}

void StoreWriter::note(const StoreResult &result, quint64 upTo)
{
    if (!result)
        m_report.saved = upTo;
    else if (!m_failing)
        m_report.faults.push_back(*result);
    m_failing = result.has_value();
    m_wrote = m_wrote || !m_failing;
}

StoreResult StoreWriter::prepare()
{
    if (m_connection && QFileInfo::exists(m_file))
        return {};
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    m_connection = std::make_unique<StoreConnection>(m_file, BusyMilliseconds);
    if (StoreResult fault = m_connection->open())
        return fault;
    // FULL: what is reported as saved outlives a power cut too.
    for (const QString &pragma : {QStringLiteral("PRAGMA foreign_keys = ON"),
             QStringLiteral("PRAGMA journal_mode = WAL"), QStringLiteral("PRAGMA synchronous = FULL")})
        if (StoreResult fault = m_connection->run(pragma))
            return fault;
    int version = 0;
    if (StoreResult fault = inspect(*m_connection, &version))
        return fault;
    return version < SchemaVersion ? bringUpToDate(*m_connection) : StoreResult();
}

/// SQLite does not wait for every lock (switching to WAL, a deadlock avoided), so waiting is done here as well.
StoreResult StoreWriter::writePatiently(const Batch &batch)
{
    StoreResult fault = write(batch);
    for (int again = 0; fault && fault->kind == StoreFault::Kind::Busy && again < BusyAttempts; ++again) {
        std::this_thread::sleep_for(BusyPause);
        fault = write(batch);
    }
    return fault;
}

StoreResult StoreWriter::write(const Batch &batch)
{
    StoreResult fault = prepare();
    if (!fault)
        fault = m_connection->run(QStringLiteral("BEGIN IMMEDIATE"));
    for (const Pending &pending : batch)
        if (!fault)
            fault = writeChange(*m_connection, pending.change, pending.time);
    if (!fault)
        fault = m_connection->run(QStringLiteral("COMMIT"));
    if (fault)
        m_connection.reset(); // rolls back; opened afresh next time
    return fault;
}

} // namespace nunchi::session
