// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace nunchi::course {

/// What became of one text of a list.
struct DigestChange
{
    enum class Kind : quint8 { Changed, Added, Removed, Moved };
    Kind kind = Kind::Changed;
    qsizetype before = 0; ///< its place in the list as it was; Added: of what follows it
    qsizetype now = 0; ///< its place in the list as it is; Removed: of what followed it

    bool operator==(const DigestChange &) const = default;
};

/// The fewest texts that are to be looked at, in the order of their places now.
QList<DigestChange> digestChanges(const QStringList &before, const QStringList &now);

} // namespace nunchi::course
