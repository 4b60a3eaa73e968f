// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "course/page.h"
#include "print/strip.h"

namespace nunchi::ui {

struct PrintContext;

/// The notes of one page: numbered as the text comes to them, each to stand at the foot of the sheet that first names
/// it. The address of a web link is such a note as well: paper cannot be clicked.
class PrintedNotes
{
public:
    void begin(const course::Page &page);

    /// The same text with numbers where notes are pointed to, and after web links.
    course::Inlines marked(const course::Inlines &inlines);
    course::Block marked(const course::Block &block);

    /// The note a mark leads to, for the foot of the sheet. Null: it stands on an earlier one, or is none.
    std::shared_ptr<const print::Strip> take(const QString &href, const PrintContext &context);

private:
    struct Entry
    {
        int number = 0;
        course::Inlines text;
        bool taken = false;
    };
    course::Span mark(const QString &name, const course::Inlines &text);
    course::Inlines withAddresses(const course::Inlines &text) const;

    QHash<QString, course::Inlines> m_texts; ///< the page's own, by id
    QHash<QString, Entry> m_entries; ///< those named so far
};

bool isNoteLink(const QString &href);
bool isWebLink(const QString &href);

} // namespace nunchi::ui
