// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/table_strips.h"

#include <algorithm>
#include <limits>

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextLayout>

#include "ui/print/text_strips.h"

namespace nunchi::ui {

namespace {

constexpr qreal kHalfRule = 0.5;
constexpr size_t kSmallTable = 9; ///< rows, the head too

QRectF boxOf(const PrintContext::Text &text, const QTextBlock &block)
{
    return text->document().documentLayout()->blockBoundingRect(block);
}

QTextTableCellFormat formatOf(const QTextTableCell &cell)
{
    return cell.format().toTableCellFormat();
}

QList<QPair<QLineF, QPen>> rulesOf(const QTextTableCellFormat &format, const QRectF &rect)
{
    QList<QPair<QLineF, QPen>> rules;
    const auto add = [&rules](qreal width, const QBrush &brush, const QLineF &line) {
        if (width > 0)
            rules << qMakePair(line, QPen(brush, width, Qt::SolidLine, Qt::FlatCap));
    };
    add(format.topBorder(), format.topBorderBrush(), QLineF(rect.topLeft(), rect.topRight()));
    add(format.bottomBorder(), format.bottomBorderBrush(), QLineF(rect.bottomLeft(), rect.bottomRight()));
    const QPointF inside(format.leftBorder() / 2, 0);
    add(format.leftBorder(), format.leftBorderBrush(), QLineF(rect.topLeft() + inside, rect.bottomLeft() + inside));
    return rules;
}

template <class Visit> void forBlocks(const QTextTableCell &cell, Visit visit)
{
    for (auto it = cell.begin(); !it.atEnd(); ++it)
        if (it.currentBlock().isValid())
            visit(it.currentBlock());
}

} // namespace

TableStrips::TableStrips(const PrintContext &context, PrintContext::Text text, QTextTable *table)
    : m_context(context)
    , m_text(std::move(text))
    , m_table(table)
{
    const QList<QTextLength> widths = table->format().columnWidthConstraints();
    m_edges << table->format().leftMargin();
    for (int column = 0; column < table->columns(); ++column)
        m_edges << m_edges.last() + (column < widths.size() ? widths.at(column).rawValue() : 0);
}

TableStrips::Span TableStrips::span(int row) const
{
    Span span{std::numeric_limits<qreal>::max(), 0};
    for (int column = 0; column < m_table->columns(); ++column) {
        const QTextTableCell cell = m_table->cellAt(row, column);
        const QTextTableCellFormat format = formatOf(cell);
        forBlocks(cell, [&](const QTextBlock &block) {
            const QRectF box = boxOf(m_text, block);
            span.top = std::min(span.top, box.top() - format.topPadding());
            span.bottom = std::max(span.bottom, box.bottom() + format.bottomPadding());
        });
    }
    return span;
}

qreal TableStrips::topOf(const PrintContext::Text &text, QTextTable *table)
{
    return boxOf(text, table->firstCursorPosition().block()).top();
}

qreal TableStrips::bottomOf(const PrintContext::Text &text, QTextTable *table)
{
    qreal bottom = 0;
    for (int column = 0; column < table->columns(); ++column) {
        const QTextTableCell cell = table->cellAt(table->rows() - 1, column);
        bottom = std::max(bottom, boxOf(text, cell.lastCursorPosition().block()).bottom());
    }
    return bottom;
}

print::Strips TableStrips::strips() const
{
    print::Strips strips;
    for (int i = 0; i < m_table->rows(); ++i) {
        Span rowSpan = span(i);
        if (i + 1 < m_table->rows())
            rowSpan.bottom = std::max(rowSpan.bottom, span(i + 1).top);
        strips.push_back(row(i, rowSpan));
    }
    if (strips.empty())
        return strips;
    strips.front().keepWithNext = true;
    auto head = std::make_shared<print::Strip>(strips.front());
    head->notes.clear();
    for (size_t i = 2; i < strips.size(); ++i)
        strips[i].repeated = head;
    // Neither one row alone at the end of a sheet nor at the beginning of the next; a small table stays whole.
    for (size_t i = 1; i + 1 < strips.size(); ++i)
        strips[i].keepWithNext = strips.size() <= kSmallTable || i == 1 || i + 2 == strips.size();
    return strips;
}

print::Strip TableStrips::row(int row, const Span &span) const
{
    print::Strip strip;
    strip.height = span.bottom - span.top;
    std::vector<Cell> cells;
    for (int column = 0; column < m_table->columns(); ++column)
        cells.push_back(cell(row, column, span, strip));
    strip.paint = [text = m_text, cells = std::move(cells)](QPainter &painter) { paint(painter, cells); };
    return strip;
}

TableStrips::Cell TableStrips::cell(int row, int column, const Span &span, print::Strip &strip) const
{
    const QTextTableCell source = m_table->cellAt(row, column);
    const QTextTableCellFormat format = formatOf(source);
    Cell cell;
    cell.rect = QRectF(m_edges.at(column), 0, m_edges.at(column + 1) - m_edges.at(column), span.bottom - span.top);
    cell.ground = format.background();
    cell.rules = rulesOf(format, cell.rect);
    forBlocks(source, [&](const QTextBlock &block) {
        const QRectF box = boxOf(m_text, block);
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            cell.lines.push_back({line, QPointF(box.left(), box.top() - span.top)});
            for (const print::StripLink &link : linksOf(block, line, m_context))
                strip.links << print::StripLink{
                    link.rect.translated(box.left(), box.top() - span.top + line.y()), link.target};
            strip.notes << notesOf(block, line, m_context);
        }
    });
    return cell;
}

void TableStrips::paint(QPainter &painter, const std::vector<Cell> &cells)
{
    for (const Cell &cell : cells)
        if (cell.ground.style() != Qt::NoBrush)
            painter.fillRect(cell.rect.adjusted(0, kHalfRule, 0, 0), cell.ground); // not over the rule above it
    for (const Cell &cell : cells) {
        for (const auto &[line, pen] : cell.rules) {
            painter.setPen(pen);
            painter.drawLine(line);
        }
        for (const Line &line : cell.lines)
            line.line.draw(&painter, line.origin);
    }
}

} // namespace nunchi::ui
