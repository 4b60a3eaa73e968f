// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

#include "course/block.h"

namespace nunchi::ui {

/// How the columns of a table stand: as the author said, else numbers to the right. Where a column's numbers have
/// fractions or units, they meet at their decimal points.
class TableColumns
{
public:
    TableColumns(const course::Table &table, const QLocale &locale);

    int count() const { return static_cast<int>(m_columns.size()); }
    bool isNumeric(int column) const { return m_columns.at(column).numeric; }
    /// Default only for words the author did not align.
    course::Align align(int column) const { return m_columns.at(column).align; }
    /// What of a cell stands right of where the numbers of its column meet: ".25 ms". Empty: nothing does.
    course::Inlines tail(int column, const course::Inlines &cell) const;

private:
    struct Column
    {
        course::Align align = course::Align::Default;
        bool numeric = false;
        bool meets = false; ///< at the decimal points
    };
    Column columnOf(const course::Table &table, int column) const;

    QLocale m_locale;
    QList<Column> m_columns;
};

} // namespace nunchi::ui
