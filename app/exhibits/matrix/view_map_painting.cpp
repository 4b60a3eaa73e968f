// SPDX-License-Identifier: GPL-3.0-or-later
// How MapPart looks.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/focus_ring.h"
#include "exhibits/matrix/model_large_text.h"
#include "exhibits/matrix/view_map.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::matrix {

using typeset::Token;

namespace {
constexpr int kShades = 1024;
constexpr qreal kSmallestBlock = 9; ///< that an outline is drawn tightly around
constexpr qreal kRoomForNumbers = 30; ///< no cell smaller than this has one

using Shades = std::array<QRgb, kShades>;

Shades shadesOf(const typeset::ColorMap &map)
{
    Shades shades;
    for (int i = 0; i < kShades; ++i)
        shades[static_cast<size_t>(i)] = map.rgbAt(map.low() + (map.high() - map.low()) * i / (kShades - 1));
    return shades;
}

/// Which blocks the device pixels of a side stand for.
std::vector<int> blocksOf(double first, double perPixel, int pixels, int level, int count)
{
    std::vector<int> blocks(static_cast<size_t>(pixels));
    for (int i = 0; i < pixels; ++i) {
        const int cell = static_cast<int>(std::floor(first + (i + 0.5) * perPixel));
        blocks[static_cast<size_t>(i)] = std::clamp(cell, 0, count - 1) >> level;
    }
    return blocks;
}
} // namespace

const QImage &MapPart::picture(const MapGeometry &at, qreal ratio) const
{
    const QRectF cells = at.cells();
    const QSize size(std::max(1, qRound(cells.width() * ratio)), std::max(1, qRound(cells.height() * ratio)));
    const LargeMatrix &matrix = field().matrix();
    const double end = model().scaleEnd(0);
    const QRgb ground = color(Token::Sunk).rgb();
    const Shown shown{&matrix, field().place(), size, ground, end};
    if (shown == m_pictured)
        return m_picture;
    m_pictured = shown;
    if (m_picture.size() != size)
        m_picture = QImage(size, QImage::Format_RGB32);
    m_picture.setDevicePixelRatio(ratio);

    const bool isSigned = model().isSigned();
    const Shades shades = shadesOf(isSigned ? look().theme().scoreMap() : look().theme().weightMap());
    const auto factor = static_cast<float>((kShades - 1) / (isSigned ? 2 * end : end));
    const float zero = isSigned ? (kShades - 1) / 2.0f : 0.0f;
    const double perPixel = 1 / (at.cellSize() * ratio);
    const int level = at.level();
    const std::vector<int> rows = blocksOf(at.rowAt(cells.top()), perPixel, size.height(), level, matrix.rows());
    const std::vector<int> columns =
        blocksOf(at.columnAt(cells.left()), perPixel, size.width(), level, matrix.columns());
    std::vector<float> numbers(columns.size());
    for (int y = 0; y < size.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(m_picture.scanLine(y));
        const int row = rows[static_cast<size_t>(y)];
        if (y > 0 && row == rows[static_cast<size_t>(y - 1)]) {
            std::memcpy(line, m_picture.constScanLine(y - 1), columns.size() * sizeof(QRgb));
            continue;
        }
        matrix.gather(level, row, columns, numbers.data());
        // A block is hidden where all of its cells are.
        const int lastRow = std::min(((row + 1) << level) - 1, matrix.rows() - 1);
        const int visible = (field().visible(lastRow) + (1 << level) - 1) >> level;
        const auto seen = std::lower_bound(columns.begin(), columns.end(), visible) - columns.begin();
        for (qsizetype x = 0; x < seen; ++x) {
            const float shade = numbers[static_cast<size_t>(x)] * factor + zero + 0.5f;
            line[x] = shades[static_cast<size_t>(std::clamp(shade, 0.0f, kShades - 1.0f))];
        }
        std::fill(line + seen, line + columns.size(), ground);
    }
    return m_picture;
}

