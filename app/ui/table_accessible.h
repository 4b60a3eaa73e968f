// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/prose_accessible.h"

namespace nunchi::ui {

class TableText;

/// A table for screen readers: rows and columns of cells, the first row their heads; and its text, as all prose.
class TableAccessible : public ProseAccessible, public QAccessibleTableInterface
{
public:
    explicit TableAccessible(TableText *text);

    QAccessible::Role role() const override { return QAccessible::Table; }
    void *interface_cast(QAccessible::InterfaceType type) override;
    QAccessibleInterface *childAt(int x, int y) const override;

    QAccessibleInterface *caption() const override { return nullptr; } // it is part of the name
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int columnCount() const override;
    int rowCount() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int) const override { return {}; }

    // Cells are read, not chosen.
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override { }

protected:
    int partCount() const override;
    QAccessibleInterface *makePart(int index) const override;

private:
    TableText *m_text;
};

} // namespace nunchi::ui
