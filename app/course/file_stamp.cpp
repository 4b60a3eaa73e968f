// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/file_stamp.h"

#include <algorithm>

#include <QDateTime>
#include <QFileInfo>

namespace nunchi::course {

namespace {
/// More than the clock tick of any file system (two seconds on FAT).
constexpr qint64 kTick = 2500;
} // namespace

FileStamp FileStamp::of(const QString &file)
{
    const QFileInfo info(file);
    if (!info.exists())
        return {};
    FileStamp stamp;
    stamp.size = info.size();
    stamp.written = info.lastModified().toMSecsSinceEpoch();
    stamp.changed = info.metadataChangeTime().toMSecsSinceEpoch();
    stamp.settled = std::max(stamp.written, stamp.changed) + kTick < QDateTime::currentMSecsSinceEpoch();
    return stamp;
}

} // namespace nunchi::course
