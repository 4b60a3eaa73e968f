// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QObject>

#include "course/course.h"
#include "course/grading.h"
#include "exhibits/exhibit_model.h"

namespace nunchi::session {

class Store;

/// Where a learner stands with one question.
struct QuestionState
{
    course::Response response; ///< what is entered now, graded or not
    int attempts = 0; ///< graded attempts; wrong once: hint and one retry; then the explanation
    std::optional<course::Verdict> verdict; ///< of the last graded attempt; empty while it is being changed
    bool hintShown = false;
    bool finished = false; ///< right, or no retry left
    bool right = false; ///< the last attempt was right
};

enum class PageProgress : quint8 { New, Seen, Done };

/// The one live state behind every window: course, lesson, page, language, one exhibit model per block, answers.
/// Windows never own models; the session never names a window.
class Session : public QObject
{
    Q_OBJECT
public:
    /// store may be null: then nothing is kept (rendering, tests).
    Session(std::unique_ptr<course::Course> course, std::unique_ptr<Store> store, QObject *parent = nullptr);
    ~Session() override;

    course::Course &course() { return *m_course; }

    QString language() const { return m_language; }
    void setLanguage(const QString &language);

    QString lessonId() const { return m_lesson; }
    QString pageId() const { return m_page; }
    QStringList pageIds() const;
    int pageNumber() const; ///< from 1
    std::shared_ptr<const course::Page> page(); ///< in the current language
    QString pageTitle(const QString &pageId, bool shortForm);
    PageProgress progress(const QString &pageId) const;

    /// False: there is no such page; nothing changes.
    bool goTo(const QString &lesson, const QString &page);
    bool goToPage(const QString &page) { return goTo(m_lesson, page); }
    bool nextPage();
    bool previousPage();

    /// How far down the page the reader is, 0 … 1; kept for resuming.
    double scroll() const;
    void setScroll(double fraction);

    /// The model behind an exhibit block of the current lesson, made on first use, with its kept state.
    exhibits::ExhibitModel *model(const course::Block &block);

    QuestionState questionState(const course::Question &question) const;
    void enterResponse(const course::Question &question, const course::Response &response);
    void submit(const course::Question &question); ///< grades what was entered
    void retry(const course::Question &question);
    void showHint(const course::Question &question);

Q_SIGNALS:
    void pageChanged();
    void languageChanged();
    void questionChanged(const QString &questionId);
    void progressChanged();
    void storeFailed(const QString &message); ///< what happened and what to do, once per fault

private:
    std::unique_ptr<course::Course> m_course;
    std::unique_ptr<Store> m_store;
    QString m_language;
    QString m_lesson;
    QString m_page;
    std::map<QString, std::unique_ptr<exhibits::ExhibitModel>> m_models; ///< by lesson/block
    std::map<QString, QuestionState> m_questions; ///< by lesson/question
};

} // namespace nunchi::session
