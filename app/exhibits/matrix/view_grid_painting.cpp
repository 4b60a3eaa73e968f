// SPDX-License-Identifier: GPL-3.0-or-later
// How GridPart looks.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/focus_ring.h"
#include "exhibits/matrix/view_grid.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::matrix {

using typeset::Token;

namespace {
constexpr qreal kCellRadius = 3;
constexpr int kAlignMiddle = Qt::AlignVCenter;
} // namespace

QColor GridPart::cellColor(Cell cell) const
{
    if (model().isMasked(cell.row, cell.column))
        return color(Token::Sunk);
    const typeset::Theme &theme = look().theme();
    const typeset::ColorMap &map = model().show() == Show::Weights ? theme.weightMap() : theme.scoreMap();
    return map.at(model().position(cell.row, cell.column));
}

void GridPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const GridGeometry at = geometryNow();
    drawAxes(painter, at);
    drawRowLabels(painter, at);
    drawColumnLabels(painter, at);
    drawCells(painter, at);
    drawOutlines(painter, at);
    drawNumbers(painter, at);
    if (hasFocus() && m_byKeyboard)
        controls::drawFocusRing(painter, at.focused(), kCellRadius, look());
}

void GridPart::drawCells(QPainter &painter, const GridGeometry &at) const
{
    painter.setPen(Qt::NoPen);
    // Rounded corners would eat up small cells.
    const qreal radius = std::min(kCellRadius, at.pitch() / 8);
    for (int row = 0; row < at.count(); ++row) {
        for (int column = 0; column < at.count(); ++column) {
            const QRectF box = at.cell({row, column});
            painter.setBrush(cellColor({row, column}));
            painter.drawRoundedRect(box, radius, radius);
            if (model().isMasked(row, column))
                drawMask(painter, box);
        }
    }
}

/// Slanted lines: what is hidden does not depend on seeing a colour.
void GridPart::drawMask(QPainter &painter, const QRectF &cell) const
{
    const qreal spacing = std::max(5.0, length(9));
    painter.setPen(QPen(color(Token::Ink3), look().theme().hairline()));
    for (qreal d = spacing / 2; d < cell.width() + cell.height(); d += spacing) {
        const QPointF low(cell.left() + std::max(0.0, d - cell.height()), cell.top() + std::min(d, cell.height()));
        const QPointF high(cell.left() + std::min(d, cell.width()), cell.top() + std::max(0.0, d - cell.width()));
        painter.drawLine(low, high);
    }
    painter.setPen(Qt::NoPen);
}

void GridPart::drawNumbers(QPainter &painter, const GridGeometry &at) const
{
    const int query = model().row();
    const double loud = model().show() == Show::Weights ? 2.0 / at.count() : model().scaleEnd(query) / 2;
    QStringList numbers;
    qreal widest = 0;
    for (int column = 0; column < at.count(); ++column)
        numbers << (model().isMasked(query, column) ? QString() : fixedNumber(model().shown(query, column), 2));
    const auto widestIn = [&numbers](const QFontMetricsF &metrics) {
        qreal widest = 0;
        for (const QString &number : numbers)
            widest = std::max(widest, metrics.horizontalAdvance(number));
        return widest;
    };
    int size = -1;
    widest = widestIn(QFontMetricsF(font(size, true)));
    if (widest > at.pitch() - 6)
        widest = widestIn(QFontMetricsF(font(--size, true)));
    if (widest > at.pitch() - 3)
        return; // the card has them
    for (int column = 0; column < at.count(); ++column) {
        const Cell cell{query, column};
        const bool bold = std::abs(model().shown(query, column)) >= loud;
        painter.setFont(font(size, bold));
        painter.setPen(look().theme().textOn(cellColor(cell)));
        painter.drawText(at.cell(cell), Qt::AlignCenter, numbers[column]);
    }
}

