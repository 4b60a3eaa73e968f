// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "course/page.h"
#include "ui/block_stack.h"
#include "ui/page_notes.h"

namespace nunchi::ui {

class LevelBadge;
class NotePanel;
class PageSelection;
class ProseView;

/// One page: its heading, what is wrong with it (if anything), its blocks. Margins and measures by the design.
class PageView : public FlowWidget
{
    Q_OBJECT
public:
    explicit PageView(const PageContext &context, QWidget *parent = nullptr);

    /// Shows the session's page; in place (and false) when it is the same page in another language.
    bool showPage();
    /// Makes as much of the page as that height shows.
    void buildUntil(int width, int height);
    void buildOne(int width); ///< the next piece
    void buildAll(int width);
    bool isComplete() const { return m_blocks->isComplete(); }

    const std::shared_ptr<const course::Page> &shownPage() const { return m_page; } ///< null: none

    /// The widget that holds a block, and the block's top in it; null: not on this page. The heading has no id.
    std::pair<QWidget *, int> find(const QString &blockId) const;
    /// The block that is at that height, or the last above it; empty: the heading.
    QString blockAt(int y) const;
    /// Opens what is folded around a block. True: it was closed.
    bool unfold(const QString &blockId);
    /// Top of a block from the top of the page; −1: not on this page.
    int topOf(const QString &blockId) const;
    /// The widgets from top to bottom, in the order of reading.
    QList<QWidget *> parts() const;

    PageSelection *selection() const { return m_selection; }

    Measure measure(int width) const;

    bool hasNotesInMargin() const { return m_notes.fitInMargin(measure(width())); }
    /// Gives the keyboard to a note, or to the mark in the text that points to it. Both show what gets it.
    bool showNote(const QString &id);
    bool showMark(const QString &id);

Q_SIGNALS:
    void heightChanged();

protected:
    int arrange(int width, Flow::Pass pass) const override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrangeHeading(Flow &flow, const Measure &place, Flow::Pass pass) const;
    QString levelOf(const course::Page *page) const;
    void arrangeNotes(Flow &flow, const Measure &place) const;
    void showNotice(const course::Page *page, const course::Problems &problems);

    const PageContext &m_context;
    ProseView *m_heading;
    LevelBadge *m_badge;
    NotePanel *m_notice;
    BlockStack *m_blocks;
    PageNotes m_notes;
    PageSelection *m_selection;
    mutable int m_notesBottom = 0; ///< in the margin, as they were last placed
    QString m_shown; ///< lesson/page
    std::shared_ptr<const course::Page> m_page;
};

} // namespace nunchi::ui
