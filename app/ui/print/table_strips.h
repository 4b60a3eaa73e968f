// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextTable>

#include "ui/print/print_context.h"

namespace nunchi::ui {

/// The rows of a table that is laid out: each a strip that is never cut, under the head that is repeated on every
/// further sheet.
class TableStrips
{
public:
    TableStrips(const PrintContext &context, PrintContext::Text text, QTextTable *table);

    print::Strips strips() const;

    static qreal topOf(const PrintContext::Text &text, QTextTable *table);
    static qreal bottomOf(const PrintContext::Text &text, QTextTable *table);

private:
    struct Line
    {
        QTextLine line;
        QPointF origin; ///< from the row's top left
    };
    struct Cell
    {
        QRectF rect; ///< from the row's top left
        QBrush ground;
        QList<QPair<QLineF, QPen>> rules;
        std::vector<Line> lines;
    };
    struct Span
    {
        qreal top = 0;
        qreal bottom = 0;
    };
    Span span(int row) const;
    print::Strip row(int row, const Span &span) const;
    Cell cell(int row, int column, const Span &span, print::Strip &strip) const;
    static void paint(QPainter &painter, const std::vector<Cell> &cells);

    const PrintContext &m_context;
    PrintContext::Text m_text;
    QTextTable *m_table;
    QList<qreal> m_edges; ///< of the columns, from the left
};

} // namespace nunchi::ui
