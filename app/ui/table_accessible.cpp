// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table_accessible.h"

#include <QTextTable>

#include "ui/table_text.h"
#include "ui/text_part_accessible.h"

namespace nunchi::ui {

TableAccessible::TableAccessible(TableText *text)
    : ProseAccessible(text)
    , m_text(text)
{
}

void *TableAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return ProseAccessible::interface_cast(type);
}

int TableAccessible::columnCount() const
{
    const QTextTable *table = m_text->table();
    return table ? table->columns() : 0;
}

int TableAccessible::rowCount() const
{
    const QTextTable *table = m_text->table();
    return table ? table->rows() : 0;
}

int TableAccessible::partCount() const
{
    return rowCount() * columnCount();
}

QAccessibleInterface *TableAccessible::makePart(int index) const
{
    return new CellAccessible(m_text, index);
}

QAccessibleInterface *TableAccessible::cellAt(int row, int column) const
{
    if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
        return nullptr;
    return child(row * columnCount() + column);
}

QAccessibleInterface *TableAccessible::childAt(int x, int y) const
{
    const QTextTable *table = m_text->table();
    const QPoint place = m_text->viewport()->mapFromGlobal(QPoint(x, y));
    if (!table || !m_text->viewport()->rect().contains(place))
        return nullptr;
    const QTextTableCell cell = table->cellAt(m_text->cursorForPosition(place));
    return cell.isValid() ? cellAt(cell.row(), cell.column()) : nullptr;
}

QString TableAccessible::columnDescription(int column) const
{
    const QAccessibleInterface *head = cellAt(0, column);
    return head ? head->text(QAccessible::Name) : QString();
}

} // namespace nunchi::ui
