// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_view.h"

#include <algorithm>

#include <QDir>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include "typeset/math_runs.h"
#include "ui/exact_view.h"
#include "ui/level_badge.h"
#include "ui/link_targets.h"
#include "ui/note_panel.h"
#include "ui/note_view.h"
#include "ui/page_selection.h"
#include "ui/prose_view.h"
#include "ui/text_ring.h"
#include "ui/words.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kColumn = 620;
constexpr qreal kWide = 934;
constexpr int kLeastMargin = 36;
constexpr int kShownProblems = 5;
constexpr qreal kAboveNotes = 32;
constexpr qreal kLeastHeading = 380; ///< beside which the level's badge stands

/// What is said in its place on the page is not said above it as well: in place of a block, or of a part of its words.
bool isSaidInPlace(const course::Problem &problem, const course::Page *page)
{
    const auto says = [&problem](const course::Span &span) {
        return span.marks.testFlag(course::Mark::Refused) && span.text.contains(problem.message);
    };
    const auto isIn = [&](const course::Block *block) {
        if (const auto *refused = std::get_if<course::Refused>(&block->content))
            return refused->problems.contains(problem);
        const QList<course::Inlines> words = wordsOf(*block);
        return std::any_of(words.begin(), words.end(),
            [&says](const course::Inlines &each) { return std::any_of(each.begin(), each.end(), says); });
    };
    const QList<const course::Block *> blocks = page ? flattened(page->blocks) : QList<const course::Block *>();
    return std::any_of(blocks.begin(), blocks.end(), isIn);
}

QStringList errorLines(const course::Problems &problems, const course::Page *page, const QString &folder)
{
    QStringList lines;
    for (course::Problem problem : problems) {
        if (problem.severity != course::Severity::Error || isSaidInPlace(problem, page))
            continue;
        problem.place.file = QDir(folder).relativeFilePath(problem.place.file);
        lines << course::toString(problem);
    }
    return lines;
}

} // namespace

PageView::PageView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_heading(new ProseView(context, this))
    , m_badge(new LevelBadge(context.look, this))
    , m_notice(new NotePanel(context, NotePanel::Kind::Caution, this))
    , m_blocks(new BlockStack(
          context, [this](int width) { return measure(width); }, this))
    , m_notes(context, *m_blocks, this)
    , m_selection(new PageSelection(context.look, *this, *m_heading, *m_blocks))
{
    m_notice->hide();
    new TextRing(context.look, this);
    connect(&context.look, &typeset::Appearance::changed, this, &PageView::heightChanged);
}

Measure PageView::measure(int width) const
{
    const auto &look = m_context.look;
    const int wide = qRound(look.length(kWide));
    const int margin = std::min(kLeastMargin, width / 20);
    const int left = std::max(margin, (width - wide) / 2);
    const int room = width - left - margin;
    return {left, std::min(room, qRound(look.length(kColumn))), std::min(room, wide)};
}

bool PageView::showPage()
{
    session::Session &session = m_context.session;
    const QString shown = session.lessonId() + QLatin1Char('/') + session.pageId();
    const bool samePage = shown == m_shown;
    m_selection->clear();
    m_shown = shown;
    if (!samePage)
        m_blocks->setBlocks({});
    course::Problems problems;
    // Asked in the language of the page shown, so that the problems are those of the file that is shown.
    const std::shared_ptr<const course::Page> page = session.page();
    if (page)
        session.course().page(session.lessonId(), session.pageId(), page->language, &problems);
    const QString title = page && !page->front.title.isEmpty() ? page->front.title : session.pageId();
    m_heading->setInlines(wordsWithMath(title), {Face::Prose, 4, true, Token::Ink, 1});
    m_badge->setLevel(levelOf(page.get()));
    showNotice(page.get(), problems);
    if (!samePage) {
        m_notes.setNotes({});
        m_notesBottom = 0;
    }
    m_blocks->setBlocks(page ? page->blocks : course::Blocks());
    m_notes.setNotes(page ? page->notes : QList<course::Note>());
    setAccessibleName(typeset::plainLine(title));
    m_page = page;
    Q_EMIT heightChanged();
    return !samePage;
}

QString PageView::levelOf(const course::Page *page) const
{
    if (!page || !page->front.level.isEmpty())
        return page ? page->front.level : QString();
    session::Session &session = m_context.session;
    const course::LessonInfo *lesson = session.course().lesson(session.lessonId());
    return lesson ? lesson->level : QString();
}

void PageView::showNotice(const course::Page *page, const course::Problems &problems)
{
    QStringList lines = errorLines(problems, page, m_context.session.course().folder());
    QString title;
    if (!page) {
        title = tr("This page has no file that can be read");
        lines.prepend(tr("Run nunchi check on the folder of the lessons: it says what is missing."));
    } else if (!lines.isEmpty()) {
        title = tr("There is a mistake in this page’s file");
        const qsizetype more = lines.size() - kShownProblems;
        lines = lines.mid(0, kShownProblems);
        if (more > 0)
            //: After the first few mistakes of a page's file
            lines << tr("and %n more", nullptr, static_cast<int>(more));
    } else if (page->language != m_context.session.language()) {
        title = tr("This page has not been translated yet");
        lines << tr("It is shown in the language it was written in.");
    }
    m_notice->setVisible(!title.isEmpty());
    if (title.isEmpty())
        return;
    course::Inlines text;
    for (const QString &line : std::as_const(lines)) {
        if (!text.isEmpty())
            text << course::Span{course::Span::Kind::HardBreak, {}, {}, {}, {}, {}};
        text << words(line);
    }
    m_notice->setContent(title, text);
}

