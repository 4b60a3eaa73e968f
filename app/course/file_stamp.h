// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::course {

/// By what one sees that a file may be another one than before, without reading it.
struct FileStamp
{
    qint64 size = -1; ///< −1: there is no such file
    qint64 written = 0;
    qint64 changed = 0; ///< also when renamed over another
    bool settled = true; ///< false: so new that the clock may not tell a further change apart

    static FileStamp of(const QString &file);

    bool equals(const FileStamp &other) const
    {
        return size == other.size && written == other.written && changed == other.changed;
    }
    /// Whether what was read then is what would be read now, for certain.
    bool isStill(const FileStamp &now) const { return settled && equals(now); }
};

} // namespace nunchi::course
