// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/heads/view_output.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::heads {

using typeset::Token;

namespace {
constexpr qreal kCellHeight = 22;
constexpr qreal kWidestCell = 40;
constexpr qreal kBlockGap = 26;
constexpr qreal kLabelGap = 8;
constexpr double kBrightest = 1.5; ///< numbers from here on have the map's last colour
constexpr double kFaintest = 0.55; ///< of the score map, so that numbers stay easy to read
constexpr qreal kRadius = 2;
} // namespace

OutputPart::OutputPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(Qt::NoFocus);
}

void OutputPart::refresh()
{
    setAccessibleName(tr("The heads side by side, times W^O"));
    updateGeometry();
    update();
}

QList<OutputPart::Block> OutputPart::blocks() const
{
    QStringList tokens;
    for (const SentenceToken &token : m_model.tokens())
        tokens << token.text;
    QStringList values;
    QStringList dimensions;
    for (int i = 0; i < int(m_model.trace().concat.cols()); ++i)
        values << m_model.dimensionName(Model::valueDimension(i));
    for (int i = 0; i < Model::width(); ++i)
        dimensions << m_model.dimensionName(i);
    return {{&m_model.trace().concat, QStringLiteral("$\\text{Concat}$"), values, tokens, true, true},
        {&Model::book().weights().wO, QStringLiteral("$\\times\\;W^O$"), dimensions, values, false, false},
        {&m_model.trace().output, QStringLiteral("$=\\;Z$"), dimensions, tokens, false, true}};
}

qreal OutputPart::headHeight() const
{
    return std::ceil(look().pixelSize(step(-1)) * 1.6);
}

qreal OutputPart::columnLabelHeight() const
{
    const QFontMetricsF metrics(font(-2));
    qreal widest = 0;
    for (int i = 0; i < Model::width(); ++i)
        widest = std::max(widest, metrics.horizontalAdvance(m_model.dimensionName(i)));
    return std::ceil(widest + length(6));
}

qreal OutputPart::rowLabelWidth(const Block &block) const
{
    const QFontMetricsF metrics(font(-2, true));
    qreal widest = 0;
    for (const QString &row : block.rows)
        widest = std::max(widest, metrics.horizontalAdvance(row));
    return std::ceil(widest + length(kLabelGap));
}

/// As wide as all three side by side allow, where numbers then still fit; else as wide as they like.
QSizeF OutputPart::cell(int width) const
{
    const qreal least = QFontMetricsF(font(-2, true)).horizontalAdvance(QStringLiteral("\u22120.00")) + 2;
    qreal labels = 2 * length(kBlockGap);
    qreal columns = 0;
    qreal most = 1;
    qreal widestLabels = 0;
    for (const Block &block : blocks()) {
        labels += rowLabelWidth(block);
        columns += qreal(block.columns.size());
        most = std::max(most, qreal(block.columns.size()));
        widestLabels = std::max(widestLabels, rowLabelWidth(block));
    }
    const qreal beside = (width - labels) / columns;
    const qreal wide = beside >= least ? beside : (width - widestLabels) / most;
    return {std::floor(std::min(wide, length(kWidestCell))), length(kCellHeight)};
}

QSizeF OutputPart::sizeOf(const Block &block, int width) const
{
    const QSizeF one = cell(width);
    return {rowLabelWidth(block) + one.width() * qreal(block.columns.size()),
        headHeight() + columnLabelHeight() + one.height() * qreal(block.rows.size())};
}

QList<QPointF> OutputPart::places(int width) const
{
    QList<QPointF> places;
    QPointF at;
    qreal bottom = 0;
    for (const Block &block : blocks()) {
        const QSizeF size = sizeOf(block, width);
        if (at.x() > 0 && at.x() + size.width() > width + 1)
            at = QPointF(0, bottom + length(kBlockGap));
        places << at;
        at.rx() += size.width() + length(kBlockGap);
        bottom = std::max(bottom, at.y() + size.height());
    }
    return places;
}

int OutputPart::heightForWidth(int width) const
{
    if (m_model.show() != Show::Output)
        return 0;
    qreal bottom = 0;
    const QList<Block> all = blocks();
    const QList<QPointF> at = places(width);
    for (qsizetype i = 0; i < all.size(); ++i)
        bottom = std::max(bottom, at[i].y() + sizeOf(all[i], width).height());
    return static_cast<int>(std::ceil(bottom)) + 2;
}

