// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_readout.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "exhibits/matrix/model_large_text.h"
#include "exhibits/matrix/view_words.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::matrix {

using typeset::Token;

namespace {
constexpr qreal kRadius = 10;
constexpr qreal kIdealWidth = 295;
constexpr qreal kRuleRoom = 8;
constexpr qreal kNumberHeight = 44;
} // namespace

ReadoutPart::ReadoutPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
}

void ReadoutPart::setCell(std::optional<Cell> cell)
{
    if (cell == m_cell)
        return;
    m_cell = cell;
    refresh();
}

Cell ReadoutPart::cell() const
{
    const LargeMatrix &matrix = model().field().matrix();
    if (m_cell)
        return {std::min(m_cell->row, matrix.rows() - 1), std::min(m_cell->column, matrix.columns() - 1)};
    const Spot chosen = model().field().cell();
    return {chosen.row, chosen.column};
}

bool ReadoutPart::follow()
{
    if (cell() == m_said)
        return true;
    const int before = heightForWidth(width());
    refresh();
    return heightForWidth(width()) == before;
}

void ReadoutPart::refresh()
{
    if (!model().isLarge())
        return;
    m_said = cell();
    const Spot spot = words::spotAt(model(), cell());
    m_title = flow(words::cellName(model(), cell()), style(1, Token::Ink, true, typeset::Face::Prose));
    m_place = flow(words::cellNote(model(), cell()), style(-2, Token::Ink2));
    m_exactly = flow(words::exactNumberOf(model(), spot), style(-2, Token::Ink2));
    setAccessibleName(tr("What stands in the cell"));
    setAccessibleDescription(words::readOutLarge(model(), spot));
    update();
}

int ReadoutPart::idealWidth() const
{
    return static_cast<int>(std::ceil(length(kIdealWidth)));
}

QList<ReadoutPart::Line> ReadoutPart::account() const
{
    const Field &field = model().field();
    const Cell at = cell();
    QList<Line> lines;
    if (const QueriesAndKeys *made = field.made()) {
        const double raw = words::rawScore(*made, at);
        lines << Line{tr("sum $\\Q{q}\\cdot\\K{k}$"), text::numberText(raw)};
        if (field.shown().scaled) {
            const auto width = static_cast<double>(made->q.cols());
            lines << Line{QStringLiteral("$\\div\\sqrt{%1}$").arg(width), text::numberText(raw / std::sqrt(width))};
        }
    }
    if (!field.shown().scores)
        lines << Line{tr("the row adds up to"), fixedNumber(field.matrix().rowSum(at.row), 4)};
    const double largest = field.matrix().rowLargest(at.row);
    lines << Line{tr("the largest of the row"), std::isfinite(largest) ? text::numberText(largest) : QStringLiteral("0")};
    return lines;
}

int ReadoutPart::heightForWidth(int width) const
{
    const qreal inside = width - 2 * padding();
    qreal height = 2 * padding() + m_title.heightForWidth(inside);
    height += m_place.heightForWidth(inside) + length(6) + length(kNumberHeight) + m_place.lineHeight() + length(8);
    height += (rowHeight() + kRuleRoom) * static_cast<qreal>(account().size());
    return static_cast<int>(std::ceil(height));
}

void ReadoutPart::paintEvent(QPaintEvent *)
{
    if (!model().isLarge())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = look().theme().hairline();
    painter.setPen(QPen(color(Token::Hair), line));
    painter.setBrush(color(Token::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), kRadius, kRadius);

    const QRectF inside = QRectF(rect()).adjusted(padding(), padding(), -padding(), -padding());
    qreal top = inside.top();
    m_title.draw(painter, QRectF(inside.left(), top, inside.width(), m_title.heightForWidth(inside.width())));
    top += m_title.heightForWidth(inside.width());
    top += length(6);
    m_place.draw(painter, QRectF(inside.left(), top, inside.width(), m_place.heightForWidth(inside.width())));
    top += m_place.heightForWidth(inside.width());
    painter.setFont(font(3, true));
    painter.setPen(color(Token::WText));
    const Spot spot = words::spotAt(model(), cell());
    painter.drawText(QRectF(inside.left(), top, inside.width(), length(kNumberHeight)),
        Qt::AlignLeft | Qt::AlignVCenter, words::shortNumberOf(model(), spot));
    top += length(kNumberHeight);
    m_exactly.draw(painter, QRectF(inside.left(), top, inside.width(), m_exactly.lineHeight()));
    top += m_exactly.lineHeight() + length(8);
    for (const Line &entry : account()) {
        painter.fillRect(QRectF(inside.left(), top + kRuleRoom / 2, inside.width(), line), color(Token::Hair));
        top += kRuleRoom;
        const QRectF row(inside.left(), top, inside.width(), rowHeight());
        typeset::drawLine(painter, row, Qt::AlignLeft, typeset::lineRuns(entry.words), look(), style(-1, Token::Ink2));
        painter.setFont(font(-1));
        painter.setPen(color(Token::Ink));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, entry.number);
        top += rowHeight();
    }
}

} // namespace nunchi::exhibits::matrix
