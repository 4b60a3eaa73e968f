// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/folder_entries.h"

#include <filesystem>
#include <system_error>
#include <type_traits>

#include <QDir>

#include "course/utf8.h"

namespace nunchi::course {

namespace {

using Path = std::filesystem::path;

/// Where names are bytes, they may be anything; elsewhere they are always text.
bool isText([[maybe_unused]] const Path &name)
{
    if constexpr (std::is_same_v<Path::value_type, char>)
        return firstInvalidUtf8(QByteArrayView(name.native().data(), qsizetype(name.native().size()))) < 0;
    else
        return true;
}

QString shown(const Path &name)
{
    if constexpr (std::is_same_v<Path::value_type, char>)
        return QString::fromUtf8(name.native().data(), qsizetype(name.native().size()));
    else
        return QString::fromStdU16String(name.u16string());
}

} // namespace

FolderEntries entriesOf(const QString &folder)
{
    FolderEntries found;
    std::error_code error;
    std::filesystem::directory_iterator entry(QDir(folder).filesystemPath(), error);
    while (!error && entry != std::filesystem::directory_iterator()) {
        const Path name = entry->path().filename();
        (isText(name) ? found.names : found.unreadable) << shown(name);
        entry.increment(error);
    }
    found.names.sort();
    found.unreadable.sort();
    found.exists = error != std::errc::no_such_file_or_directory;
    if (error && found.exists)
        found.fault = QString::fromLocal8Bit(error.message().c_str());
    return found;
}

} // namespace nunchi::course
