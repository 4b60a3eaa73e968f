// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_room.h"

#include <algorithm>

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace nunchi::ui {

namespace {

/// A sixteenth of the column has room anywhere; asking for the cell takes time.
constexpr double kSmallShare = 1.0 / 16;

} // namespace

double roomAt(const QTextDocument &document, int position, double wanted)
{
    const double column = document.textWidth();
    if (column <= 0 || wanted < column * kSmallShare)
        return std::max(wanted, 1.0);
    const QTextBlock block = document.findBlock(position);
    const QTextBlockFormat format = block.blockFormat();
    double room = column;
    const QTextCursor cursor(block);
    if (const QTextTable *table = cursor.currentTable()) {
        const QTextTableCell cell = table->cellAt(cursor);
        const auto lengths = table->format().columnWidthConstraints();
        const QTextTableCellFormat padding = cell.format().toTableCellFormat();
        if (cell.column() < lengths.size() && lengths.at(cell.column()).type() == QTextLength::FixedLength)
            room = lengths.at(cell.column()).rawValue() - padding.leftPadding() - padding.rightPadding();
    }
    return std::max(1.0, room - format.leftMargin() - format.rightMargin());
}

} // namespace nunchi::ui
