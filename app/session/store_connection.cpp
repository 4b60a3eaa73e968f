// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/store_connection.h"

#include <QSqlError>

#include <atomic>

namespace nunchi::session {

namespace {

// SQLite's primary result codes.
constexpr int SqliteError = 1; ///< a table or column that should exist does not
constexpr int SqliteBusy = 5;
constexpr int SqliteLocked = 6;
constexpr int SqliteCorrupt = 11;
constexpr int SqliteNotADatabase = 26;

QString freshName()
{
    static std::atomic<quint64> count = 0;
    return QStringLiteral("nunchi-store-%1").arg(++count);
}

} // namespace

StoreConnection::StoreConnection(const QString &file, int busyMilliseconds)
    : m_name(freshName())
    , m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    m_database.setDatabaseName(file);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyMilliseconds));
}

StoreConnection::~StoreConnection()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

StoreFault StoreConnection::faultOf(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt() & 0xff;
    StoreFault::Kind kind = StoreFault::Kind::Unreachable;
    if (code == SqliteCorrupt || code == SqliteNotADatabase || code == SqliteError)
        kind = StoreFault::Kind::Broken;
    else if (code == SqliteBusy || code == SqliteLocked)
        kind = StoreFault::Kind::Busy;
    return {kind, error.databaseText()};
}

StoreResult StoreConnection::open()
{
    return m_database.open() ? StoreResult() : faultOf(m_database.lastError());
}

StoreResult StoreConnection::select(const QString &sql, const QVariantList &values, QSqlQuery *query)
{
    *query = QSqlQuery(m_database);
    query->setForwardOnly(true);
    if (!query->prepare(sql))
        return faultOf(query->lastError());
    for (const QVariant &value : values)
        query->addBindValue(value);
    return query->exec() ? StoreResult() : faultOf(query->lastError());
}

StoreResult StoreConnection::run(const QString &sql, const QVariantList &values)
{
    QSqlQuery query;
    return select(sql, values, &query);
}

StoreResult StoreConnection::ask(const QString &sql, QVariant *answer)
{
    QSqlQuery query;
    if (StoreResult fault = select(sql, {}, &query))
        return fault;
    *answer = query.next() ? query.value(0) : QVariant();
    if (query.lastError().isValid())
        return faultOf(query.lastError());
    return {};
}

} // namespace nunchi::session
