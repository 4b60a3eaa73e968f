// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_table_geometry.h"

#include <algorithm>

namespace nunchi::exhibits::attention_steps {

namespace {

/// Least and wished-for widths of the columns, in design pixels.
constexpr qreal cellGap = 4;
constexpr qreal wishedLabel = 92;
constexpr qreal wishedPitch = 72;
constexpr qreal wishedScore = 68;
constexpr qreal wishedWeight = 63;
constexpr qreal leastBar = 84;
constexpr qreal wishedBar = 240;
constexpr qreal leastGap = 10;
constexpr qreal wishedGap = 20;
constexpr qreal wishedBarGap = 38;
constexpr qreal widestCell = 120;

qreal between(qreal least, qreal wished, qreal share)
{
    return least + std::max(0.0, wished - least) * share;
}

} // namespace

TableGeometry::TableGeometry(const Measures &measures)
    : m_in(measures)
{
    m_headLine = unit(24);
    if (fitsOneLine()) {
        placeOneLine();
    } else {
        const bool labelBeside =
            m_in.label + unit(leastGap) + m_in.dimensions * (m_in.number + unit(cellGap)) <= m_in.width;
        m_form = labelBeside ? Form::TwoLines : Form::ThreeLines;
        placeSeveralLines();
    }
    placeRows();
}

bool TableGeometry::fitsOneLine() const
{
    const qreal least = m_in.label + m_in.dimensions * (m_in.number + unit(cellGap)) + 2 * m_in.score + m_in.weight
        + unit(leastBar + 3 * leastGap);
    return least <= m_in.width;
}

/// Every column grows from its least towards its wished-for width by the same share; what is left goes to the bars.
void TableGeometry::placeOneLine()
{
    const qreal d = m_in.dimensions;
    const qreal leastPitch = m_in.number + unit(cellGap);
    const qreal least = m_in.label + d * leastPitch + 2 * m_in.score + m_in.weight + unit(leastBar + 3 * leastGap);
    const qreal wished = std::max(m_in.label + unit(leastGap), unit(wishedLabel))
        + d * std::max(leastPitch, unit(wishedPitch)) + 2 * std::max(m_in.score, unit(wishedScore))
        + std::max(m_in.weight, unit(wishedWeight)) + unit(wishedBar + wishedGap + wishedBarGap);
    const qreal share = std::clamp((m_in.width - least) / std::max(1.0, wished - least), 0.0, 1.0);
    m_form = Form::OneLine;
    m_cells = between(m_in.label + unit(leastGap), unit(wishedLabel), share);
    m_pitch = between(leastPitch, unit(wishedPitch), share);
    m_scoreWidth = between(m_in.score, unit(wishedScore), share);
    m_weightWidth = between(m_in.weight, unit(wishedWeight), share);
    m_score = m_cells + d * m_pitch + between(unit(leastGap), unit(wishedGap), share);
    m_scaled = m_score + m_scoreWidth;
    m_bar = m_scaled + m_scoreWidth + between(unit(leastGap), unit(wishedBarGap), share);
    m_barWidth = m_in.width - m_weightWidth - m_bar;
}

void TableGeometry::placeSeveralLines()
{
    const qreal indent = m_form == Form::TwoLines ? m_in.label + unit(leastGap) : 0;
    m_cells = indent;
    m_pitch = std::min((m_in.width - m_cells) / std::max(1, m_in.dimensions), unit(widestCell));
    m_weightWidth = m_in.weight;
    m_scoreWidth = m_in.score;
    const bool roomForIndent = indent + 2 * m_in.score + m_in.weight + unit(leastBar + 2 * leastGap) <= m_in.width;
    m_score = roomForIndent ? indent : 0;
    m_scaled = m_score + m_scoreWidth + unit(leastGap) / 2;
    m_bar = m_scaled + m_scoreWidth + unit(leastGap);
    m_barWidth = m_in.width - m_weightWidth - m_bar;
    if (m_barWidth < unit(leastBar) && labelIsAlone()) {
        m_form = Form::FourLines;
        m_bar = 0;
        m_barWidth = m_in.width - m_weightWidth;
    }
}

void TableGeometry::placeRows()
{
    const bool one = m_form == Form::OneLine;
    m_line = unit(one ? 32 : 30);
    m_rowHeight = m_line * (barLine() + 1) + (one ? 0 : unit(10));
    m_query = m_headLine * headLines() + unit(4);
    m_firstToken = m_query + m_line * (cellLine() + 1) + unit(10);
    m_output = m_firstToken + m_rowHeight * m_in.tokens + unit(14);
    m_height = m_output + m_line * (barLine() + 1) + unit(6) + m_in.detail;
}

qreal TableGeometry::rowTop(int row) const
{
    if (row == queryRow)
        return m_query;
    return row == outputRow() ? m_output : m_firstToken + row * m_rowHeight;
}

QRectF TableGeometry::label(int row) const
{
    const qreal width = labelIsAlone() ? m_in.width : m_cells;
    return {0, rowTop(row), width, m_line};
}

QRectF TableGeometry::cell(int row, int dimension) const
{
    const qreal top = rowTop(row) + cellLine() * m_line + unit(3);
    return {m_cells + dimension * m_pitch, top, m_pitch - unit(cellGap), m_line - unit(6)};
}

QRectF TableGeometry::onLine(int row, int line, qreal left, qreal width) const
{
    return {left, rowTop(row) + line * m_line, width, m_line};
}

QRectF TableGeometry::dimensionHead(int dimension) const
{
    return {m_cells + dimension * m_pitch, 0, m_pitch - unit(cellGap), m_headLine};
}

QRectF TableGeometry::labelHead() const
{
    return {0, 0, labelIsAlone() ? 0 : m_cells, m_headLine};
}

QRectF TableGeometry::place(const Place &place) const
{
    if (place.column < m_in.dimensions)
        return cell(place.row, place.column);
    const qreal inset = unit(3);
    if (place.column == scoreColumn())
        return score(place.row).adjusted(0, inset, inset, -inset);
    if (place.column == scaledColumn())
        return scaled(place.row).adjusted(0, inset, inset, -inset);
    return bar(place.row).united(weight(place.row)).adjusted(0, inset, 0, -inset);
}

QRectF TableGeometry::besideQuery() const
{
    if (m_form != Form::OneLine)
        return {};
    return {m_score, m_query, m_in.width - m_score, m_line};
}

QRectF TableGeometry::mixture() const
{
    return bar(outputRow()).adjusted(0, unit(3), 0, -unit(3));
}

QRectF TableGeometry::mixtureLabel() const
{
    return score(outputRow()).united(scaled(outputRow()));
}

QRectF TableGeometry::mixtureSum() const
{
    return weight(outputRow());
}

QRectF TableGeometry::tokenBand() const
{
    return {0, m_firstToken, m_in.width, m_rowHeight * m_in.tokens};
}

QRectF TableGeometry::detail() const
{
    return {0, m_height - m_in.detail, m_in.width, m_in.detail};
}

std::optional<TableGeometry::Place> TableGeometry::at(const QPointF &point) const
{
    for (int row = queryRow; row <= outputRow(); ++row) {
        const int columns = row >= 0 && row < outputRow() ? weightColumn() : m_in.dimensions - 1;
        for (int column = 0; column <= columns; ++column)
            if (place({row, column}).contains(point))
                return Place{row, column};
        if (label(row).contains(point))
            return Place{row, 0};
    }
    return {};
}

} // namespace nunchi::exhibits::attention_steps
