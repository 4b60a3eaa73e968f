// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include "course/file_stamp.h"

namespace nunchi::session {

/// Tells when files or folders change. An editor's save is several changes in a row (cut to nothing, write; or write
/// another file, rename it over): one signal follows once they rest.
class CourseWatcher : public QObject
{
    Q_OBJECT
public:
    using Stamps = QHash<QString, course::FileStamp>;

    explicit CourseWatcher(QObject *parent = nullptr);

    /// These from now on. read: what the files were when they were read; one that has changed since is a change.
    /// A file that was replaced is no longer watched by the system: call this after every changed().
    void watch(const QStringList &paths, const Stamps &read);
    /// What the system refuses to watch.
    const QStringList &unwatched() const { return m_unwatched; }

Q_SIGNALS:
    void changed();

private:
    void note();

    QFileSystemWatcher m_watcher;
    QStringList m_unwatched;
    QTimer m_rest;
    QElapsedTimer m_since; ///< the first change that has not been told
};

} // namespace nunchi::session
