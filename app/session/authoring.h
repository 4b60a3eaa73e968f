// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <atomic>
#include <functional>

#include "course/course.h"
#include "session/course_watcher.h"
#include "session/worker.h"

namespace nunchi::session {

class Session;

/// Keeps the session's course in step with its files and knows what is wrong in them. Everything that reads files runs
/// beside the user's thread.
class Authoring : public QObject
{
    Q_OBJECT
public:
    /// What nunchi check would say about the folder. Called on another thread.
    using Check = std::function<course::Problems(const QString &folder, const course::Stop &stop)>;

    Authoring(Session &session, Check check, QObject *parent = nullptr);

    void watch(); ///< from now on; checks too
    bool isWatching() const { return m_watching; }
    /// Reads what changed. The session goes on with it, unless the course can no longer be read at all: then
    /// reloadFailed() says why, and everything stays as it is.
    void reload();
    /// Also after every reload once it has been asked for, and when watching.
    void check();

    const course::Problems &problems() const { return m_problems; }

Q_SIGNALS:
    void problemsChanged();
    void reloadFailed(const QString &message);
    void reloaded(); ///< what failed before reads now

private:
    struct Fresh;
    void take(Fresh &fresh);

    Session &m_session;
    Check m_check;
    CourseWatcher m_watcher;
    course::Problems m_problems;
    bool m_watching = false;
    bool m_checking = false; ///< checks belong to every reload
    bool m_busy = false;
    bool m_reread = false; ///< all pages were read in one language of the interface
    bool m_again = false; ///< something changed while it was being read
    std::atomic<quint64> m_checks = 0; ///< the last one asked for: results of earlier ones are dropped
    Worker m_reader;
    Worker m_checker;
};

} // namespace nunchi::session
