// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/grading.h"
#include "session/store_rows.h"

#include <QLocale>

#include <map>
#include <optional>

namespace nunchi::session {

/// Where a learner stands with one question.
struct QuestionState
{
    course::Response response; ///< what is entered now, graded or not
    int attempts = 0; ///< graded attempts; wrong once: hint and one retry; then the explanation
    /// Of the last graded attempt; empty while it is being changed. Not understood: no attempt was used. Before the
    /// question is finished the notes leave out the right choices that were not chosen.
    std::optional<course::Verdict> verdict;
    bool hintShown = false;
    bool finished = false; ///< right, or no retry left
    bool right = false; ///< the last attempt was right
};

/// The answers given in all lessons. Knows nothing of pages and files.
class AnswerBook
{
public:
    static constexpr int Attempts = 2; ///< the first and one retry

    void restore(const AnswerRow &row);
    void restore(const DraftRow &row); ///< after the answers

    /// The state, with the feedback of the question as given (so: in its language).
    QuestionState state(const QString &lesson, const course::Question &question) const;
    bool isFinished(const QString &lesson, const QString &questionId) const;
    /// What is entered beyond the last attempt; empty: nothing is.
    DraftRow draft(const QString &lesson, const QString &questionId) const;

    // Each is false where nothing changed.
    bool enter(const QString &lesson, const course::Question &question, const course::Response &response);
    bool retry(const QString &lesson, const course::Question &question);
    bool showHint(const QString &lesson, const course::Question &question);

    struct Submission
    {
        bool changed = false;
        std::optional<AnswerRow> attempt; ///< to be kept; empty: not counted (not understood, or the same once more)
    };
    Submission submit(const QString &lesson, const course::Question &question, const QString &language);

private:
    struct Entry
    {
        QuestionState state; ///< its verdict is made by state()
        bool graded = false; ///< the response is the one graded last
        bool notUnderstood = false;
        course::Response lastGraded;
        QString language; ///< of the last attempt: decides how its number was read
        double credit = 0;
        int round = 1;
    };
    static AnswerRow count(Entry &entry, const course::Question &question, const course::Verdict &verdict);
    const Entry *find(const QString &lesson, const QString &questionId) const;
    Entry &entry(const QString &lesson, const QString &questionId);

    std::map<QString, Entry> m_entries; ///< by lesson/question
};

} // namespace nunchi::session