void GridPart::drawOutlines(QPainter &painter, const GridGeometry &at) const
{
    const typeset::Theme &theme = look().theme();
    const qreal line = theme.dataLine();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Token::QText), line));
    const QRectF row = at.row(model().row());
    painter.drawRoundedRect(row.adjusted(-line, -line / 2, line, line / 2), kCellRadius + 1, kCellRadius + 1);
    if (m_hovered) {
        painter.setPen(QPen(color(Token::Ink), theme.hairline()));
        painter.drawRoundedRect(at.cell(*m_hovered), kCellRadius, kCellRadius);
    }
    // The paper inside the line keeps it visible on a cell of any colour.
    const QRectF chosen = at.cell(cursor());
    painter.setPen(QPen(color(Token::Paper), line));
    painter.drawRoundedRect(chosen, kCellRadius, kCellRadius);
    painter.setPen(QPen(color(Token::Ink), line));
    painter.drawRoundedRect(chosen.adjusted(-line, -line, line, line), kCellRadius + line, kCellRadius + line);
}

void GridPart::drawAxes(QPainter &painter, const GridGeometry &at) const
{
    //: The axis of the columns: "key — the column being looked at". \K{…} stays, it colours the word.
    const QString keys = tr("\\K{key} — the column being looked at");
    const auto plain = style(-1, Token::Ink3);
    const QRectF line = at.keyAxis();
    typeset::MathRuns runs = typeset::lineRuns(keys);
    typeset::MathRuns name;
    for (typeset::MathRun &run : runs) {
        run.bold = run.color == Token::KText;
        if (run.bold)
            name.append(run);
    }
    const bool fits = typeset::lineWidth(runs, look(), plain) <= line.width();
    typeset::drawLine(painter, line, Qt::AlignLeft, fits ? runs : name, look(), plain);

    const QRectF corner = at.corner();
    const qreal small = m_needs.smallLine;
    painter.setFont(font(-1, true));
    painter.setPen(color(Token::QText));
    //: The axis of the rows.
    painter.drawText(corner.adjusted(0, 0, 0, -small), Qt::AlignRight | Qt::AlignBottom, tr("query"));
    painter.setFont(font(-2));
    painter.setPen(color(Token::Ink3));
    //: Under "query": each row belongs to one query.
    painter.drawText(corner, Qt::AlignRight | Qt::AlignBottom, tr("each row"));
    if (model().show() == Show::Weights)
        //: Above the sums of the rows.
        painter.drawText(at.sumHead(), Qt::AlignRight | Qt::AlignBottom, tr("row sum"));
}

void GridPart::drawRowLabels(QPainter &painter, const GridGeometry &at) const
{
    for (int row = 0; row < at.count(); ++row) {
        const bool query = row == model().row();
        painter.setFont(font(-1, query));
        painter.setPen(color(query ? Token::QText : Token::Ink2));
        const QRectF box = at.rowLabel(row);
        const QString label =
            QFontMetricsF(painter.font()).elidedText(values().tokens()[row].text, Qt::ElideRight, box.width());
        painter.drawText(box, Qt::AlignRight | kAlignMiddle, label);
        if (model().show() != Show::Weights)
            continue;
        painter.setFont(font(-2, query));
        painter.setPen(color(query ? Token::Ink : Token::Ink3));
        painter.drawText(at.sum(row), Qt::AlignRight | kAlignMiddle, fixedNumber(model().rowSum(row), 2));
    }
}

void GridPart::drawColumnLabels(QPainter &painter, const GridGeometry &at) const
{
    for (int column = 0; column < at.count(); ++column)
        drawColumnLabel(painter, at, column);
}

void GridPart::drawColumnLabel(QPainter &painter, const GridGeometry &at, int column) const
{
    const bool key = column == cursor().column;
    const QString &text = values().tokens()[column].text;
    QFont labelFont = font(at.hasSmallLabels() ? -2 : -1, key);
    // One long word gets smaller where its neighbours need not; where several have to, all do.
    const auto isTight = [&](qreal width) { return width + length(8) > at.pitch(); };
    const auto tight = std::count_if(m_needs.labelWidths.begin(), m_needs.labelWidths.end(), isTight);
    const bool few = at.columnLabels() == ColumnLabels::Flat && 4 * tight <= m_needs.labelWidths.size();
    if (few && at.hasSmallLabels() && !isTight(m_needs.labelWidths[column]))
        labelFont = font(-1, key);
    painter.setFont(labelFont);
    painter.setPen(color(key ? Token::KText : Token::Ink2));
    at.drawColumnLabel(painter, column, text);
}

} // namespace nunchi::exhibits::matrix
