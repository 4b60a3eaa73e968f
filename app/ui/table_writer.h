// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QTextTable>

#include "course/block.h"
#include "typeset/appearance.h"
#include "ui/inline_formulas.h"
#include "ui/inline_writer.h"
#include "ui/table_columns.h"

namespace nunchi::ui {

/// A table of a page: a small sans head on a shaded ground over an ink rule, hairlines between the rows, no vertical
/// lines. The row that carries the message stands bold behind a bar, the column between two bars, so that grey shows
/// them too. Columns are fitted to a width: none narrower than its longest word as long as there is room for all.
class TableWriter
{
public:
    /// shade: of the head, and of what is marked.
    TableWriter(const course::Table &table, const typeset::Appearance &look, typeset::Token shade,
        InlineFormulas &formulas);

    /// At the cursor, which ends up in the table's last cell.
    void write(QTextCursor &cursor);
    void fit(qreal width);
    /// To the same width, now that what stands in the cells has another.
    void refit();
    /// With every cell on one line; with every word whole.
    qreal naturalWidth() const;
    qreal leastWidth() const;

private:
    struct Cell
    {
        int row = 0; ///< 0: the head
        int column = 0;
        course::Inlines text;
    };
    void measure();
    void measureRow(int row, const QList<course::Inlines> &cells);
    void writeRow(int row, const QList<course::Inlines> &cells);
    void writeCell(const Cell &cell);
    QTextTableCellFormat cellFormat(int row, int column) const;
    QTextBlockFormat blockFormat(const Cell &cell) const;
    TextStyle styleOf(int row, int column) const;
    bool isMarkedRow(int row) const { return row > 0 && m_source.markedRows.contains(row - 1); }
    bool isMarkedColumn(int column) const { return m_source.markedColumns.contains(column); }
    int columns() const { return m_columns.count(); }
    QList<qreal> columnWidths(qreal width) const;

    const course::Table m_source;
    const typeset::Appearance &m_look;
    const typeset::Token m_shade;
    InlineFormulas &m_formulas;
    const TableColumns m_columns;
    QPointer<QTextTable> m_table;
    QList<qreal> m_natural;
    QList<qreal> m_least;
    QList<qreal> m_tails; ///< widest of each column: what stands right of the decimal points
    qreal m_pad = 0; ///< on both sides of every cell
    qreal m_fitted = -1;
};

} // namespace nunchi::ui
