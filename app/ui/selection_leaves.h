// SPDX-License-Identifier: GPL-3.0-or-later
// What a selection over the blocks of a page is made of.
#pragma once

#include <vector>

#include <QPoint>
#include <QStringList>
#include <QWidget>

namespace nunchi::ui {

class BlockStack;
class ProseView;

/// A run of prose, in which a selection may begin and end anywhere, or something it takes as a whole: a table, a figure,
/// an exhibit, a question.
struct SelectionLeaf
{
    QWidget *widget = nullptr;
    ProseView *text = nullptr; ///< the widget itself, where it is prose
};

/// The leaves of a page from top to bottom, as one reads: those in boxes and columns each by itself.
class SelectionLeaves
{
public:
    SelectionLeaves() = default;
    SelectionLeaves(ProseView &heading, const BlockStack &blocks);

    qsizetype size() const { return static_cast<qsizetype>(m_leaves.size()); }
    const SelectionLeaf &at(qsizetype index) const { return m_leaves[static_cast<size_t>(index)]; }
    /// The one that is, or holds, this widget; −1: none.
    qsizetype indexOf(const QWidget *widget) const;
    /// The one at that point of the page, or nearest to it; −1: there is none.
    qsizetype nearestTo(const QPoint &point, const QWidget &page) const;

private:
    void add(const BlockStack &blocks);

    std::vector<SelectionLeaf> m_leaves;
};

/// The stacks of blocks in a box or between columns, as far as they are shown.
std::vector<const BlockStack *> stacksIn(const QWidget &widget);

/// The last position of a text.
int endOf(const ProseView &text);

/// What of these blocks is selected, for another program: prose by the selection in its text, of everything else what is
/// among the wholes.
QStringList selectedText(const BlockStack &blocks, const QList<QWidget *> &wholes);

} // namespace nunchi::ui
