// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <optional>

namespace nunchi::session {

/// Why the database refused, as far as it matters here.
struct StoreFault
{
    enum class Kind : quint8 {
        Broken, ///< no database, or a damaged one
        Foreign, ///< a database of some other program
        Newer, ///< written by a later version of this program
        Busy, ///< another program's lock
        Unreachable ///< cannot be opened, read or written: rights, a full disk
    };
    Kind kind = Kind::Unreachable;
    QString detail; ///< the database's own words
};
using StoreResult = std::optional<StoreFault>; ///< empty: it went well

/// One connection under a name of its own, closed and forgotten without a trace. Belongs to the thread that made it.
class StoreConnection
{
public:
    StoreConnection(const QString &file, int busyMilliseconds);
    ~StoreConnection();
    Q_DISABLE_COPY_MOVE(StoreConnection)

    StoreResult open();
    StoreResult run(const QString &sql, const QVariantList &values = {});
    /// First column of the first row; invalid when there is none.
    StoreResult ask(const QString &sql, QVariant *answer);
    /// A query positioned before its first row. It must not outlive the connection.
    StoreResult select(const QString &sql, const QVariantList &values, QSqlQuery *query);
    static StoreFault faultOf(const QSqlError &error);

private:
    QString m_name;
    QSqlDatabase m_database;
};

} // namespace nunchi::session
