// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/course_watcher.h"

#include <QSet>

#include <chrono>

namespace nunchi::session {

namespace {
constexpr std::chrono::milliseconds Rest{25};
/// Changes that do not come to rest are told all the same.
constexpr qint64 Longest = 200;

QStringList missingFrom(const QStringList &paths, const QStringList &others)
{
    const QSet<QString> known(others.begin(), others.end());
    QStringList missing;
    for (const QString &path : paths)
        if (!known.contains(path))
            missing << path;
    return missing;
}
} // namespace

CourseWatcher::CourseWatcher(QObject *parent)
    : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setTimerType(Qt::PreciseTimer);
    m_rest.setInterval(Rest);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &CourseWatcher::note);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &CourseWatcher::note);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_since.invalidate();
        Q_EMIT changed();
    });
}

void CourseWatcher::note()
{
    if (!m_since.isValid())
        m_since.start();
    if (!m_rest.isActive() || m_since.elapsed() < Longest)
        m_rest.start();
}

void CourseWatcher::watch(const QStringList &paths, const Stamps &read)
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QStringList gone = missingFrom(watched, paths);
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    const QStringList added = missingFrom(paths, watched);
    m_unwatched = added.isEmpty() ? QStringList() : m_watcher.addPaths(added);
    for (const QString &path : added) {
        const auto then = read.constFind(path);
        if (then != read.constEnd() && !then->equals(course::FileStamp::of(path)))
            note();
    }
}

} // namespace nunchi::session
