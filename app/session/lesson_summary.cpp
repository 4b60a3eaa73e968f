// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/lesson_summary.h"

#include <algorithm>

#include "session/session.h"

namespace nunchi::session {

using namespace course;

namespace {

/// The paragraphs and formulas of a {key}, a line each.
QList<Inlines> linesOf(const Box &box)
{
    QList<Inlines> lines;
    for (const Block *block : flattened(box.blocks)) {
        if (const auto *paragraph = std::get_if<Paragraph>(&block->content)) {
            lines << paragraph->text;
        } else if (const auto *math = std::get_if<MathBlock>(&block->content)) {
            Span formula;
            formula.kind = Span::Kind::Math;
            formula.text = math->tex;
            lines << Inlines{formula};
        }
    }
    return lines;
}

} // namespace

LessonSummary::LessonSummary(Session &session, const QString &lesson)
    : m_session(session)
    , m_lesson(lesson)
{
    if (const LessonInfo *info = session.course().lesson(lesson))
        m_ids = info->pageIds;
}

bool LessonSummary::isComplete() const
{
    return m_next >= m_ids.size();
}

bool LessonSummary::isNextRead() const
{
    return !isComplete() && m_session.course().isRead(m_lesson, m_ids.at(m_next), m_session.language());
}

bool LessonSummary::takeNext()
{
    if (isComplete())
        return false;
    const QString &id = m_ids.at(m_next++);
    if (const std::shared_ptr<const course::Page> page = m_session.pageOf(m_lesson, id))
        take(*page);
    return true;
}

void LessonSummary::take(const course::Page &page)
{
    const QString &title = page.front.shortTitle.isEmpty() ? page.front.title : page.front.shortTitle;
    Page taken{page.id, static_cast<int>(m_next), title, {}};
    const QList<const Block *> blocks = flattened(page.blocks);
    const auto isSummary = [](const Block *block) { return std::holds_alternative<Summary>(block->content); };
    const bool sumsUp = std::any_of(blocks.begin(), blocks.end(), isSummary);
    for (const Block *block : blocks) {
        if (const auto *box = std::get_if<Box>(&block->content); box && box->kind == Box::Kind::Key && !sumsUp)
            taken.keys += linesOf(*box);
        if (const auto *quiz = std::get_if<QuizBlock>(&block->content)) {
            m_asked << Asked{quiz->question, page.id};
            if (const QString &about = quiz->question.concept_; !about.isEmpty() && !m_firstPages.contains(about))
                m_firstPages.insert(about, page.id);
        }
    }
    m_pages << taken;
}

const LessonSummary::Page *LessonSummary::page(const QString &id) const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), [&id](const Page &page) { return page.id == id; });
    return found == m_pages.end() ? nullptr : &*found;
}

LessonSummary::Outcome LessonSummary::outcomeOf(const course::Question &question) const
{
    const QuestionState state = m_session.questionState(m_lesson, question);
    if (state.right)
        return Outcome::Right;
    if (state.finished)
        return Outcome::Wrong;
    return state.attempts > 0 ? Outcome::Retry : Outcome::Open;
}

QList<LessonSummary::Question> LessonSummary::questions() const
{
    QList<Question> questions;
    for (const Asked &asked : m_asked)
        questions << Question{asked.question.id, asked.question.ask, asked.page,
            m_firstPages.value(asked.question.concept_, asked.page), outcomeOf(asked.question)};
    return questions;
}

} // namespace nunchi::session