void MapPart::paintEvent(QPaintEvent *)
{
    if (!model().isLarge())
        return;
    QPainter painter(this);
    const qreal ratio = std::max(1.0, painter.deviceTransform().m11());
    const MapGeometry at(field(), box(width()), ratio);
    // On whole device pixels nothing has to be scaled.
    const QPointF corner = at.cells().topLeft() * ratio;
    painter.drawImage(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio, picture(at, ratio));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setClipRect(at.box());
    if (field().shown().causal)
        drawMask(painter, at);
    drawNumbers(painter, at);
    painter.restore();
    painter.setPen(QPen(look().theme().controlOutline(), look().theme().hairline()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(at.cells());
    painter.save();
    painter.setClipRect(at.box().adjusted(-4, -4, 4, 4));
    const qreal line = look().theme().dataLine();
    if (m_hovered) {
        painter.setPen(QPen(color(Token::Ink), look().theme().hairline()));
        drawOutline(painter, at.block(*m_hovered), 0);
    }
    const Spot cell = field().cell();
    const QRectF chosen = at.block({cell.row, cell.column});
    painter.setPen(QPen(color(Token::Ink), line));
    drawOutline(painter, chosen, line);
    painter.setPen(QPen(color(Token::Paper), line));
    drawOutline(painter, chosen, 0);
    painter.restore();
    drawSides(painter, at);
    drawWords(painter, at);
    if (hasFocus() && m_byKeyboard)
        controls::drawFocusRing(painter, at.box(), 2, look());
}

/// Slanted lines over what the mask hides: from the right down to the stair of the last visible keys.
void MapPart::drawMask(QPainter &painter, const MapGeometry &at) const
{
    const QRectF cells = at.cells();
    const int ahead = field().matrix().columns() - field().matrix().rows() + 1; // row 0 sees so many keys
    const qreal spacing = std::max(5.0, length(9));
    QList<QLineF> lines;
    for (qreal d = spacing; d < cells.width() + cells.height(); d += spacing) {
        // In cells, row + column is the same all along such a line.
        const double sum = at.rowAt(cells.top()) + at.columnAt(cells.left()) + d / at.cellSize();
        const double last = std::floor((sum - ahead) / 2); // the row in which it meets the stair
        const double end = last + std::min(1.0, sum - ahead - 2 * last);
        const qreal top = std::max(cells.top(), cells.top() + d - cells.width());
        const qreal bottom = std::min({at.yOf(end), cells.bottom(), cells.top() + d});
        if (bottom > top)
            lines << QLineF(cells.left() + d - (top - cells.top()), top, cells.left() + d - (bottom - cells.top()), bottom);
    }
    painter.setPen(QPen(color(Token::Ink3), look().theme().hairline()));
    painter.drawLines(lines);
}

/// Where there is room for them, and lines between the cells.
void MapPart::drawNumbers(QPainter &painter, const MapGeometry &at) const
{
    if (at.cellSize() < length(kRoomForNumbers))
        return;
    const text::Window window = text::windowOf(field());
    const typeset::Theme &theme = look().theme();
    // Neighbours of nearly one colour are still cells of their own.
    const QRectF cells = at.cells();
    painter.setPen(QPen(color(Token::Paper), theme.hairline()));
    for (int row = window.top + 1; row < window.bottom; ++row)
        painter.drawLine(QLineF(cells.left(), at.yOf(row), cells.right(), at.yOf(row)));
    for (int column = window.left + 1; column < window.right; ++column)
        painter.drawLine(QLineF(at.xOf(column), cells.top(), at.xOf(column), cells.bottom()));
    const typeset::ColorMap &map = model().isSigned() ? theme.scoreMap() : theme.weightMap();
    painter.setFont(font(-2));
    const QFontMetricsF metrics(painter.font());
    QList<std::pair<Cell, QString>> numbers;
    for (int row = window.top; row < window.bottom; ++row) {
        for (int column = window.left; column < std::min(window.right, field().visible(row)); ++column) {
            const QString number = text::cellText(field().matrix().at(row, column));
            if (metrics.horizontalAdvance(number) > at.cellSize() - 4)
                return; // all or none: the account beside has each
            numbers << std::pair{Cell{row, column}, number};
        }
    }
    for (const auto &[cell, number] : std::as_const(numbers)) {
        const double value = field().matrix().at(cell.row, cell.column);
        painter.setPen(theme.textOn(map.at(value / model().scaleEnd(cell.row))));
        painter.drawText(at.block(cell), Qt::AlignCenter, number);
    }
}

/// Around the block, or around as much as can be seen; beyond: so much further out.
void MapPart::drawOutline(QPainter &painter, const QRectF &block, qreal beyond) const
{
    const qreal least = std::max(kSmallestBlock, length(kSmallestBlock));
    QRectF around(QPointF(), QSizeF(std::max(block.width(), least), std::max(block.height(), least)));
    around.moveCenter(block.center());
    painter.drawRoundedRect(around.adjusted(-beyond, -beyond, beyond, beyond), 2, 2);
}

QString MapPart::rowsName() const
{
    //: The rows of a matrix: of queries, or (from a file) of anything.
    return field().shown().isAttention() ? tr("query \u2193") : tr("row \u2193");
}

/// What is no query and no key does not have their colours.
QColor MapPart::sideColor(Token ofAttention) const
{
    return color(field().shown().isAttention() ? ofAttention : Token::Ink);
}

/// The numbers of the rows and columns; those of the chosen cell in the colours of query and key.
void MapPart::drawSides(QPainter &painter, const MapGeometry &at) const
{
    const Spot cell = field().cell();
    const qreal line = std::ceil(look().pixelSize(step(-2)) * 1.4);
    const QFontMetricsF metrics(font(-2));
    const auto write = [&](const QRectF &box, Qt::Alignment alignment, int number, const QColor &ink, bool bold) {
        painter.setFont(font(-2, bold));
        painter.setPen(ink);
        painter.drawText(box, int(alignment), groupedNumber(number));
    };
    const qreal wide = metrics.horizontalAdvance(QStringLiteral("8,888")) + length(16);
    const auto rowBox = [&](int number) {
        return QRectF(0, at.yOf(number - 0.5) - line / 2, at.box().left() - length(6), line);
    };
    const auto columnBox = [&](int number) {
        const qreal x = std::clamp(at.xOf(number - 0.5), at.box().left(), at.box().right() - wide / 2 + length(8));
        return QRectF(x - wide / 2, at.box().top() - length(2) - line, wide, line);
    };
    const bool rowSeen = cell.row + 0.5 >= at.rowAt(at.box().top()) && cell.row + 0.5 <= at.rowAt(at.box().bottom());
    const bool columnSeen =
        cell.column + 0.5 >= at.columnAt(at.box().left()) && cell.column + 0.5 <= at.columnAt(at.box().right());
    for (const int number : at.rowTicks(line * 2.5))
        if (!rowSeen || !rowBox(number).intersects(rowBox(cell.row + 1)))
            write(rowBox(number), Qt::AlignRight | Qt::AlignVCenter, number, color(Token::Ink3), false);
    for (const int number : at.columnTicks(wide * 1.3))
        if (!columnSeen || !columnBox(number).intersects(columnBox(cell.column + 1)))
            write(columnBox(number), Qt::AlignHCenter | Qt::AlignVCenter, number, color(Token::Ink3), false);
    if (rowSeen)
        write(rowBox(cell.row + 1), Qt::AlignRight | Qt::AlignVCenter, cell.row + 1, sideColor(Token::QText), true);
    if (columnSeen)
        write(columnBox(cell.column + 1), Qt::AlignHCenter | Qt::AlignVCenter, cell.column + 1, sideColor(Token::KText), true);
}

void MapPart::drawWords(QPainter &painter, const MapGeometry &at) const
{
    const qreal high = std::ceil(look().pixelSize(step(-1)) * 1.4);
    painter.setFont(font(-1, true));
    painter.setPen(sideColor(Token::QText));
    painter.drawText(
        QRectF(0, 0, at.box().left() - length(6), high), Qt::AlignRight | Qt::AlignVCenter, rowsName());
    painter.setPen(sideColor(Token::KText));
    //: The columns of a matrix: of keys, or (from a file) of anything.
    const QString columns = field().shown().isAttention() ? tr("key \u2192") : tr("column \u2192");
    painter.drawText(
        QRectF(at.box().left(), 0, at.box().width(), high), Qt::AlignLeft | Qt::AlignVCenter, columns);
    painter.setFont(font(-2));
    painter.setPen(color(Token::Ink2));
    const qreal top = at.box().bottom() + controls::kFocusRoom + length(4);
    painter.drawText(QRectF(at.box().left(), top, at.box().width() + gutter(), std::ceil(look().pixelSize(step(-2)) * 1.4)),
        Qt::AlignLeft | Qt::AlignVCenter, pixelWords());
}

} // namespace nunchi::exhibits::matrix
