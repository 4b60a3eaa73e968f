// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_part_accessible.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include "ui/table_text.h"

namespace nunchi::ui {

namespace {

QTextBlock headingOf(const ProseView &view, int index)
{
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && index-- == 0)
            return block;
    return {};
}

} // namespace

TextPartAccessible::TextPartAccessible(ProseView *view)
    : m_view(view)
{
}

ProseView *TextPartAccessible::view() const
{
    return m_view;
}

bool TextPartAccessible::isValid() const
{
    return m_view && range().end >= 0;
}

QAccessibleInterface *TextPartAccessible::parent() const
{
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QString TextPartAccessible::text(QAccessible::Text kind) const
{
    const Range range = isValid() ? this->range() : Range();
    if (range.end < 0)
        return {};
    switch (kind) {
    case QAccessible::Name:
    case QAccessible::Value:
        return m_view->spokenText(range.start, range.end).trimmed();
    case QAccessible::Description:
        return description();
    default:
        return {};
    }
}

QRect TextPartAccessible::rect() const
{
    const Range range = isValid() ? this->range() : Range();
    if (range.end < 0)
        return {};
    const QRect rect = m_view->rectOf({range.start, range.end - range.start});
    return {m_view->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
}

QAccessible::State TextPartAccessible::state() const
{
    QAccessible::State state;
    state.readOnly = true;
    state.invisible = !m_view || !m_view->isVisible();
    return state;
}

int HeadingAccessible::count(const ProseView &view)
{
    int count = 0;
    while (headingOf(view, count).isValid())
        ++count;
    return count;
}

QString HeadingAccessible::levelText(int level)
{
    //: Said by a screen reader after a heading's words; %1 is 1 for a page's title, 2 and more for what is under it
    return tr("heading level %1").arg(level);
}

TextPartAccessible::Range HeadingAccessible::range() const
{
    const QTextBlock block = headingOf(*view(), m_index);
    return block.isValid() ? Range{block.position(), block.position() + block.length() - 1} : Range();
}

QString HeadingAccessible::description() const
{
    return levelText(headingOf(*view(), m_index).blockFormat().headingLevel());
}

void *CellAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface *>(this) : nullptr;
}

QList<QAccessibleInterface *> CellAccessible::columnHeaderCells() const
{
    QAccessibleInterface *table = parent();
    if (rowIndex() < 1 || !table || !table->tableInterface())
        return {};
    return {table->tableInterface()->cellAt(0, columnIndex())};
}

const QTextTable *CellAccessible::cells() const
{
    const auto *text = qobject_cast<const TableText *>(view());
    return text ? text->table() : nullptr;
}

int CellAccessible::rowIndex() const
{
    const QTextTable *table = cells();
    return table ? m_index / table->columns() : -1;
}

int CellAccessible::columnIndex() const
{
    const QTextTable *table = cells();
    return table ? m_index % table->columns() : -1;
}

TextPartAccessible::Range CellAccessible::range() const
{
    const QTextTable *table = cells();
    if (!table || rowIndex() >= table->rows())
        return {};
    const QTextTableCell cell = table->cellAt(rowIndex(), columnIndex());
    return {cell.firstPosition(), cell.lastPosition()};
}

} // namespace nunchi::ui
