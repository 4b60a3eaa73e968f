// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection_leaves.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QTextDocument>

#include "course/page_copy.h"
#include "ui/block_stack.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

namespace {

/// How far a number lies outside of a stretch.
int distance(int at, int first, int last)
{
    return std::max({first - at, at - last, 0});
}

enum class Cover : quint8 { None, Part, All };

Cover coverOf(const QWidget &widget, const QList<QWidget *> &wholes)
{
    if (const auto *text = dynamic_cast<const ProseView *>(&widget)) {
        const QTextCursor cursor = text->textCursor();
        if (!cursor.hasSelection())
            return Cover::None;
        return cursor.selectionStart() == 0 && cursor.selectionEnd() >= endOf(*text) ? Cover::All : Cover::Part;
    }
    const std::vector<const BlockStack *> stacks = stacksIn(widget);
    if (stacks.empty())
        return wholes.contains(&widget) ? Cover::All : Cover::None;
    bool some = false;
    bool all = true;
    for (const BlockStack *stack : stacks)
        for (const QWidget *part : stack->widgets()) {
            const Cover cover = coverOf(*part, wholes);
            some = some || cover != Cover::None;
            all = all && cover == Cover::All;
        }
    return !some ? Cover::None : all ? Cover::All : Cover::Part;
}

} // namespace

std::vector<const BlockStack *> stacksIn(const QWidget &widget)
{
    std::vector<const BlockStack *> stacks;
    for (const QWidget *child : widget.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        if (const auto *stack = dynamic_cast<const BlockStack *>(child); stack && stack->isVisibleTo(&widget))
            stacks.push_back(stack);
    return stacks;
}

int endOf(const ProseView &text)
{
    return text.document()->characterCount() - 1;
}

SelectionLeaves::SelectionLeaves(ProseView &heading, const BlockStack &blocks)
{
    m_leaves.push_back({&heading, &heading});
    add(blocks);
}

void SelectionLeaves::add(const BlockStack &blocks)
{
    for (QWidget *widget : blocks.widgets()) {
        if (!widget->isVisibleTo(&blocks))
            continue;
        const std::vector<const BlockStack *> stacks = stacksIn(*widget);
        for (const BlockStack *stack : stacks)
            add(*stack);
        if (stacks.empty())
            m_leaves.push_back({widget, dynamic_cast<ProseView *>(widget)});
    }
}

qsizetype SelectionLeaves::indexOf(const QWidget *widget) const
{
    for (qsizetype i = 0; i < size(); ++i)
        if (at(i).widget == widget || at(i).widget->isAncestorOf(widget))
            return i;
    return -1;
}

qsizetype SelectionLeaves::nearestTo(const QPoint &point, const QWidget &page) const
{
    qsizetype nearest = -1;
    std::pair<int, int> least(std::numeric_limits<int>::max(), 0);
    for (qsizetype i = 0; i < size(); ++i) {
        const QWidget &widget = *at(i).widget;
        const QRect rect(widget.mapTo(&page, QPoint()), widget.size());
        const std::pair<int, int> here(
            distance(point.y(), rect.top(), rect.bottom()), distance(point.x(), rect.left(), rect.right()));
        if (here < least) {
            least = here;
            nearest = i;
        }
    }
    return nearest;
}

QStringList selectedText(const BlockStack &blocks, const QList<QWidget *> &wholes)
{
    QStringList parts;
    for (size_t i = 0; i < blocks.widgets().size(); ++i) {
        const QWidget &widget = *blocks.widgets()[i];
        const Piece &piece = blocks.pieces().at(static_cast<qsizetype>(i));
        const Cover cover = coverOf(widget, wholes);
        const std::vector<const BlockStack *> stacks = stacksIn(widget);
        // A summary is made where it is shown: the lesson has no words for it.
        if (cover == Cover::All && (piece.kind != Piece::Kind::Summary || stacks.empty()))
            parts << course::blocksForCopying(piece.blocks);
        else if (const auto *text = dynamic_cast<const ProseView *>(&widget); text && cover == Cover::Part)
            parts << textWithSource(text->textCursor());
        else if (cover != Cover::None)
            for (const BlockStack *stack : stacks)
                parts += selectedText(*stack, wholes);
    }
    parts.removeAll(QString());
    return parts;
}

} // namespace nunchi::ui
