// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/view_table.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "typeset/math_runs.h"

namespace nunchi::exhibits::square_wall {

using typeset::Token;

namespace {
constexpr int kColumns = 6;
constexpr qreal kRow = 30;
constexpr qreal kCautionGap = 10;
constexpr qreal kColumnGap = 6;
constexpr qreal kHeadGap = 4;
} // namespace

FigureTable::FigureTable(const Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
}

QStringList FigureTable::heads()
{
    //: Heads of a table: a length, its pairs, the time and the memory attention takes with the whole matrix (plain) and
    //: without it (tiled).
    return {tr("tokens"), tr("pairs"), tr("time, plain"), tr("time, tiled"), tr("memory, plain"), tr("memory, tiled")};
}

FigureTable::Line FigureTable::lineOf(const text::Row &row, bool bold) const
{
    const QString nothing = QStringLiteral("\u2013");
    const auto known = [&nothing](const QString &words) { return words.isEmpty() ? nothing : words; };
    return {{row.length, row.pairs, known(row.plainTime), known(row.tiledTime), row.plainMemory, row.tiledMemory},
        {false, false, false, false, !row.plainFits, !row.tiledFits}, bold};
}

void FigureTable::refresh()
{
    m_heads.clear();
    for (const QString &head : heads())
        m_heads << flow(head, style(-2, Token::Ink2));
    m_rows.clear();
    for (const text::Row &row : text::rows(m_model))
        m_rows << lineOf(row, m_rows.isEmpty());
    m_cautionWords = text::cautions(m_model);
    m_cautions.clear();
    for (const QString &words : std::as_const(m_cautionWords))
        m_cautions << flow(words, style(-1, Token::NoteText));
    update();
}

qreal FigureTable::rowHeight() const
{
    return std::ceil(length(isConsole() ? kRow - 6 : kRow));
}

qreal FigureTable::columnWidth(int width)
{
    return static_cast<qreal>(width) / kColumns;
}

/// Heads go on in a second line where columns are narrow.
qreal FigureTable::headHeight(int width) const
{
    qreal height = 0;
    for (const FlowText &head : m_heads)
        height = std::max(height, head.heightForWidth(columnWidth(width) - length(kColumnGap)));
    return height + length(kHeadGap);
}

int FigureTable::heightForWidth(int width) const
{
    qreal height = headHeight(width) + rowHeight() * static_cast<qreal>(m_rows.size());
    if (!m_cautions.isEmpty())
        height += length(kCautionGap);
    for (const FlowText &caution : m_cautions)
        height += caution.heightForWidth(width);
    return static_cast<int>(std::ceil(height)) + 1;
}

/// Columns of one width, so that figures stand under each other from row to row.
QRectF FigureTable::column(int index, qreal top) const
{
    const qreal wide = columnWidth(width());
    return {wide * index, top, wide, rowHeight()};
}

void FigureTable::drawLine(QPainter &painter, const Line &line, qreal top) const
{
    for (int i = 0; i < kColumns; ++i) {
        const typeset::MathRuns runs = typeset::lineRuns(line.cells[i]);
        typeset::LineStyle words = style(-1, line.loud[i] ? Token::NoteText : Token::Ink, line.bold);
        // What is too wide for its column in a narrow window goes on in smaller letters.
        while (words.step > -2 && typeset::lineWidth(runs, look(), words) > columnWidth(width()) - length(kColumnGap))
            --words.step;
        typeset::drawLine(painter, column(i, top), i == 0 ? Qt::AlignLeft : Qt::AlignRight, runs, look(), words);
    }
}

void FigureTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal hair = look().theme().hairline();
    qreal top = headHeight(width());
    for (int i = 0; i < kColumns; ++i) {
        const qreal wide = columnWidth(width()) - length(kColumnGap);
        const qreal high = m_heads[i].heightForWidth(wide);
        const qreal left = column(i, 0).left() + (i == 0 ? 0 : length(kColumnGap));
        m_heads[i].draw(
            painter, QRectF(left, top - length(kHeadGap) - high, wide, high), i == 0 ? Qt::AlignLeft : Qt::AlignRight);
    }
    for (const Line &row : m_rows) {
        painter.fillRect(QRectF(0, std::round(top), width(), hair), color(Token::Hair));
        drawLine(painter, row, top);
        top += rowHeight();
    }
    top += length(kCautionGap);
    for (const FlowText &caution : m_cautions) {
        caution.draw(painter, QRectF(0, top, width(), caution.heightForWidth(width())));
        top += caution.heightForWidth(width());
    }
}

} // namespace nunchi::exhibits::square_wall
