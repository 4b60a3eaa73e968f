// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/course_search.h"

#include "session/session.h"

#include <QElapsedTimer>

#include <deque>

namespace nunchi::session {

using course::LessonMatch;
using course::SearchHit;
using course::SearchPlace;

namespace {
/// A piece of gathering lasts this long before a search may go first.
constexpr qint64 PieceMilliseconds = 20;
} // namespace

/// The words of the course and what is still to be read.
struct CourseSearch::Shelf
{
    struct Task
    {
        SearchPlace place;
        QString file;
        int order = 0;
    };
    course::SearchIndex index;
    QHash<SearchPlace, std::pair<QString, course::FileStamp>> read; ///< file and stamp
    std::shared_ptr<const course::Course> course;
    std::deque<Task> tasks;

    void begin(const std::shared_ptr<const course::Course> &now);
    void take(const Task &task);
    void readSome();
    void readLesson(const QString &lesson, const QString &language);
};

void CourseSearch::Shelf::begin(const std::shared_ptr<const course::Course> &now)
{
    course = now;
    tasks.clear();
    index.setGlossary(now->glossary(), now->languages());
    QHash<SearchPlace, std::pair<QString, course::FileStamp>> still;
    int order = 0;
    for (const course::LessonInfo &lesson : now->lessons()) {
        for (const QString &page : lesson.pageIds) {
            ++order;
            for (const QString &language : now->languages()) {
                const SearchPlace place{lesson.id, page, language};
                const QString file = lesson.files.value(language).value(page);
                const auto before = read.constFind(place);
                const bool same = before != read.constEnd() && before->first == file
                    && before->second.isStill(course::FileStamp::of(file));
                if (same)
                    still.insert(place, *before);
                else if (!file.isEmpty())
                    tasks.push_back({place, file, order});
            }
        }
    }
    for (auto it = read.keyBegin(); it != read.keyEnd(); ++it)
        if (!still.contains(*it))
            index.removePage(*it);
    read = still;
}

void CourseSearch::Shelf::take(const Task &task)
{
    const course::FileStamp stamp = course::FileStamp::of(task.file);
    const SearchPlace &place = task.place;
    if (const auto reading = course->readingOnce(place.lesson, place.page, place.language))
        index.setPage(place, task.order, course::textPieces(reading->page));
    read.insert(place, {task.file, stamp});
}

void CourseSearch::Shelf::readSome()
{
    QElapsedTimer timer;
    timer.start();
    while (!tasks.empty() && timer.elapsed() < PieceMilliseconds) {
        take(tasks.front());
        tasks.pop_front();
    }
}

void CourseSearch::Shelf::readLesson(const QString &lesson, const QString &language)
{
    std::deque<Task> others;
    for (const Task &task : tasks)
        if (task.place.lesson == lesson && task.place.language == language)
            take(task);
        else
            others.push_back(task);
    tasks = others;
}

CourseSearch::CourseSearch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_shelf(std::make_shared<Shelf>())
{
    connect(&session, &Session::reloaded, this, [this] {
        if (m_prepared)
            gather();
    });
}

CourseSearch::~CourseSearch() = default;

void CourseSearch::prepare()
{
    if (!std::exchange(m_prepared, true))
        gather();
}

void CourseSearch::gather()
{
    const quint64 number = ++m_course;
    m_complete = false;
    const std::shared_ptr<const course::Course> course = m_session.course().copy();
    m_worker.run(
        [shelf = m_shelf, course] {
            shelf->begin(course);
            return true;
        },
        [this, number](bool) { gatherSome(number); });
}

void CourseSearch::gatherSome(quint64 number)
{
    if (number != m_course)
        return;
    m_worker.run(
        [shelf = m_shelf] {
            shelf->readSome();
            return shelf->tasks.empty();
        },
        [this, number](bool complete) {
            if (number != m_course)
                return;
            m_complete = complete;
            if (!complete)
                gatherSome(number);
            else if (!m_words.isEmpty())
                ask();
        },
        Worker::Priority::Idle);
}

void CourseSearch::search(const QString &words)
{
    prepare();
    m_words = words;
    ask();
}

void CourseSearch::ask()
{
    const quint64 number = ++m_search;
    const course::SearchWish wish{m_words, m_session.language(), m_session.lessonId()};
    m_worker.run(
        [this, shelf = m_shelf, wish, number] {
            return shelf->index.search(wish, [this, number] { return number != m_search || m_worker.isStopping(); });
        },
        [this, number, wish](const QList<SearchHit> &hits) {
            if (number == m_search)
                Q_EMIT found(wish.words, hits, m_complete);
        },
        Worker::Priority::Urgent);
}

void CourseSearch::searchLesson(const QString &words)
{
    prepare();
    const quint64 number = ++m_lessonSearch;
    m_worker.run(
        [this, shelf = m_shelf, words, number, lesson = m_session.lessonId(), pages = m_session.pageIds(),
            language = m_session.language()] {
            const auto late = [this, number] { return number != m_lessonSearch || m_worker.isStopping(); };
            if (late())
                return QList<LessonMatch>();
            shelf->readLesson(lesson, language);
            return shelf->index.matches(lesson, pages, language, course::TextPattern(words), late);
        },
        [this, number, words](const QList<LessonMatch> &matches) {
            if (number == m_lessonSearch)
                Q_EMIT foundInLesson(words, matches);
        });
}

} // namespace nunchi::session
