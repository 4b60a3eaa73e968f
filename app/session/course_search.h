// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <atomic>
#include <memory>

#include "course/search_index.h"
#include "session/worker.h"

namespace nunchi::session {

class Session;

/// Searches the session's course beside the user's thread. Its words are gathered from the first search on, and again
/// where files have changed. An answer is only given to the last question.
class CourseSearch : public QObject
{
    Q_OBJECT
public:
    explicit CourseSearch(Session &session, QObject *parent = nullptr);
    ~CourseSearch() override;

    void prepare(); ///< begins to gather words; done by the searches, too
    /// Answered by found(); once more whenever more pages are known.
    void search(const QString &words);
    /// Answered by foundInLesson(): in the session's lesson and language.
    void searchLesson(const QString &words);

Q_SIGNALS:
    /// complete: all pages have been looked at.
    void found(const QString &words, const QList<nunchi::course::SearchHit> &hits, bool complete);
    void foundInLesson(const QString &words, const QList<nunchi::course::LessonMatch> &matches);

private:
    struct Shelf;
    void gather();
    void gatherSome(quint64 course);
    void ask();

    Session &m_session;
    std::shared_ptr<Shelf> m_shelf; ///< used by the worker's jobs alone
    bool m_prepared = false;
    bool m_complete = false;
    QString m_words; ///< asked for last, for answering again
    std::atomic<quint64> m_course = 0; ///< counts reloads
    std::atomic<quint64> m_search = 0;
    std::atomic<quint64> m_lessonSearch = 0;
    Worker m_worker;
};

} // namespace nunchi::session
