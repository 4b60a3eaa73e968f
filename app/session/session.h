// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "exhibits/exhibit_model.h"
#include "session/answer_book.h"
#include "session/notice.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <utility>

namespace nunchi::session {

class ExhibitShelf;
class Store;

/// How far a learner is with a page. Kept in files as a number: add, never renumber.
enum class PageProgress : quint8 { New = 0, Seen = 1, Done = 2 };

/// The one live state behind every window: course, lesson, page, language, one exhibit model per block, answers.
/// Windows never own models; the session never names a window.
class Session : public QObject
{
    Q_OBJECT
public:
    /// store may be null: then nothing is kept (rendering, tests). Starts where the learner left, in the course's
    /// first language.
    Session(std::unique_ptr<course::Course> course, std::unique_ptr<Store> store, QObject *parent = nullptr);
    ~Session() override;

    course::Course &course() { return *m_course; }

    QString language() const { return m_language; }
    /// Page, answers and exhibits stay as they are. A language the course does not have is ignored.
    void setLanguage(const QString &language);

    QString lessonId() const { return m_lesson; }
    QString pageId() const { return m_page; }
    QStringList pageIds() const;
    int pageNumber() const; ///< from 1; 0: the course has no page
    /// In the current language; where it is not translated, in the first language that has it.
    std::shared_ptr<const course::Page> page();
    QString pageTitle(const QString &pageId, bool shortForm);
    PageProgress progress(const QString &pageId) const;

    /// False: there is no such page; nothing changes.
    bool goTo(const QString &lesson, const QString &page);
    bool goToPage(const QString &page) { return goTo(m_lesson, page); }
    /// The page of the lesson that holds that block; empty: none does.
    QString pageOfBlock(const QString &lesson, const QString &blockId) { return findBlock(lesson, blockId).first; }
    bool nextPage();
    bool previousPage();

    /// Goes on with the course as its files are now: page, scroll, answers and exhibits stay (see ExhibitShelf). Where
    /// the page is gone, the nearest of the lesson is opened. False: there is no page in it; nothing changes.
    bool reload(std::unique_ptr<course::Course> course);

    /// How far down the page the reader is, 0 … 1; kept for resuming. A page that fits the window is at 1.
    double scroll() const { return m_scroll; }
    void setScroll(double fraction);

    /// The model behind an exhibit block of the current lesson, made on first use, with its kept state. Null: the
    /// block is no exhibit, or an unknown one.
    exhibits::ExhibitModel *model(const course::Block &block);
    /// The same for a block of any lesson.
    exhibits::ExhibitModel *model(const QString &lesson, const course::Block &block);
    /// A page of any lesson, in the language page() would choose.
    std::shared_ptr<const course::Page> pageOf(const QString &lesson, const QString &page);

    QuestionState questionState(const course::Question &question) const;
    /// The same for a question of any lesson.
    QuestionState questionState(const QString &lesson, const course::Question &question) const;
    /// Ignored once the question is finished. Entering something else after a wrong attempt is a retry.
    void enterResponse(const course::Question &question, const course::Response &response);
    /// Grades what was entered. What is not understood and what was already graded uses up no attempt.
    void submit(const course::Question &question);
    void retry(const course::Question &question);
    void showHint(const course::Question &question);

Q_SIGNALS:
    void pageChanged();
    void languageChanged();
    void questionChanged(const QString &questionId);
    void progressChanged();
    void reloaded(); ///< after pageChanged() where the page was gone
    void pageVanished(const QString &title);
    void storeFailed(const nunchi::session::Notice &notice); ///< what happened and what to do, once per fault

private:
    void connectStore();
    void restore();
    void open(const QString &lesson, const QString &page, double scroll);
    bool turn(int by);
    void raiseProgress(PageProgress progress);
    void checkDone();
    void savePosition();
    void saveDraft(const QString &questionId);
    enum class Reading : quint8 { AsNeeded, Done };
    /// And the page it is on; null: it is on none.
    std::pair<QString, const course::Block *> findBlock(
        const QString &lesson, const QString &blockId, Reading reading = Reading::AsNeeded);
    QString nearestPage(const course::Course &course, const QString &lesson) const;

    std::unique_ptr<course::Course> m_course;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<ExhibitShelf> m_shelf;
    AnswerBook m_answers;
    std::map<QString, PageProgress> m_progress; ///< by lesson/page
    QString m_language;
    QString m_lesson;
    QString m_page;
    double m_scroll = 0;
    QTimer m_positionTimer;
};

} // namespace nunchi::session
