// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "session/exhibit_shelf.h"
#include "session/store.h"

#include <algorithm>
#include <chrono>

namespace nunchi::session {

namespace {

constexpr std::chrono::milliseconds ScrollRest{300};
/// From here on a page without questions counts as read to its end.
constexpr double PageEnd = 0.98;

QString keyOf(const QString &lesson, const QString &page)
{
    return lesson + u'/' + page;
}

} // namespace

Session::Session(std::unique_ptr<course::Course> course, std::unique_ptr<Store> store, QObject *parent)
    : QObject(parent)
    , m_course(std::move(course))
    , m_store(std::move(store))
    , m_shelf(std::make_unique<ExhibitShelf>(
          [this](const QString &lesson, const QString &blockId) { return findBlock(lesson, blockId).second; },
          [this] { return m_course->copy(); }))
    , m_language(m_course->languages().value(0, QStringLiteral("ko")))
{
    m_shelf->setLanguage(m_language);
    m_positionTimer.setSingleShot(true);
    m_positionTimer.setInterval(ScrollRest);
    connect(&m_positionTimer, &QTimer::timeout, this, &Session::savePosition);
    if (m_store)
        connectStore();
    restore();
}

Session::~Session()
{
    m_shelf->flush();
    if (m_positionTimer.isActive())
        savePosition();
}

void Session::connectStore()
{
    connect(m_store.get(), &Store::failed, this, &Session::storeFailed);
    connect(m_shelf.get(), &ExhibitShelf::stateChanged, this, [this](const ExhibitRow &row) { m_store->write(row); });
}

void Session::restore()
{
    const Snapshot snapshot = m_store ? m_store->snapshot() : Snapshot();
    for (const PageRow &row : snapshot.pages)
        m_progress[keyOf(row.lesson, row.page)] =
            row.progress >= int(PageProgress::Done) ? PageProgress::Done : PageProgress::Seen;
    for (const AnswerRow &row : snapshot.answers)
        m_answers.restore(row);
    for (const DraftRow &row : snapshot.drafts)
        m_answers.restore(row);
    for (const ExhibitRow &row : snapshot.exhibits)
        m_shelf->restore(row);
    const PositionRow &position = snapshot.position;
    const course::LessonInfo *lesson = m_course->lesson(position.lesson);
    if (lesson && lesson->pageIds.contains(position.page)) {
        open(position.lesson, position.page, position.scroll);
        return;
    }
    for (const course::LessonInfo &first : m_course->lessons())
        if (!first.pageIds.isEmpty()) {
            open(first.id, first.pageIds.front(), 0);
            savePosition();
            return;
        }
}

void Session::setLanguage(const QString &language)
{
    if (language == m_language || !m_course->languages().contains(language))
        return;
    m_language = language;
    m_shelf->setLanguage(language);
    Q_EMIT languageChanged();
}

QStringList Session::pageIds() const
{
    const course::LessonInfo *lesson = m_course->lesson(m_lesson);
    return lesson ? lesson->pageIds : QStringList();
}

int Session::pageNumber() const
{
    return int(pageIds().indexOf(m_page)) + 1;
}

std::shared_ptr<const course::Page> Session::page()
{
    return pageOf(m_lesson, m_page);
}

std::shared_ptr<const course::Page> Session::pageOf(const QString &lesson, const QString &page)
{
    if (auto found = m_course->page(lesson, page, m_language))
        return found;
    for (const QString &language : m_course->languages())
        if (auto found = m_course->page(lesson, page, language))
            return found;
    return nullptr;
}

QString Session::pageTitle(const QString &pageId, bool shortForm)
{
    const course::FrontMatter front = m_course->frontMatter(m_lesson, pageId, m_language);
    const QString title = front.title.isEmpty() ? pageId : front.title;
    return shortForm && !front.shortTitle.isEmpty() ? front.shortTitle : title;
}

PageProgress Session::progress(const QString &pageId) const
{
    const auto it = m_progress.find(keyOf(m_lesson, pageId));
    return it == m_progress.end() ? PageProgress::New : it->second;
}

bool Session::goTo(const QString &lesson, const QString &page)
{
    const course::LessonInfo *info = m_course->lesson(lesson);
    if (!info || !info->pageIds.contains(page))
        return false;
    if (lesson == m_lesson && page == m_page)
        return true;
    open(lesson, page, 0);
    savePosition();
    Q_EMIT pageChanged();
    return true;
}

void Session::open(const QString &lesson, const QString &page, double scroll)
{
    m_lesson = lesson;
    m_page = page;
    m_scroll = std::clamp(scroll, 0.0, 1.0);
    raiseProgress(PageProgress::Seen);
}

bool Session::turn(int by)
{
    const QStringList pages = pageIds();
    const qsizetype target = pages.indexOf(m_page) + by;
    return target >= 0 && target < pages.size() && goToPage(pages.at(target));
}

bool Session::nextPage()
{
    return turn(1);
}

bool Session::previousPage()
{
    return turn(-1);
}

void Session::setScroll(double fraction)
{
    const double scroll = std::clamp(fraction, 0.0, 1.0);
    if (scroll != m_scroll) {
        m_scroll = scroll;
        m_positionTimer.start();
    }
    if (m_scroll >= PageEnd)
        checkDone();
}

void Session::savePosition()
{
    m_positionTimer.stop();
    if (m_store)
        m_store->write(PositionRow{m_lesson, m_page, m_scroll});
}

void Session::raiseProgress(PageProgress progress)
{
    PageProgress &kept = m_progress[keyOf(m_lesson, m_page)];
    if (kept >= progress)
        return;
    kept = progress;
    if (m_store)
        m_store->write(PageRow{m_lesson, m_page, int(progress)});
    Q_EMIT progressChanged();
}

/// Done: every question finished, or, on a page without questions, read to the end.
void Session::checkDone()
{
    if (progress(m_page) == PageProgress::Done)
        return;
    const std::shared_ptr<const course::Page> page = this->page();
    if (!page)
        return;
    bool hasQuestions = false;
    for (const course::Block *block : flattened(page->blocks))
        if (const auto *quiz = std::get_if<course::QuizBlock>(&block->content)) {
            hasQuestions = true;
            if (!m_answers.isFinished(m_lesson, quiz->question.id))
                return;
        }
    if (hasQuestions || m_scroll >= PageEnd)
        raiseProgress(PageProgress::Done);
}

/// The page in view first; other pages of the lesson are read only when it is not there.
std::pair<QString, const course::Block *> Session::findBlock(
    const QString &lesson, const QString &blockId, Reading reading)
{
    const course::LessonInfo *info = m_course->lesson(lesson);
    QStringList pages = info ? info->pageIds : QStringList();
    if (pages.removeOne(m_page))
        pages.prepend(m_page);
    for (const QString &id : pages) {
        if (reading == Reading::Done && !m_course->isRead(lesson, id, m_language))
            continue;
        if (const std::shared_ptr<const course::Page> page = pageOf(lesson, id)) // the course keeps it alive
            for (const course::Block *block : flattened(page->blocks))
                if (block->id == blockId)
                    return {id, block};
    }
    return {};
}

/// Of the pages after the one in view the first that is still there, else the last of those before it.
QString Session::nearestPage(const course::Course &course, const QString &lesson) const
{
    const course::LessonInfo *now = course.lesson(lesson);
    if (!now || now->pageIds.isEmpty())
        return {};
    const QStringList before = pageIds();
    const qsizetype at = before.indexOf(m_page);
    for (qsizetype i = at; i >= 0 && i < before.size(); ++i)
        if (now->pageIds.contains(before.at(i)))
            return before.at(i);
    for (qsizetype i = at - 1; i >= 0; --i)
        if (now->pageIds.contains(before.at(i)))
            return before.at(i);
    return now->pageIds.first();
}

bool Session::reload(std::unique_ptr<course::Course> course)
{
    QString lesson = m_lesson;
    QString page = nearestPage(*course, lesson);
    for (const course::LessonInfo &other : course->lessons())
        if (page.isEmpty() && !other.pageIds.isEmpty()) {
            lesson = other.id;
            page = other.pageIds.first();
        }
    if (page.isEmpty())
        return false;
    const bool moved = lesson != m_lesson || page != m_page;
    const QString title = moved ? pageTitle(m_page, false) : QString();
    const std::unique_ptr<course::Course> before = std::exchange(m_course, std::move(course));
    m_shelf->reread(
        [this](const QString &of, const QString &block) { return findBlock(of, block, Reading::Done).second; });
    if (!m_course->languages().contains(m_language))
        setLanguage(m_course->languages().value(0));
    if (moved) {
        open(lesson, page, 0);
        savePosition();
        Q_EMIT pageChanged();
        Q_EMIT pageVanished(title);
    }
    Q_EMIT reloaded();
    return true;
}

exhibits::ExhibitModel *Session::model(const course::Block &block)
{
    return model(m_lesson, block);
}

exhibits::ExhibitModel *Session::model(const QString &lesson, const course::Block &block)
{
    return m_shelf->model(lesson, block);
}

QuestionState Session::questionState(const course::Question &question) const
{
    return questionState(m_lesson, question);
}

QuestionState Session::questionState(const QString &lesson, const course::Question &question) const
{
    return m_answers.state(lesson, question);
}

void Session::enterResponse(const course::Question &question, const course::Response &response)
{
    if (!m_answers.enter(m_lesson, question, response))
        return;
    saveDraft(question.id);
    Q_EMIT questionChanged(question.id);
}

void Session::submit(const course::Question &question)
{
    AnswerBook::Submission submission = m_answers.submit(m_lesson, question, m_language);
    if (submission.attempt && m_store) {
        submission.attempt->page = m_page;
        m_store->write(*submission.attempt);
        saveDraft(question.id);
    }
    if (submission.changed)
        Q_EMIT questionChanged(question.id);
    if (submission.attempt && submission.attempt->finished)
        checkDone();
}

void Session::saveDraft(const QString &questionId)
{
    if (m_store)
        m_store->write(m_answers.draft(m_lesson, questionId));
}

void Session::retry(const course::Question &question)
{
    if (m_answers.retry(m_lesson, question))
        Q_EMIT questionChanged(question.id);
}

void Session::showHint(const course::Question &question)
{
    if (!m_answers.showHint(m_lesson, question))
        return;
    saveDraft(question.id);
    Q_EMIT questionChanged(question.id);
}

} // namespace nunchi::session
