// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer_book.h"

namespace nunchi::session {

namespace {

QString keyOf(const QString &lesson, const QString &question)
{
    return lesson + u'/' + question;
}

/// Telling which right ones were missed would answer the retry.
void hideMissedOnes(course::Verdict &verdict, const course::Response &response)
{
    verdict.notes.removeIf([&](const course::Verdict::Note &note) {
        return !note.choice.isEmpty() && !response.chosen.contains(note.choice);
    });
}

} // namespace

const AnswerBook::Entry *AnswerBook::find(const QString &lesson, const QString &questionId) const
{
    const auto it = m_entries.find(keyOf(lesson, questionId));
    return it == m_entries.end() ? nullptr : &it->second;
}

AnswerBook::Entry &AnswerBook::entry(const QString &lesson, const QString &questionId)
{
    return m_entries[keyOf(lesson, questionId)];
}

void AnswerBook::restore(const AnswerRow &row)
{
    Entry &entry = this->entry(row.lesson, row.question);
    entry.state.response = row.response;
    entry.state.attempts = row.attempt;
    entry.state.right = row.right;
    entry.state.finished = row.finished;
    entry.state.hintShown = row.hintShown || !row.right;
    entry.graded = true;
    entry.lastGraded = row.response;
    entry.language = row.language;
    entry.credit = row.credit;
    entry.round = row.round;
}

void AnswerBook::restore(const DraftRow &row)
{
    Entry &entry = this->entry(row.lesson, row.question);
    if (entry.state.finished)
        return;
    entry.state.hintShown = entry.state.hintShown || row.hintShown;
    if (row.response.isEmpty())
        return;
    entry.state.response = row.response;
    entry.graded = entry.graded && row.response == entry.lastGraded;
}

DraftRow AnswerBook::draft(const QString &lesson, const QString &questionId) const
{
    const Entry *entry = find(lesson, questionId);
    if (!entry || entry->graded || entry->state.finished)
        return {lesson, questionId, {}, false};
    return {lesson, questionId, entry->state.response, entry->state.hintShown};
}

QuestionState AnswerBook::state(const QString &lesson, const course::Question &question) const
{
    const Entry *entry = find(lesson, question.id);
    if (!entry)
        return {};
    QuestionState state = entry->state;
    if (entry->notUnderstood) {
        state.verdict.emplace().understood = false;
    } else if (entry->graded) {
        // Graded anew for the words of this language; what was judged then stays judged.
        course::Verdict verdict = grade(question, state.response, QLocale(entry->language));
        verdict.understood = true;
        verdict.right = state.right;
        verdict.credit = entry->credit;
        if (!state.finished)
            hideMissedOnes(verdict, state.response);
        state.verdict = verdict;
    }
    return state;
}

bool AnswerBook::isFinished(const QString &lesson, const QString &questionId) const
{
    const Entry *entry = find(lesson, questionId);
    return entry && entry->state.finished;
}

bool AnswerBook::enter(const QString &lesson, const course::Question &question, const course::Response &response)
{
    Entry &entry = this->entry(lesson, question.id);
    if (entry.state.finished || entry.state.response == response)
        return false;
    entry.state.response = response;
    entry.graded = false;
    entry.notUnderstood = false;
    return true;
}

bool AnswerBook::retry(const QString &lesson, const course::Question &question)
{
    Entry &entry = this->entry(lesson, question.id);
    if (entry.state.finished || !(entry.graded || entry.notUnderstood))
        return false;
    entry.graded = false;
    entry.notUnderstood = false;
    return true;
}

bool AnswerBook::showHint(const QString &lesson, const course::Question &question)
{
    Entry &entry = this->entry(lesson, question.id);
    if (entry.state.hintShown || entry.state.finished)
        return false;
    entry.state.hintShown = true;
    return true;
}

AnswerRow AnswerBook::count(Entry &entry, const course::Question &question, const course::Verdict &verdict)
{
    AnswerRow row;
    row.question = question.id;
    row.concept_ = question.concept_;
    row.hintShown = entry.state.hintShown;
    entry.lastGraded = entry.state.response;
    entry.credit = verdict.credit;
    entry.state.right = verdict.right;
    ++entry.state.attempts;
    entry.state.finished = verdict.right || entry.state.attempts >= Attempts;
    if (!verdict.right)
        entry.state.hintShown = true;
    row.round = entry.round;
    row.attempt = entry.state.attempts;
    row.response = entry.state.response;
    row.right = verdict.right;
    row.credit = verdict.credit;
    row.finished = entry.state.finished;
    return row;
}

AnswerBook::Submission AnswerBook::submit(
    const QString &lesson, const course::Question &question, const QString &language)
{
    Entry &entry = this->entry(lesson, question.id);
    if (entry.state.finished || entry.graded)
        return {};
    const bool sameAgain = entry.state.attempts > 0 && entry.state.response == entry.lastGraded;
    if (sameAgain) { // shows its feedback again; the retry is not spent on it
        entry.graded = true;
        return {true, std::nullopt};
    }
    const course::Verdict verdict = grade(question, entry.state.response, QLocale(language));
    entry.notUnderstood = !verdict.understood;
    if (!verdict.understood)
        return {true, std::nullopt};
    entry.graded = true;
    entry.language = language;
    AnswerRow row = count(entry, question, verdict);
    row.lesson = lesson;
    row.language = language;
    return {true, row};
}

} // namespace nunchi::session
