// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "typeset/appearance.h"
#include "ui/selection_leaves.h"

class QKeyEvent;

namespace nunchi::ui {

class PageView;
class SelectionVeil;

/// One selection over all blocks of a page. It begins as that of one text; drawn or moved out of it, it takes the rest of
/// that text, whole blocks between, and the beginning of the text where it ends. Copied as the page's words are.
class PageSelection : public QObject
{
    Q_OBJECT
public:
    PageSelection(const typeset::Appearance &look, PageView &page, ProseView &heading, const BlockStack &blocks);

    /// Of the page a widget is on; null: it is on none.
    static PageSelection *around(const QWidget *widget);

    /// Over more than one block.
    bool isAcross() const { return m_across || m_all; }
    QString text() const;
    void copy() const;
    void selectAll();
    bool clear(); ///< false: nothing was selected
    /// The blocks that are selected as they stand, apart from prose.
    QList<QWidget *> wholes() const;

    /// The mouse went down in a text, which has its caret there already.
    void press(ProseView &text);
    /// To a place of a text, keeping the other end. False: there is no other end outside of it.
    bool extendTo(ProseView &text, const QPoint &global);
    /// The mouse moved while it is down. False: the text selects by itself.
    bool drag(ProseView &text, const QPoint &global);
    void release();

    /// A key that is the selection's before it is the text's.
    bool takeKey(ProseView &text, const QKeyEvent &event);
    /// After a key that moves the caret and selects; moved: it could, else it was at the text's end.
    void extended(ProseView &text, const QKeyEvent &event, bool moved);

Q_SIGNALS:
    void scrollAsked(int pixels); ///< the pointer drags beyond what is seen of the page

private:
    struct End
    {
        QPointer<QWidget> leaf;
        int position = 0;
    };
    SelectionLeaves leaves() const;
    End endAt(const SelectionLeaf &leaf, const QPoint &global) const;
    void show();
    void forget(const ProseView *but);
    void mark(ProseView &text, int anchor, int position);
    void step(ProseView &text, bool forwards);
    void toEdge(bool end);
    void dragTo(const QPoint &global);
    void scrollWhileDragging();

    PageView &m_page;
    ProseView &m_heading;
    const BlockStack &m_blocks;
    SelectionVeil *m_veil;
    End m_anchor;
    End m_head;
    bool m_across = false;
    bool m_all = false;
    bool m_isDown = false; ///< the mouse, since it pressed in a text
    QPoint m_pointer; ///< of the mouse, on the screen
    QTimer m_scrolling;
};

} // namespace nunchi::ui
