// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/authoring.h"

#include "session/session.h"

#include <QDir>

namespace nunchi::session {

/// What a thread brings back from the course's folder.
struct Authoring::Fresh
{
    std::unique_ptr<course::Course> course; ///< null: it cannot be read
    course::Problems problems; ///< of opening it
    QStringList sources;
    CourseWatcher::Stamps stamps;
};

Authoring::Authoring(Session &session, Check check, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_check(std::move(check))
{
    connect(&m_watcher, &CourseWatcher::changed, this, &Authoring::reload);
    // Problems are put into words where they are found: those in the list when they are checked, those on a page when
    // it is read, and all pages were read again together.
    connect(&session, &Session::languageChanged, this, [this] {
        if (m_watching || m_reread)
            reload();
        else if (m_checking)
            this->check();
    });
}

void Authoring::watch()
{
    m_watching = true;
    // What changed since the course was opened is shown, too.
    reload();
    check();
}

void Authoring::reload()
{
    if (std::exchange(m_busy, true)) {
        m_again = true;
        return;
    }
    const std::shared_ptr<const course::Course> before = m_session.course().copy();
    m_reader.run(
        [before] {
            auto fresh = std::make_shared<Fresh>();
            // First: what changes while it is being read must be seen afterwards.
            for (const QString &path : before->sources())
                fresh->stamps.insert(path, course::FileStamp::of(path));
            fresh->course = before->reread(&fresh->problems);
            fresh->sources = fresh->course ? fresh->course->sources() : before->sources();
            return fresh;
        },
        [this](const std::shared_ptr<Fresh> &fresh) { take(*fresh); });
}

void Authoring::take(Fresh &fresh)
{
    m_busy = false;
    m_reread = true;
    const QString folder = m_session.course().folder();
    if (!fresh.course || !m_session.reload(std::move(fresh.course))) {
        const auto error = std::find_if(fresh.problems.begin(), fresh.problems.end(),
            [](const course::Problem &each) { return each.severity == course::Severity::Error; });
        Q_EMIT reloadFailed(error == fresh.problems.end()
                ? tr("There is no page left in %1. What is shown is what was there before.")
                      .arg(QDir::toNativeSeparators(folder))
                : tr("The course cannot be read as it is now, and is shown as it was before. %1")
                      .arg(course::toString(*error)));
    } else {
        Q_EMIT reloaded();
    }
    if (m_watching)
        m_watcher.watch(fresh.sources, fresh.stamps);
    if (m_checking)
        check();
    if (std::exchange(m_again, false))
        reload();
}

void Authoring::check()
{
    m_checking = true;
    const quint64 number = ++m_checks;
    m_checker.run(
        [this, number, folder = m_session.course().folder()] {
            const auto late = [this, number] { return m_checker.isStopping() || number != m_checks; };
            return late() ? course::Problems() : m_check(folder, late);
        },
        [this, number](const course::Problems &problems) {
            if (number != m_checks)
                return;
            m_problems = problems;
            Q_EMIT problemsChanged();
        });
}

} // namespace nunchi::session
