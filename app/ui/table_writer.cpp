// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table_writer.h"

#include <algorithm>
#include <numeric>

#include <QTextCursor>
#include <QTextTableCell>
#include <QTextTableFormat>

#include "ui/inline_writer.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {

const TextStyle headStyle{Face::Label, -2, false, Token::Ink3};
const TextStyle cellStyle{};

Qt::Alignment alignmentOf(course::Align align)
{
    switch (align) {
    case course::Align::Right:
        return Qt::AlignRight | Qt::AlignAbsolute;
    case course::Align::Centre:
        return Qt::AlignHCenter;
    case course::Align::Default:
    case course::Align::Left:
        break;
    }
    return Qt::AlignLeft | Qt::AlignAbsolute;
}

} // namespace

TableWriter::TableWriter(const course::Table &table, const typeset::Appearance &look)
    : m_source(table)
    , m_look(look)
{
}

void TableWriter::measure(const course::Table &table)
{
    m_gap = m_look.length(20);
    const qsizetype columns = std::max<qsizetype>(1, table.head.size());
    m_natural = QList<qreal>(columns, 0);
    m_least = QList<qreal>(columns, 0);
    const auto take = [this, columns](const QList<course::Inlines> &cells, const TextStyle &style) {
        const InlineWriter writer(m_look, style);
        for (qsizetype i = 0; i < std::min(columns, cells.size()); ++i) {
            // A pixel more than measured: rounding must not break a word.
            m_natural[i] = std::max(m_natural.at(i), std::ceil(writer.naturalWidth(cells.at(i))) + 2);
            m_least[i] = std::max(m_least.at(i), std::ceil(writer.leastWidth(cells.at(i))) + 2);
        }
    };
    take(table.head, headStyle);
    for (const auto &row : table.rows)
        take(row, cellStyle);
}

void TableWriter::write(QTextCursor &cursor)
{
    measure(m_source);
    QTextTableFormat format;
    format.setCellSpacing(0);
    format.setCellPadding(0);
    format.setBorder(0);
    format.setBorderCollapse(true);
    format.setTopMargin(m_look.length(10));
    format.setBottomMargin(m_look.length(16));
    m_table =
        cursor.insertTable(static_cast<int>(m_source.rows.size()) + 1, static_cast<int>(m_natural.size()), format);
    writeRow(0, m_source.head, true);
    for (qsizetype row = 0; row < m_source.rows.size(); ++row)
        writeRow(static_cast<int>(row) + 1, m_source.rows.at(row), false);
    m_fitted = -1;
}

void TableWriter::writeRow(int row, const QList<course::Inlines> &cells, bool head)
{
    const InlineWriter writer(m_look, head ? headStyle : cellStyle);
    for (int column = 0; column < m_table->columns(); ++column) {
        QTextTableCell cell = m_table->cellAt(row, column);
        // The cell's format and that of its first paragraph's characters are one and the same in Qt.
        QTextTableCellFormat format;
        format.merge(writer.base());
        format.setTopPadding(m_look.length(head ? 2 : 6));
        format.setBottomPadding(m_look.length(head ? 7 : 6));
        format.setRightPadding(column + 1 < m_table->columns() ? m_gap : 0);
        format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBottomBorder(m_look.theme().hairline());
        format.setBottomBorderBrush(m_look.color(head ? Token::Ink : Token::Hair));
        format.setVerticalAlignment(head ? QTextCharFormat::AlignBottom : QTextCharFormat::AlignTop);
        cell.setFormat(format);
        QTextCursor inside = cell.firstCursorPosition();
        QTextBlockFormat block;
        const auto align = column < m_source.columns.size() ? m_source.columns.at(column) : course::Align::Default;
        block.setAlignment(alignmentOf(align));
        inside.setBlockFormat(block);
        if (column >= cells.size())
            continue;
        // A formula alone would stand on a base line of its own: a strut of prose puts it on the row's.
        inside.insertText(QString(kStrut), writer.base());
        writer.write(inside, cells.at(column));
    }
}

QList<qreal> TableWriter::columnWidths(qreal width) const
{
    const qreal room = width - m_gap * static_cast<qreal>(m_natural.size() - 1);
    const qreal natural = std::accumulate(m_natural.begin(), m_natural.end(), 0.0);
    const qreal least = std::accumulate(m_least.begin(), m_least.end(), 0.0);
    QList<qreal> widths = m_natural;
    if (natural <= room) {
        // What is left over goes to the columns in proportion; of two, all to the second, as in a list of terms.
        if (widths.size() == 2)
            widths[1] += room - natural;
        else
            for (qsizetype i = 0; i < widths.size(); ++i)
                widths[i] += (room - natural) * m_natural.at(i) / natural;
    } else if (least < room) {
        const qreal share = (room - least) / (natural - least);
        for (qsizetype i = 0; i < widths.size(); ++i)
            widths[i] = m_least.at(i) + share * (m_natural.at(i) - m_least.at(i));
    } else {
        for (qsizetype i = 0; i < widths.size(); ++i)
            widths[i] = room * m_least.at(i) / least;
    }
    for (qsizetype i = 0; i + 1 < widths.size(); ++i)
        widths[i] += m_gap;
    return widths;
}

qreal TableWriter::leastWidth() const
{
    return std::accumulate(m_least.begin(), m_least.end(), m_gap * static_cast<qreal>(m_least.size() - 1));
}

void TableWriter::fit(qreal width)
{
    if (!m_table || qFuzzyCompare(width, m_fitted))
        return;
    m_fitted = width;
    QTextTableFormat format = m_table->format();
    QList<QTextLength> lengths;
    for (const qreal column : columnWidths(width))
        lengths << QTextLength(QTextLength::FixedLength, column);
    format.setColumnWidthConstraints(lengths);
    format.setWidth(QTextLength(QTextLength::FixedLength, width));
    m_table->setFormat(format);
}

} // namespace nunchi::ui
