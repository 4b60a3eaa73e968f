// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_find.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>

#include "session/course_search.h"
#include "session/session.h"
#include "ui/choice_row.h"
#include "ui/find_bar.h"
#include "ui/found_text.h"
#include "ui/match_frame.h"
#include "ui/page_area.h"
#include "ui/page_view.h"
#include "ui/prose_view.h"
#include "ui/quiz_view.h"

namespace nunchi::ui {

using course::LessonMatch;
using session::Session;

namespace {

/// A found place among the texts of the page.
struct Spot
{
    ProseView *text = nullptr; ///< null: the match is drawn, not set
    qsizetype index = 0;
    QWidget *part = nullptr; ///< in which it is drawn
};

QList<ProseView *> textsIn(QWidget *widget)
{
    QList<ProseView *> texts = widget->findChildren<ProseView *>();
    if (auto *itself = qobject_cast<ProseView *>(widget))
        texts.prepend(itself);
    // Feedback that was not given yet is not searched either.
    if (qobject_cast<QuizView *>(widget))
        texts.removeIf([widget](const ProseView *text) { return !text->isVisibleTo(widget); });
    return texts;
}

/// After the words of a question come its choices, which are drawn.
Spot choiceOf(QWidget *holder, const course::TextPattern &pattern, int nth)
{
    for (ChoiceRow *row : holder->findChildren<ChoiceRow *>()) {
        nth -= static_cast<int>(findInDocument(row->text().document(), pattern).size());
        if (nth < 0)
            return {nullptr, 0, row};
    }
    return {nullptr, 0, holder};
}

/// The nth match of a block, in the widget that holds it.
Spot spotOf(QWidget *holder, const QString &block, const course::TextPattern &pattern, int nth)
{
    int before = 0;
    for (ProseView *text : textsIn(holder)) {
        const auto [start, end] = text->prose().rangeOf(block);
        const QList<FoundText> &found = text->marks().found();
        for (qsizetype i = 0; i < found.size(); ++i) {
            const qsizetype at = found.at(i).range.start;
            const bool inBlock = start < 0 || (at >= start && at < std::max(end, start + 1));
            if (inBlock && before++ == nth)
                return {text, i, text};
        }
    }
    return choiceOf(holder, pattern, nth - before);
}

} // namespace

PageFind::PageFind(
    Session &session, session::CourseSearch &search, PageArea &area, FindBar &bar, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_search(search)
    , m_area(area)
    , m_bar(bar)
    , m_frame(new MatchFrame(area.look(), area.page()))
{
    connect(&bar, &FindBar::wordsChanged, this, &PageFind::seek);
    connect(&bar, &FindBar::nextAsked, this, &PageFind::next);
    connect(&bar, &FindBar::previousAsked, this, &PageFind::previous);
    connect(&bar, &FindBar::closed, this, &PageFind::forget);
    connect(&bar, &FindBar::focusLost, this, [this] { m_area.setFocus(Qt::OtherFocusReason); });
    connect(&search, &session::CourseSearch::foundInLesson, this, &PageFind::take);
    const auto again = [this] {
        m_again = true;
        seek(m_words);
    };
    connect(&session, &Session::reloaded, this, again);
    connect(&session, &Session::languageChanged, this, again);
    // Later: the window shows the page first.
    connect(&session, &Session::pageChanged, this, &PageFind::markPage, Qt::QueuedConnection);
}

void PageFind::seek(const QString &words)
{
    if (m_bar.isHidden())
        return;
    m_words = words;
    m_search.searchLesson(words);
}

void PageFind::take(const QString &words, const QList<LessonMatch> &matches)
{
    if (m_bar.isHidden() || words != m_words)
        return;
    m_pattern = course::TextPattern(words);
    m_matches = matches;
    const bool again = std::exchange(m_again, false);
    m_current = nearest();
    if (m_current >= 0 && !again)
        show(m_current);
    else
        markPage();
    m_bar.setCount(m_current + 1, m_matches.size());
}

/// The first match from what the reader sees on, over the end of the lesson to its beginning.
qsizetype PageFind::nearest() const
{
    if (m_matches.isEmpty())
        return -1;
    const QStringList pages = m_session.pageIds();
    const qsizetype here = pages.indexOf(m_session.pageId());
    const int top = m_area.topEdge();
    for (qsizetype i = 0; i < m_matches.size(); ++i) {
        const LessonMatch &match = m_matches.at(i);
        const qsizetype page = pages.indexOf(match.page);
        if (page > here)
            return i;
        if (page < here)
            continue;
        if (top == 0 || m_area.page()->topOf(match.block) >= top)
            return i;
    }
    return 0;
}

void PageFind::next()
{
    step(1);
}

void PageFind::previous()
{
    step(-1);
}

void PageFind::step(int by)
{
    if (m_bar.isHidden() || m_matches.isEmpty())
        return;
    const qsizetype count = m_matches.size();
    show((m_current + by + count) % count);
    m_bar.setCount(m_current + 1, count);
}

void PageFind::show(qsizetype index)
{
    m_current = index;
    const LessonMatch match = m_matches.at(index);
    if (match.page != m_session.pageId())
        m_session.goToPage(match.page);
    markPage();
    showCurrent();
}

void PageFind::markPage()
{
    if (m_bar.isHidden())
        return;
    m_area.completePage();
    for (ProseView *text : m_area.page()->findChildren<ProseView *>()) {
        text->setSought(m_pattern);
        text->setCurrentFound(-1);
    }
    m_frame->surround(nullptr);
    if (m_current < 0 || m_current >= m_matches.size() || m_matches.at(m_current).page != m_session.pageId())
        return;
    const LessonMatch &match = m_matches.at(m_current);
    QWidget *holder = m_area.page()->find(match.block).first;
    if (!holder)
        return;
    const Spot spot = spotOf(holder, match.block, m_pattern, match.nth);
    if (spot.text)
        spot.text->setCurrentFound(spot.index);
    else
        m_frame->surround(spot.part);
}

void PageFind::showCurrent()
{
    const LessonMatch &match = m_matches.at(m_current);
    QWidget *holder = m_area.page()->find(match.block).first;
    if (!holder)
        return;
    const Spot spot = spotOf(holder, match.block, m_pattern, match.nth);
    if (spot.text)
        m_area.reveal(spot.text, spot.text->marks().rectOf(spot.text->marks().found().at(spot.index)));
    else
        m_area.reveal(spot.part, spot.part->rect());
}

void PageFind::point(const QString &block)
{
    m_area.setFocus(Qt::OtherFocusReason);
    QWidget *holder = m_area.page()->find(block).first;
    if (!holder)
        return;
    auto *text = qobject_cast<ProseView *>(holder);
    const auto [start, end] = text ? text->prose().rangeOf(block) : std::pair(-1, -1);
    if (start >= 0)
        m_frame->surround(holder, text->rectOf({start, end - start}));
    else
        m_frame->surround(holder);
    qApp->installEventFilter(this);
}

/// Until the reader goes on.
bool PageFind::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
        qApp->removeEventFilter(this);
        if (m_current < 0)
            m_frame->surround(nullptr);
    }
    return QObject::eventFilter(watched, event);
}

void PageFind::forget()
{
    for (ProseView *text : m_area.page()->findChildren<ProseView *>())
        text->setSought({});
    m_frame->surround(nullptr);
    m_matches.clear();
    m_current = -1;
    m_pattern = {};
}

} // namespace nunchi::ui
