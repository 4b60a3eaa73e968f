// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_selection.h"

#include <algorithm>
#include <iterator>

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTextCursor>

#include "course/page_copy.h"
#include "ui/page_view.h"
#include "ui/prose_view.h"
#include "ui/selection_veil.h"

namespace nunchi::ui {

namespace {

constexpr int kBetweenScrolls = 25; ///< ms
constexpr int kSlowest = 4; ///< pixels at a time
constexpr int kFastest = 60;

bool goesForwards(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Right || event.key() == Qt::Key_Down || event.key() == Qt::Key_End;
}

bool isArrow(const QKeyEvent &event)
{
    constexpr int keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    return std::find(std::begin(keys), std::end(keys), event.key()) != std::end(keys);
}

bool isSelectingMove(const QKeyEvent &event)
{
    const bool moves = isArrow(event) || event.key() == Qt::Key_Home || event.key() == Qt::Key_End;
    return moves && event.modifiers().testFlag(Qt::ShiftModifier);
}

} // namespace

PageSelection::PageSelection(
    const typeset::Appearance &look, PageView &page, ProseView &heading, const BlockStack &blocks)
    : QObject(&page)
    , m_page(page)
    , m_heading(heading)
    , m_blocks(blocks)
    , m_veil(new SelectionVeil(look, &page))
{
    m_scrolling.setInterval(kBetweenScrolls);
    connect(&m_scrolling, &QTimer::timeout, this, &PageSelection::scrollWhileDragging);
    // Texts are written anew then, and have no selection any more.
    connect(&look, &typeset::Appearance::changed, this, [this] { clear(); });
}

PageSelection *PageSelection::around(const QWidget *widget)
{
    for (const QWidget *each = widget; each; each = each->parentWidget())
        if (const auto *page = qobject_cast<const PageView *>(each))
            return page->selection();
    return nullptr;
}

SelectionLeaves PageSelection::leaves() const
{
    return {m_heading, m_blocks};
}

QList<QWidget *> PageSelection::wholes() const
{
    QList<QWidget *> wholes;
    for (const QPointer<QWidget> &part : m_veil->parts())
        if (part)
            wholes << part;
    return wholes;
}

QString PageSelection::text() const
{
    if (m_all && m_page.shownPage())
        return course::pageForCopying(*m_page.shownPage());
    QStringList parts;
    if (m_heading.textCursor().hasSelection())
        parts << textWithSource(m_heading.textCursor());
    parts += selectedText(m_blocks, wholes());
    return parts.join(QStringLiteral("\n\n"));
}

void PageSelection::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

void PageSelection::selectAll()
{
    m_page.buildAll(m_page.width());
    const SelectionLeaves all = leaves();
    m_anchor = {all.at(0).widget, 0};
    const SelectionLeaf &last = all.at(all.size() - 1);
    m_head = {last.widget, last.text ? endOf(*last.text) : 0};
    show();
    m_all = true;
}

/// The selections of all texts but this one.
void PageSelection::forget(const ProseView *but)
{
    m_across = m_all = false;
    m_veil->cover({});
    for (ProseView *text : m_page.findChildren<ProseView *>())
        if (text != but) {
            mark(*text, text->textCursor().position(), text->textCursor().position());
            text->setPalette(QPalette());
        }
}

bool PageSelection::clear()
{
    const QList<ProseView *> texts = m_page.findChildren<ProseView *>();
    const bool had = isAcross()
        || std::any_of(texts.begin(), texts.end(), [](const ProseView *text) { return text->textCursor().hasSelection(); });
    if (had)
        forget(nullptr);
    m_anchor = m_head = {};
    m_scrolling.stop();
    return had;
}

/// Quietly: the page must not scroll to every caret that is set.
void PageSelection::mark(ProseView &text, int anchor, int position)
{
    QTextCursor cursor = text.textCursor();
    const int end = endOf(text);
    if (cursor.anchor() == anchor && cursor.position() == position)
        return;
    cursor.setPosition(std::clamp(anchor, 0, end));
    cursor.setPosition(std::clamp(position, 0, end), QTextCursor::KeepAnchor);
    const QSignalBlocker quiet(&text);
    text.setTextCursor(cursor);
}

void PageSelection::show()
{
    const SelectionLeaves all = leaves();
    const qsizetype from = all.indexOf(m_anchor.leaf);
    const qsizetype to = all.indexOf(m_head.leaf);
    if (!m_anchor.leaf || !m_head.leaf || from < 0 || to < 0)
        return;
    m_all = false;
    m_across = from != to;
    const bool forwards = to > from;
    QList<QWidget *> wholes;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const SelectionLeaf &leaf = all.at(i);
        const bool within = i >= std::min(from, to) && i <= std::max(from, to);
        if (within && m_across && !leaf.text)
            wholes << leaf.widget;
        if (!leaf.text)
            continue;
        if (!within) {
            mark(*leaf.text, leaf.text->textCursor().position(), leaf.text->textCursor().position());
        } else {
            const int start = forwards ? 0 : endOf(*leaf.text);
            const int end = forwards ? endOf(*leaf.text) : 0;
            mark(*leaf.text, i == from ? m_anchor.position : start, i == to ? m_head.position : end);
        }
        // One colour for all of it, whichever text has the keyboard.
        QPalette palette = m_page.palette();
        for (const auto role : {QPalette::Highlight, QPalette::HighlightedText})
            palette.setBrush(QPalette::Inactive, role, palette.brush(QPalette::Active, role));
        leaf.text->setPalette(within && m_across ? palette : QPalette());
    }
    // What lies in a block that is taken whole has no selection of its own.
    for (QWidget *whole : std::as_const(wholes))
        for (ProseView *text : whole->findChildren<ProseView *>())
            mark(*text, text->textCursor().position(), text->textCursor().position());
    m_veil->cover(wholes);
}

