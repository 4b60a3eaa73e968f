// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QStringList>

#include "course/page.h"
#include "session/answer_book.h"

namespace nunchi::session {

class Session;

/// What a learner takes from a lesson: the sentences to remember, how each question went, and where to read again. In
/// the session's language. Page by page, since reading all files of a lesson takes longer than a frame.
class LessonSummary
{
public:
    LessonSummary(Session &session, const QString &lesson);

    /// One page more, its file read if nobody has yet. False: all are taken.
    bool takeNext();
    bool isComplete() const;
    /// Taking the next page costs next to nothing. False where there is none.
    bool isNextRead() const;

    struct Page
    {
        QString id;
        int number = 0; ///< from 1, in the lesson
        QString title; ///< short form
        QList<course::Inlines> keys; ///< a paragraph or a formula of a {key} each; none where a summary stands itself
    };
    /// Those taken so far.
    const QList<Page> &pages() const { return m_pages; }
    const Page *page(const QString &id) const;

    enum class Outcome : quint8 {
        Open, ///< not answered, or not to the end of a first try
        Right,
        Retry, ///< wrong once: one more try
        Wrong, ///< wrong to the end
    };
    struct Question
    {
        QString id;
        course::Inlines ask;
        QString page; ///< where it is asked
        /// Where to read again: the first page that asks about the same thing, else its own.
        QString readAgain;
        Outcome outcome = Outcome::Open;
    };
    /// Of the pages taken so far, in their order, with what is known of the answers now.
    QList<Question> questions() const;

private:
    struct Asked
    {
        course::Question question;
        QString page;
    };
    void take(const course::Page &page);
    Outcome outcomeOf(const course::Question &question) const;

    Session &m_session;
    QString m_lesson;
    QStringList m_ids;
    qsizetype m_next = 0;
    QList<Page> m_pages;
    QList<Asked> m_asked;
    QHash<QString, QString> m_firstPages; ///< that ask about something, by what
};

} // namespace nunchi::session
