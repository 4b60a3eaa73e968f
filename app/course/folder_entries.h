// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace nunchi::course {

/// What a folder holds, in order of the names: files, folders, links that lead nowhere, pipes.
struct FolderEntries
{
    QStringList names;
    QStringList unreadable; ///< names that are not UTF-8, with U+FFFD where they are not
    QString fault; ///< the system's reason why the folder cannot be read; empty: it can
    bool exists = true;
};

FolderEntries entriesOf(const QString &folder);

} // namespace nunchi::course
