// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QTextTable>

#include "course/block.h"
#include "typeset/appearance.h"

namespace nunchi::ui {

/// A table of a page: a small sans head over an ink rule, hairlines between the rows, no vertical lines. Its columns
/// are fitted to a width: none narrower than its longest word as long as there is room for all of them.
class TableWriter
{
public:
    TableWriter(const course::Table &table, const typeset::Appearance &look);

    /// At the cursor, which ends up in the table's last cell.
    void write(QTextCursor &cursor);
    void fit(qreal width);
    qreal leastWidth() const; ///< below it words are broken

private:
    void measure(const course::Table &table);
    void writeRow(int row, const QList<course::Inlines> &cells, bool head);
    QList<qreal> columnWidths(qreal width) const;

    const course::Table m_source;
    const typeset::Appearance &m_look;
    QPointer<QTextTable> m_table;
    QList<qreal> m_natural;
    QList<qreal> m_least;
    qreal m_gap = 0;
    qreal m_fitted = -1;
};

} // namespace nunchi::ui
