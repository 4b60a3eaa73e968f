// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QHash>

#include "print/paper.h"
#include "print/strip.h"
#include "ui/page_context.h"
#include "ui/print/handout_request.h"
#include "ui/print/printed_notes.h"
#include "ui/prose_document.h"

namespace nunchi::ui {

/// What everybody needs who makes strips of a lesson.
struct PrintContext
{
    const PageContext &page; ///< with an appearance of its own: the paper's
    print::Paper paper;
    PrintedAnswers answers = PrintedAnswers::Key;
    QString lesson; ///< what is being set
    QString pageId;
    typeset::Token shade = typeset::Token::Sunk; ///< of code and of tables' heads, on the present ground
    int questions = 0; ///< numbered through the whole handout
    std::shared_ptr<PrintedNotes> notes = std::make_shared<PrintedNotes>(); ///< of that page

    const typeset::Appearance &look() const { return page.look; }
    /// A link's target within the handout: page:ID and block:ID are names within a lesson, note:ID within a page. Web
    /// addresses stay.
    QString target(const QString &href) const;

    using Text = std::shared_ptr<ProseDocument>;
    /// With the numbers of notes.
    Text text(const course::Inlines &inlines, const TextStyle &style, qreal width) const;
    Text text(const QString &words, const TextStyle &style, qreal width) const;
    Text text(const course::Block &block, TextStyle style, qreal width) const;
    Text plain(const course::Inlines &inlines, TextStyle style, qreal width) const;
};

} // namespace nunchi::ui
