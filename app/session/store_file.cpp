// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/store_file.h"

#include "session/store_schema.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <filesystem>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace nunchi::session {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

/// The window waits for this, so another program's lock is not waited out.
constexpr int OpeningBusyMilliseconds = 200;

/// Of every SQLite database.
constexpr qint64 HeaderSize = 100;

/// Of the files that make up one database, the log first: a database without its log is only older.
const QStringList &sideFiles()
{
    static const QStringList endings{QStringLiteral("-wal"), QStringLiteral("-shm"), QString()};
    return endings;
}

QString shown(const QString &file)
{
    return QDir::toNativeSeparators(file);
}

/// Atomic, and over whatever is there.
bool renameOver(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(from.toStdU16String(), to.toStdU16String(), error);
    return !error;
}

/// Onto the disk before it takes another file's name.
bool syncToDisk(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return false;
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0;
#else
    return true;
#endif
}

StoreResult readStore(const QString &file, Snapshot *snapshot)
{
    // SQLite takes a file of a few bytes for an empty database.
    if (QFileInfo(file).size() < HeaderSize)
        return StoreFault{StoreFault::Kind::Broken, {}};
    StoreConnection connection(file, OpeningBusyMilliseconds);
    if (StoreResult fault = connection.open())
        return fault;
    int version = 0;
    if (StoreResult fault = inspect(connection, &version))
        return fault;
    return version == 0 ? StoreResult() : readSnapshot(connection, version, snapshot);
}

/// The new name; empty: it could not be renamed. The log goes along: beside another file it would spoil that one.
QString setAside(const QString &file)
{
    const QString aside = file + QStringLiteral(".broken-")
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    for (const QString &ending : sideFiles())
        if (QFile::exists(file + ending) && !QFile::rename(file + ending, aside + ending))
            return {};
    return aside;
}

/// Puts the copy in the file's place when it is sound.
bool restoreBackup(const QString &file, Snapshot *snapshot)
{
    const QString candidate = file + QStringLiteral(".restoring");
    for (const QString &ending : sideFiles())
        QFile::remove(candidate + ending);
    Snapshot read;
    if (!QFile::copy(backupOf(file), candidate) || readStore(candidate, &read) || !syncToDisk(candidate)
        || !renameOver(candidate, file)) {
        QFile::remove(candidate);
        return false;
    }
    *snapshot = read;
    return true;
}

QString dateText(const QDateTime &time)
{
    return QLocale().toString(time, QLocale::ShortFormat);
}

QDateTime backupTime(const QString &file)
{
    return QFileInfo(backupOf(file)).lastModified();
}

/// What happened to a file that could not be used. aside empty: it could not be renamed.
Notice brokenNotice(const QString &file, const QString &aside, const QDateTime &restored)
{
    if (aside.isEmpty())
        return Notice([file] {
            return Words::tr("Your progress in %1 could not be read, and the file could not be set aside. "
                             "You can go on; what you do now is not kept.")
                .arg(shown(file));
        });
    if (restored.isValid())
        return Notice([aside, restored] {
            return Words::tr("Your progress could not be read; the file is damaged. The copy of %1 is used "
                             "instead, and the damaged file is kept as %2.")
                .arg(dateText(restored), shown(aside));
        });
    return Notice([aside] {
        return Words::tr("Your progress could not be read; the file is damaged, and there is no good "
                         "copy. You start anew, and the damaged file is kept as %1.")
            .arg(shown(aside));
    });
}

void replaceBroken(const QString &file, StoreOpening *opening)
{
    const QString aside = setAside(file);
    opening->mayWrite = !aside.isEmpty();
    const QDateTime time = backupTime(file);
    const bool restored = opening->mayWrite && restoreBackup(file, &opening->snapshot);
    opening->messages << brokenNotice(file, aside, restored ? time : QDateTime());
}

Notice unusableNotice(const QString &file, const StoreFault &fault)
{
    return Notice([file, fault] {
        if (fault.kind == StoreFault::Kind::Newer)
            return Words::tr("Your progress in %1 was written by a newer version of Nunchi. It is left as "
                             "it is; what you do now is not kept. Install the newer version to go on there.")
                .arg(shown(file));
        return Words::tr("Your progress in %1 cannot be opened (%2). You can go on; nothing you do is "
                         "lost while Nunchi stays open, and it tries again to save with your next step.")
            .arg(shown(file), fault.detail);
    });
}

void handle(const StoreFault &fault, const QString &file, StoreOpening *opening)
{
    const QFileInfo info(file);
    const bool unreadable = info.isFile() && !info.isReadable();
    if (fault.kind == StoreFault::Kind::Broken || fault.kind == StoreFault::Kind::Foreign || unreadable) {
        replaceBroken(file, opening);
        return;
    }
    opening->mayWrite = fault.kind != StoreFault::Kind::Newer;
    opening->unreachable = opening->mayWrite;
    opening->messages << unusableNotice(file, fault);
}

} // namespace

QString backupOf(const QString &file)
{
    return file + QStringLiteral(".backup");
}

Notice writingFailed(const QString &file, const StoreFault &fault)
{
    return Notice([file, fault] {
        return Words::tr("Your progress cannot be saved to %1 (%2). Check that the folder may be written to and that "
                         "the disk is not full. Nothing is lost while Nunchi stays open; it tries again with your "
                         "next step.")
            .arg(shown(file), fault.detail);
    });
}

StoreOpening openStore(const QString &file)
{
    StoreOpening opening;
    if (QFileInfo(file).size() == 0) {
        // Gone or emptied: between being set aside and being replaced, by hand, or by a disk that was full.
        const QDateTime time = backupTime(file);
        if (time.isValid() && !setAside(file).isEmpty() && restoreBackup(file, &opening.snapshot))
            opening.messages << Notice([time] {
                return Words::tr("The file with your progress was missing. The copy of %1 is used instead.")
                    .arg(dateText(time));
            });
        return opening;
    }
    Snapshot snapshot;
    if (const StoreResult fault = readStore(file, &snapshot))
        handle(*fault, file, &opening);
    else
        opening.snapshot = snapshot;
    return opening;
}

StoreResult keepBackup(StoreConnection &connection, const QString &file)
{
    const QString fresh = backupOf(file) + QStringLiteral(".new-%1").arg(QCoreApplication::applicationPid());
    QFile::remove(fresh);
    StoreResult fault = connection.run(QStringLiteral("VACUUM INTO ?"), {fresh});
    if (!fault && !(syncToDisk(fresh) && renameOver(fresh, backupOf(file))))
        fault = StoreFault{StoreFault::Kind::Unreachable, fresh};
    if (fault)
        QFile::remove(fresh);
    return fault;
}

} // namespace nunchi::session