QColor OutputPart::cellColor(double number) const
{
    const double share = std::clamp(number / kBrightest, -1.0, 1.0);
    return number == 0 ? color(Token::Surface) : look().theme().scoreMap().at(share * kFaintest);
}

/// The columns each head brought, under its number.
void OutputPart::drawHeads(QPainter &painter, const QRectF &grid) const
{
    const qreal wide = grid.width() / Model::headCount();
    painter.setBrush(Qt::NoBrush);
    for (int head = 0; head < Model::headCount(); ++head) {
        const QRectF part(grid.left() + head * wide, grid.top(), wide, grid.height());
        painter.setPen(QPen(color(m_model.isOn(head) ? Token::Ink : Token::Ink3), look().theme().outline(),
            m_model.isOn(head) ? Qt::SolidLine : Qt::DashLine));
        painter.drawRect(part.adjusted(1, 1, -1, -1));
    }
}

void OutputPart::drawLabels(QPainter &painter, const Block &block, const QRectF &grid) const
{
    const QSizeF one(grid.width() / qreal(block.columns.size()), grid.height() / qreal(block.rows.size()));
    const QFontMetricsF metrics(font(-2));
    for (qsizetype i = 0; i < block.columns.size(); ++i) {
        painter.save();
        painter.setFont(font(-2));
        painter.setPen(color(Token::Ink2));
        painter.translate(grid.left() + (qreal(i) + 0.5) * one.width(), grid.top() - length(4));
        painter.rotate(-90);
        painter.drawText(QPointF(0, metrics.capHeight() / 2), block.columns[i]);
        painter.restore();
    }
    for (qsizetype i = 0; i < block.rows.size(); ++i) {
        const bool isQuery = block.hasQuery && i == m_model.query();
        painter.setFont(font(-2, isQuery));
        painter.setPen(color(isQuery ? Token::QText : Token::Ink2));
        const QRectF box(grid.left() - rowLabelWidth(block), grid.top() + qreal(i) * one.height(),
            rowLabelWidth(block) - length(kLabelGap), one.height());
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, block.rows[i]);
    }
}

void OutputPart::drawBlock(QPainter &painter, const Block &block, QPointF at) const
{
    const QSizeF one = cell(width());
    const int rows = int(block.rows.size());
    const int columns = int(block.columns.size());
    const QRectF grid(at.x() + rowLabelWidth(block), at.y() + headHeight() + columnLabelHeight(),
        one.width() * columns, one.height() * rows);
    const QString shape = QStringLiteral("%1 \u00D7 %2").arg(rows).arg(columns);
    const FlowText head = flow(block.name + QStringLiteral("  ") + shape, style(-1, Token::Ink, true));
    head.draw(painter, QRectF(grid.left(), at.y(), grid.width() + length(kBlockGap), headHeight()));
    drawLabels(painter, block, grid);
    const bool fits = QFontMetricsF(font(-2, true)).horizontalAdvance(QStringLiteral("\u22120.00")) <= one.width();
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const double number = (*block.matrix)(row, column);
            const QRectF box(grid.left() + column * one.width(), grid.top() + row * one.height(), one.width(),
                one.height());
            painter.setPen(Qt::NoPen);
            painter.setBrush(cellColor(number));
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), kRadius, kRadius);
            painter.setFont(font(-2, block.hasQuery && row == m_model.query()));
            painter.setPen(number == 0 ? color(Token::Ink3) : look().theme().textOn(cellColor(number)));
            if (fits)
                painter.drawText(
                    box, Qt::AlignCenter, block.hasQuery ? fixedNumber(number, 2) : shortNumber(number));
        }
    }
    if (block.isConcat)
        drawHeads(painter, grid);
    if (!block.hasQuery)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Token::QText), look().theme().dataLine()));
    painter.drawRoundedRect(
        QRectF(grid.left(), grid.top() + m_model.query() * one.height(), grid.width(), one.height()), kRadius, kRadius);
}

void OutputPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<Block> all = blocks();
    const QList<QPointF> at = places(width());
    for (qsizetype i = 0; i < all.size(); ++i)
        drawBlock(painter, all[i], at[i]);
}

} // namespace nunchi::exhibits::heads
