// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_notes.h"

#include <algorithm>

#include "ui/block_stack.h"
#include "ui/link_targets.h"
#include "ui/note_view.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

namespace {
constexpr qreal kNote = 222;
constexpr qreal kLeastNote = 180;
constexpr qreal kGap = 56; ///< between the column and the margin's notes
constexpr qreal kBetween = 4;
} // namespace

PageNotes::PageNotes(const PageContext &context, const BlockStack &blocks, QWidget *page)
    : m_context(context)
    , m_blocks(blocks)
    , m_page(page)
{
}

void PageNotes::setNotes(const QList<course::Note> &notes)
{
    const auto count = static_cast<size_t>(notes.size());
    while (m_entries.size() > count) {
        m_entries.back().view->hide();
        m_entries.back().view->deleteLater();
        m_entries.pop_back();
    }
    while (m_entries.size() < count) {
        m_entries.push_back({new NoteView(m_context, m_page), nullptr});
        m_entries.back().view->hide();
    }
    for (size_t i = 0; i < count; ++i)
        m_entries[i].view->setNote(notes.at(static_cast<qsizetype>(i)));
}

bool PageNotes::fitInMargin(const Measure &measure) const
{
    return measure.wide - measure.column >= m_context.look.length(kGap + kLeastNote);
}

ProseView *PageNotes::findText(Entry &entry) const
{
    const QString target = noteTarget(entry.view->id());
    const auto holds = [this, &target](const ProseView *text) {
        return text && text->isVisibleTo(m_page) && text->anchorRect(target).isValid();
    };
    if (holds(entry.text))
        return entry.text;
    const auto texts = m_blocks.findChildren<ProseView *>();
    const auto found = std::find_if(texts.begin(), texts.end(), holds);
    entry.text = found == texts.end() ? nullptr : *found;
    return entry.text;
}

ProseView *PageNotes::textWithMark(const QString &id) const
{
    for (Entry &entry : m_entries)
        if (entry.view->id() == id)
            return findText(entry);
    return nullptr;
}

int PageNotes::markTop(Entry &entry) const
{
    ProseView *text = findText(entry);
    return text ? text->mapTo(m_page, text->anchorRect(noteTarget(entry.view->id())).topLeft()).y() : -1;
}

/// Moved up or down past what is wider than the column.
int PageNotes::freeTop(int top, int least, int height, int left) const
{
    top = std::max(top, least);
    for (const QWidget *widget : m_blocks.widgets()) {
        const QRect there(widget->mapTo(m_page, QPoint()), widget->size());
        const bool inTheWay = there.right() > left && there.top() < top + height && there.bottom() > top;
        if (inTheWay)
            top = there.top() - height >= least ? there.top() - height : there.bottom() + 1;
    }
    return top;
}

void PageNotes::show(NoteView *note, const QRect &where) const
{
    if (note->geometry() != where)
        note->setGeometry(where);
    if (note->isHidden())
        note->show();
}

int PageNotes::placeInMargin(const Measure &measure) const
{
    const auto &look = m_context.look;
    const int left = measure.left + measure.column + qRound(look.length(kGap));
    const int width = std::min(qRound(look.length(kNote)), measure.left + measure.wide - left);
    int bottom = 0;
    for (Entry &entry : m_entries) {
        NoteView *note = entry.view;
        const int mark = markTop(entry);
        if (mark < 0) {
            note->hide();
            continue;
        }
        const int outer = width + 2 * kRingRoom;
        const int height = note->heightForWidth(outer);
        const int top = freeTop(mark, bottom, height, left - kRingRoom);
        show(note, {left - kRingRoom, top, outer, height});
        bottom = top + height + qRound(look.length(kBetween));
    }
    return bottom;
}

void PageNotes::placeAtEnd(Flow &flow, const Measure &measure) const
{
    for (const Entry &entry : m_entries) {
        NoteView *note = entry.view;
        const int outer = measure.column + 2 * kRingRoom;
        const int top = flow.bottom();
        const int height = note->heightForWidth(outer);
        flow.space(height + m_context.look.length(kBetween));
        if (!flow.isPlacing())
            continue;
        if (m_blocks.isComplete())
            show(note, {measure.left - kRingRoom, top, outer, height});
        else
            note->hide();
    }
}

QList<QWidget *> PageNotes::notesOf(const QWidget *part) const
{
    QList<QWidget *> notes;
    for (const Entry &entry : m_entries)
        if (!entry.view->isHidden() && entry.text && (entry.text == part || part->isAncestorOf(entry.text)))
            notes << entry.view;
    return notes;
}

QList<QWidget *> PageNotes::all() const
{
    QList<QWidget *> notes;
    for (const Entry &entry : m_entries)
        if (!entry.view->isHidden())
            notes << entry.view;
    return notes;
}

NoteView *PageNotes::note(const QString &id) const
{
    for (const Entry &entry : m_entries)
        if (entry.view->id() == id && !entry.view->isHidden())
            return entry.view;
    return nullptr;
}

} // namespace nunchi::ui
