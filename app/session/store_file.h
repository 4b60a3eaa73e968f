// SPDX-License-Identifier: GPL-3.0-or-later
// The store's file as a whole: opening it at start, setting a broken one aside, keeping a copy of a good one.
#pragma once

#include "session/notice.h"
#include "session/store_connection.h"
#include "session/store_rows.h"

namespace nunchi::session {

struct StoreOpening
{
    Snapshot snapshot;
    bool mayWrite = true; ///< false: the file belongs to a later version, or a broken one stands in the way
    bool unreachable = false; ///< could not be read for reasons that may pass; a message says so
    QList<Notice> messages;
};

/// Reads what was kept. Nothing is ever deleted: a file that cannot be used is renamed, and the copy takes its place.
StoreOpening openStore(const QString &file);

/// The copy kept beside the file.
QString backupOf(const QString &file);
/// Replaces the copy as a whole or not at all.
StoreResult keepBackup(StoreConnection &connection, const QString &file);

/// What a fault while writing means, and what to do.
Notice writingFailed(const QString &file, const StoreFault &fault);

} // namespace nunchi::session
