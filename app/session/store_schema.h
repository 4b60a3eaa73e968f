// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the store, and reading and writing their rows.
#pragma once

#include "session/store_connection.h"
#include "session/store_rows.h"

#include <QDateTime>

namespace nunchi::session {

/// PRAGMA user_version of the files this program writes.
constexpr int SchemaVersion = 2;
/// The learner of a file nobody has given a name yet.
constexpr qint64 GuestLearner = 1;

/// Empty and sound, or ours and sound, or the reason why not. version 0: it holds no tables yet.
StoreResult inspect(StoreConnection &connection, int *version);
/// Makes the tables that this version has and the file has not. Safe when two programs do so at once.
StoreResult bringUpToDate(StoreConnection &connection);
/// version: the file's; files of older versions are read as they are.
StoreResult readSnapshot(StoreConnection &connection, int version, Snapshot *snapshot);
StoreResult writeChange(StoreConnection &connection, const Change &change, const QDateTime &time);

} // namespace nunchi::session
