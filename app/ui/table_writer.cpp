// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table_writer.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <QTextCursor>
#include <QTextTableCell>
#include <QTextTableFormat>

namespace nunchi::ui {

using course::Inlines;
using typeset::Face;
using typeset::Token;

namespace {

constexpr qreal kPadding = 10;
constexpr qreal kLeastColumn = 32;

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

qreal sum(const QList<qreal> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

} // namespace

TableWriter::TableWriter(
    const course::Table &table, const typeset::Appearance &look, Token shade, InlineFormulas &formulas)
    : m_source(table)
    , m_look(look)
    , m_shade(shade)
    , m_formulas(formulas)
    , m_columns(table, look.locale())
{
}

TextStyle TableWriter::styleOf(int row, int column) const
{
    if (row == 0)
        return {Face::Label, -2, isMarkedColumn(column), isMarkedColumn(column) ? Token::Ink : Token::Ink3, 0, m_shade};
    // The sans has digits of one width, the serif need not.
    const bool numeric = m_columns.isNumeric(column);
    return {numeric ? Face::Label : Face::Prose, 0, isMarkedRow(row) || isMarkedColumn(column), Token::Ink, 0,
        m_shade};
}

void TableWriter::measureRow(int row, const QList<Inlines> &cells)
{
    for (int i = 0; i < std::min<int>(columns(), static_cast<int>(cells.size())); ++i) {
        const InlineWriter writer(m_look, styleOf(row, i), m_formulas);
        const Inlines tail = row > 0 ? m_columns.tail(i, cells.at(i)) : Inlines();
        const qreal behind = tail.isEmpty() ? 0 : writer.naturalWidth(tail);
        // A pixel more than measured: rounding must not break a word.
        m_natural[i] = std::max(m_natural.at(i), std::ceil(writer.naturalWidth(cells.at(i))) + 2);
        m_least[i] = std::max(m_least.at(i), std::ceil(writer.leastWidth(cells.at(i))) + 2);
        m_tails[i] = std::max(m_tails.at(i), behind);
    }
}

void TableWriter::measure()
{
    m_pad = m_look.length(kPadding);
    m_natural = QList<qreal>(columns(), m_look.length(kLeastColumn));
    m_least = m_natural;
    m_tails = QList<qreal>(columns(), 0);
    measureRow(0, m_source.head);
    for (qsizetype row = 0; row < m_source.rows.size(); ++row)
        measureRow(static_cast<int>(row) + 1, m_source.rows.at(row));
    // Where the points meet, the longest whole part and the longest rest may be of different rows. Numbers stay whole.
    for (int i = 0; i < columns(); ++i) {
        if (!m_columns.isNumeric(i))
            continue;
        qreal whole = 0;
        for (qsizetype row = 0; row < m_source.rows.size(); ++row) {
            const Inlines cell = m_source.rows.at(row).value(i);
            const InlineWriter writer(m_look, styleOf(static_cast<int>(row) + 1, i), m_formulas);
            whole = std::max(whole, writer.naturalWidth(cell) - writer.naturalWidth(m_columns.tail(i, cell)));
        }
        m_least[i] = std::max(m_least.at(i), std::ceil(whole + m_tails.at(i)) + 2);
        m_natural[i] = std::max(m_natural.at(i), m_least.at(i));
    }
}

void TableWriter::write(QTextCursor &cursor)
{
    measure();
    QTextTableFormat format;
    format.setCellSpacing(0);
    format.setCellPadding(0);
    format.setBorder(0);
    format.setBorderCollapse(true);
    format.setTopMargin(m_look.length(10));
    format.setBottomMargin(m_look.length(16));
    m_table = cursor.insertTable(static_cast<int>(m_source.rows.size()) + 1, columns(), format);
    writeRow(0, m_source.head);
    for (qsizetype row = 0; row < m_source.rows.size(); ++row)
        writeRow(static_cast<int>(row) + 1, m_source.rows.at(row));
    m_fitted = -1;
}

QTextTableCellFormat TableWriter::cellFormat(int row, int column) const
{
    const auto &theme = m_look.theme();
    const bool head = row == 0;
    const bool marked = isMarkedRow(row) || isMarkedColumn(column);
    // The cell's format and that of its first paragraph's characters are one and the same in Qt.
    QTextTableCellFormat format;
    format.merge(baseFormat(m_look, styleOf(row, column)));
    format.setTopPadding(m_look.length(6));
    format.setBottomPadding(m_look.length(6));
    format.setLeftPadding(m_pad);
    format.setRightPadding(m_pad);
    if (head || marked)
        format.setBackground(m_look.color(m_shade));
    const bool closed = isMarkedColumn(column) && row == m_source.rows.size();
    format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBottomBorder(closed ? theme.dataLine() : theme.hairline());
    format.setBottomBorderBrush(m_look.color(head || closed ? Token::Ink : Token::Hair));
    if (isMarkedColumn(column) && head) {
        format.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setTopBorder(theme.dataLine());
        format.setTopBorderBrush(m_look.color(Token::Ink));
    }
    if (isMarkedRow(row) && column == 0) {
        format.setLeftBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setLeftBorder(theme.activeLine());
        format.setLeftBorderBrush(m_look.color(Token::Ink));
    }
    format.setVerticalAlignment(head ? QTextCharFormat::AlignBottom : QTextCharFormat::AlignTop);
    return format;
}

QTextBlockFormat TableWriter::blockFormat(const Cell &cell) const
{
    QTextBlockFormat block;
    block.setAlignment(alignmentOf(m_columns.align(cell.column)));
    if (cell.row > 0 && m_tails.at(cell.column) > 0) {
        const InlineWriter writer(m_look, styleOf(cell.row, cell.column), m_formulas);
        const Inlines tail = m_columns.tail(cell.column, cell.text);
        block.setRightMargin(m_tails.at(cell.column) - (tail.isEmpty() ? 0 : writer.naturalWidth(tail)));
    }
    return block;
}

void TableWriter::writeCell(const Cell &cell)
{
    QTextTableCell place = m_table->cellAt(cell.row, cell.column);
    const InlineWriter writer(m_look, styleOf(cell.row, cell.column), m_formulas);
    place.setFormat(cellFormat(cell.row, cell.column));
    QTextCursor inside = place.firstCursorPosition();
    inside.setBlockFormat(blockFormat(cell));
    if (cell.text.isEmpty())
        return;
    // A formula alone would stand on a base line of its own: a strut of prose puts it on the row's.
    inside.insertText(QString(kStrut), writer.base());
    writer.write(inside, cell.text);
}

void TableWriter::writeRow(int row, const QList<Inlines> &cells)
{
    for (int column = 0; column < columns(); ++column)
        writeCell({row, column, cells.value(column)});
}

qreal TableWriter::naturalWidth() const
{
    return sum(m_natural) + 2 * m_pad * columns();
}

qreal TableWriter::leastWidth() const
{
    return sum(m_least) + 2 * m_pad * columns();
}

QList<qreal> TableWriter::columnWidths(qreal width) const
{
    const qreal room = width - 2 * m_pad * columns();
    const qreal natural = sum(m_natural);
    const qreal least = sum(m_least);
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
    for (qreal &each : widths)
        each += 2 * m_pad;
    return widths;
}

void TableWriter::refit()
{
    measure();
    fit(std::exchange(m_fitted, -1));
}

void TableWriter::fit(qreal width)
{
    if (!m_table || width < 0 || qFuzzyCompare(width, m_fitted))
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