void PageView::buildUntil(int width, int height)
{
    const int above = heightForWidth(width) - m_blocks->heightForWidth(width);
    m_blocks->buildUntil(width, height - above);
}

void PageView::buildOne(int width)
{
    m_blocks->buildOne(width);
}

void PageView::buildAll(int width)
{
    m_blocks->buildAll(width);
}

std::pair<QWidget *, int> PageView::find(const QString &blockId) const
{
    return blockId.isEmpty() ? std::pair<QWidget *, int>(m_heading, 0) : m_blocks->find(blockId);
}

QString PageView::blockAt(int y) const
{
    QString found;
    int foundTop = -1;
    for (const course::Block *block : m_page ? flattened(m_page->blocks) : QList<const course::Block *>()) {
        const int top = topOf(block->id);
        if (top >= 0 && top <= y && top >= foundTop) {
            found = block->id;
            foundTop = top;
        }
    }
    return found;
}

bool PageView::unfold(const QString &blockId)
{
    bool opened = false;
    // From the outside inwards: what is folded is made when it is opened.
    for (bool more = true; more;) {
        more = false;
        for (auto *exact : m_blocks->findChildren<ExactView *>()) {
            if (exact->isOpen() || !exact->holds(blockId))
                continue;
            exact->setOpen(true);
            opened = more = true;
        }
    }
    return opened;
}

int PageView::topOf(const QString &blockId) const
{
    const auto [widget, offset] = find(blockId);
    return widget ? widget->mapTo(this, QPoint(0, offset)).y() : -1;
}

QList<QWidget *> PageView::parts() const
{
    QList<QWidget *> parts{m_heading};
    if (!m_notice->isHidden())
        parts << m_notice;
    const bool beside = hasNotesInMargin();
    for (QWidget *widget : m_blocks->widgets()) {
        parts << widget;
        if (beside && !m_notes.isEmpty())
            parts << m_notes.notesOf(widget);
    }
    return beside ? parts : parts + m_notes.all();
}

void PageView::arrangeHeading(Flow &flow, const Measure &place, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    const QSize badge = m_badge->isHidden() ? QSize() : m_badge->sizeHint();
    const int beside = place.wide - badge.width() - qRound(look.length(16));
    const bool fits = beside >= look.length(kLeastHeading);
    const auto putBadge = [&](int left, int top) {
        if (pass == Flow::Pass::Place)
            m_badge->setGeometry(left, top, badge.width(), badge.height());
    };
    if (badge.isEmpty() || !fits) {
        if (!badge.isEmpty()) {
            putBadge(place.left, flow.bottom());
            flow.space(badge.height() + look.length(6));
        }
        flow.add(m_heading, place.left, place.wide);
        return;
    }
    const int top = flow.bottom();
    flow.add(m_heading, place.left, beside);
    putBadge(place.left + place.wide - badge.width(),
        top + qRound(m_heading->prose().firstBaseline() - m_badge->baseline()));
}

int PageView::arrange(int width, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    const Measure place = measure(width);
    Flow flow(pass);
    flow.space(look.length(24));
    arrangeHeading(flow, place, pass);
    if (!m_notice->isHidden()) {
        flow.space(look.length(12));
        flow.add(m_notice, place.left, place.column);
        flow.space(look.length(16));
    }
    flow.space(look.length(m_blocks->startsWithText() ? 18 : 22));
    flow.add(m_blocks, 0, width);
    arrangeNotes(flow, place);
    flow.space(look.length(40));
    return flow.bottom();
}

void PageView::arrangeNotes(Flow &flow, const Measure &place) const
{
    if (m_notes.isEmpty())
        return;
    if (m_notes.fitInMargin(place)) {
        if (flow.isPlacing())
            m_notesBottom = m_notes.placeInMargin(place);
        flow.space(std::max(0, m_notesBottom - flow.bottom()));
    } else {
        flow.space(m_context.look.length(kAboveNotes));
        m_notes.placeAtEnd(flow, place);
    }
}

bool PageView::showNote(const QString &id)
{
    NoteView *note = m_notes.note(id);
    if (note)
        note->text()->setFocus(Qt::TabFocusReason);
    return note;
}

bool PageView::showMark(const QString &id)
{
    ProseView *text = m_notes.textWithMark(id);
    if (text)
        text->focusLink(noteTarget(id));
    return text;
}

void PageView::resizeEvent(QResizeEvent *event)
{
    const int before = m_notesBottom;
    FlowWidget::resizeEvent(event);
    // How far down the margin's notes reach is known once the text is in its place.
    if (m_notesBottom > std::max(before, height()))
        QMetaObject::invokeMethod(this, &PageView::heightChanged, Qt::QueuedConnection);
}

void PageView::paintEvent(QPaintEvent *)
{
    const QList<QWidget *> notes = m_notes.all();
    if (notes.isEmpty() || hasNotesInMargin())
        return;
    QPainter painter(this);
    painter.setPen(QPen(m_context.look.color(Token::Rule), m_context.look.theme().hairline()));
    const Measure place = measure(width());
    const qreal y = notes.first()->y() - m_context.look.length(kAboveNotes) / 2;
    painter.drawLine(QPointF(place.left, y), QPointF(place.left + place.column / 3.0, y));
}

void PageView::mousePressEvent(QMouseEvent *event)
{
    m_selection->clear();
    FlowWidget::mousePressEvent(event);
}

bool PageView::event(QEvent *event)
{
    const bool done = FlowWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        Q_EMIT heightChanged();
    return done;
}

} // namespace nunchi::ui