void PageSelection::press(ProseView &text)
{
    forget(&text);
    text.setPalette(QPalette());
    const SelectionLeaves all = leaves();
    const qsizetype index = all.indexOf(&text);
    m_anchor = index < 0 ? End() : End{all.at(index).widget, text.textCursor().anchor()};
    m_head = m_anchor;
    m_isDown = index >= 0;
}

PageSelection::End PageSelection::endAt(const SelectionLeaf &leaf, const QPoint &global) const
{
    End end{leaf.widget, 0};
    if (!leaf.text)
        return end;
    const QPoint point = leaf.text->viewport()->mapFromGlobal(global);
    if (point.y() >= leaf.text->viewport()->height())
        end.position = endOf(*leaf.text);
    else if (point.y() >= 0)
        end.position = leaf.text->cursorForPosition(point).position();
    return end;
}

bool PageSelection::extendTo(ProseView &text, const QPoint &global)
{
    const SelectionLeaves all = leaves();
    const qsizetype index = all.indexOf(&text);
    const qsizetype from = all.indexOf(m_anchor.leaf);
    if (!m_anchor.leaf || index < 0 || from < 0 || (index == from && !m_across))
        return false;
    m_isDown = true;
    m_pointer = global;
    m_head = endAt(all.at(index), global);
    show();
    return true;
}

void PageSelection::dragTo(const QPoint &global)
{
    const SelectionLeaves all = leaves();
    const qsizetype index = all.nearestTo(m_page.mapFromGlobal(global), m_page);
    if (index < 0)
        return;
    m_head = endAt(all.at(index), global);
    show();
}

bool PageSelection::drag(ProseView &text, const QPoint &global)
{
    if (!m_isDown || !m_anchor.leaf)
        return false;
    m_pointer = global;
    const QWidget *seen = m_page.parentWidget();
    const bool beyond = seen && !seen->rect().contains(QPoint(1, seen->mapFromGlobal(global).y()));
    if (beyond && !m_scrolling.isActive())
        m_scrolling.start();
    else if (!beyond)
        m_scrolling.stop();
    const bool inside = text.viewport()->rect().contains(text.viewport()->mapFromGlobal(global));
    const bool isOwn = m_anchor.leaf == &text || m_anchor.leaf->isAncestorOf(&text);
    // Within itself it knows words and links.
    if (inside && isOwn && !m_across)
        return false;
    dragTo(global);
    return true;
}

