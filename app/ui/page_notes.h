// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointer>
#include <QRect>

#include "course/page.h"
#include "ui/flow.h"
#include "ui/page_context.h"
#include "ui/piece_room.h"

namespace nunchi::ui {

class BlockStack;
class NoteView;
class ProseView;

/// The notes of a page: in the margin, each beside the line that points to it, where there is room; else one under the
/// other at the page's end.
class PageNotes
{
public:
    /// The views belong to the page that holds the blocks.
    PageNotes(const PageContext &context, const BlockStack &blocks, QWidget *page);

    void setNotes(const QList<course::Note> &notes);
    bool isEmpty() const { return m_entries.empty(); }
    bool fitInMargin(const Measure &measure) const;

    /// Beside the blocks, which are in their places. Returns how far down the notes reach.
    int placeInMargin(const Measure &measure) const;
    /// From the flow's present bottom. Not shown as long as the page has parts to come.
    void placeAtEnd(Flow &flow, const Measure &measure) const;

    /// Those whose marks are in that part of the page; at the page's end, none.
    QList<QWidget *> notesOf(const QWidget *part) const;
    QList<QWidget *> all() const;
    NoteView *note(const QString &id) const;
    /// The text that holds the mark; null: it is not there (yet).
    ProseView *textWithMark(const QString &id) const;

private:
    struct Entry
    {
        NoteView *view = nullptr;
        QPointer<ProseView> text; ///< that holds its mark, as far as is known
    };
    ProseView *findText(Entry &entry) const;
    int markTop(Entry &entry) const;
    int freeTop(int top, int least, int height, int left) const;
    void show(NoteView *note, const QRect &where) const;

    const PageContext &m_context;
    const BlockStack &m_blocks;
    QWidget *m_page;
    mutable std::vector<Entry> m_entries;
};

} // namespace nunchi::ui