void PageSelection::scrollWhileDragging()
{
    const QWidget *seen = m_page.parentWidget();
    if (!seen || !m_isDown || !m_page.isVisible()) {
        m_scrolling.stop();
        return;
    }
    const int y = seen->mapFromGlobal(m_pointer).y();
    const int beyond = y < 0 ? y : std::max(0, y - seen->height() + 1);
    const int pixels = std::clamp(std::abs(beyond) / 2, kSlowest, kFastest);
    Q_EMIT scrollAsked(beyond < 0 ? -pixels : pixels);
    dragTo(m_pointer);
}

void PageSelection::release()
{
    m_isDown = false;
    m_scrolling.stop();
    const auto *text = m_across ? dynamic_cast<ProseView *>(m_head.leaf.data()) : nullptr;
    if (text && !text->hasFocus()) // Shift and the arrows go on from there
        m_head.leaf->setFocus(Qt::MouseFocusReason);
}

bool PageSelection::takeKey(ProseView &text, const QKeyEvent &event)
{
    if (event.matches(QKeySequence::SelectAll)) {
        selectAll();
        return true;
    }
    if (event.matches(QKeySequence::Copy) && isAcross()) {
        copy();
        return true;
    }
    if (event.key() == Qt::Key_Escape)
        return clear();
    if (!isSelectingMove(event) || leaves().indexOf(&text) < 0)
        return false;
    if (!isAcross())
        m_anchor = {leaves().at(leaves().indexOf(&text)).widget, text.textCursor().anchor()};
    const bool ofPage = event.modifiers().testFlag(Qt::ControlModifier)
        && (event.key() == Qt::Key_Home || event.key() == Qt::Key_End);
    if (ofPage) {
        toEdge(event.key() == Qt::Key_End);
        return true;
    }
    if (isAcross() && m_head.leaf != &text) {
        if (isArrow(event))
            step(text, goesForwards(event));
        return true;
    }
    return false;
}

void PageSelection::extended(ProseView &text, const QKeyEvent &event, bool moved)
{
    const SelectionLeaves all = leaves();
    const qsizetype index = all.indexOf(&text);
    if (!isSelectingMove(event) || index < 0)
        return;
    if (!isAcross())
        m_anchor = {all.at(index).widget, text.textCursor().anchor()};
    m_head = {all.at(index).widget, text.textCursor().position()};
    m_all = false;
    if (!moved && isArrow(event)) // Home and End stay on their line
        step(text, goesForwards(event));
}

/// Over the edge of the block at which it ends, to the next text.
void PageSelection::step(ProseView &text, bool forwards)
{
    m_page.buildAll(m_page.width());
    const SelectionLeaves all = leaves();
    const qsizetype by = forwards ? 1 : -1;
    const qsizetype from = all.indexOf(m_head.leaf);
    qsizetype next = from + by;
    while (next >= 0 && next < all.size() && !all.at(next).text)
        next += by;
    if (next < 0 || next >= all.size())
        next = std::clamp<qsizetype>(next, 0, all.size() - 1); // what ends the page is no text
    if (from < 0 || next == from)
        return;
    ProseView *there = all.at(next).text;
    m_head = {all.at(next).widget, there && !forwards ? endOf(*there) : 0};
    show();
    if (!there)
        return;
    if (there != &text)
        there->setFocus(Qt::OtherFocusReason);
    there->revealText(m_head.position, m_head.position);
}

void PageSelection::toEdge(bool end)
{
    m_page.buildAll(m_page.width());
    const SelectionLeaves all = leaves();
    const SelectionLeaf &leaf = all.at(end ? all.size() - 1 : 0);
    m_head = {leaf.widget, leaf.text && end ? endOf(*leaf.text) : 0};
    show();
    if (leaf.text) {
        leaf.text->setFocus(Qt::OtherFocusReason);
        leaf.text->revealText(m_head.position, m_head.position);
    }
}

} // namespace nunchi::ui
