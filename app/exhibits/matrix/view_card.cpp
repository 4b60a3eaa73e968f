// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_card.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "exhibits/matrix/view_words.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::matrix {

using typeset::Token;

namespace {
constexpr qreal kRadius = 10;
constexpr qreal kIdealWidth = 295;
constexpr qreal kRuleRoom = 8;
constexpr qreal kWeightHeight = 40;
} // namespace

CardPart::CardPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
}

void CardPart::setCell(Cell cell)
{
    if (cell == m_cell)
        return;
    m_cell = cell;
    refresh();
}

void CardPart::refresh()
{
    const int last = model().count() - 1;
    m_cell = {std::clamp(m_cell.row, 0, last), std::clamp(m_cell.column, 0, last)};
    m_title = flow(words::looksAt(model(), m_cell), style(1, Token::Ink, true, typeset::Face::Prose));
    m_place = flow(words::place(m_cell), style(-2, Token::Ink2));
    m_masked = flow(words::maskReason(model(), m_cell), style(-1, Token::NoteText, true));
    setAccessibleName(tr("How the cell comes about"));
    setAccessibleDescription(words::readOut(model(), m_cell));
    update();
}

int CardPart::idealWidth() const
{
    return static_cast<int>(std::ceil(length(kIdealWidth)));
}

int CardPart::leastWidth() const
{
    // The same for every cell: else the grid would move with the pointer.
    const QFontMetricsF plain(font(-1));
    const qreal between = length(12);
    qreal words = namesWidth() + 3 * numberColumn();
    for (const Line &line : account())
        words = std::max(words,
            typeset::lineWidth(typeset::lineRuns(line.words), look(), style(-1, Token::Ink2)) + numberColumn());
    if (hasMask())
        for (const bool hidden : {true, false})
            words = std::max(words, plain.horizontalAdvance(maskWords(hidden)) + numberColumn());
    const qreal weight = QFontMetricsF(font(2, true)).horizontalAdvance(QStringLiteral("0.888"));
    words = std::max(words, plain.horizontalAdvance(softmaxWords()) + between + weight);
    return static_cast<int>(std::ceil(words + 2 * padding()));
}

QList<CardPart::Line> CardPart::account() const
{
    const engine::AttentionTrace &trace = values().trace();
    QList<Line> lines;
    //: The sum of the products of query and key; the mathematics stays as it is.
    lines << Line{tr("sum $\\Q{q}\\cdot\\K{k}$"), fixedNumber(trace.raw(m_cell.row, m_cell.column), 2), true, true};
    const QString divided = QStringLiteral("$\\div\\sqrt{%1}$").arg(values().width());
    //: %1 is the division that was switched off.
    lines << Line{values().settings().scaled ? divided : tr("without %1").arg(divided),
        fixedNumber(trace.scaled(m_cell.row, m_cell.column), 2)};
    if (hasMask())
        lines << Line{maskWords(model().isMasked(m_cell.row, m_cell.column)),
            fixedNumber(trace.masked(m_cell.row, m_cell.column), 2)};
    return lines;
}

QString CardPart::maskWords(bool hidden)
{
    //: A line of the account of a cell: the mask makes its score −∞, or lets it through.
    return hidden ? tr("mask: hidden") : tr("mask: lets it through");
}

bool CardPart::hasMask() const
{
    return values().settings().causal || values().settings().padding == Padding::Hidden;
}

int CardPart::heightForWidth(int width) const
{
    const qreal inside = width - 2 * padding();
    qreal height = 2 * padding() + m_title.heightForWidth(inside) + m_place.lineHeight() + length(12);
    height += rowHeight() * (1 + values().width());
    height += (rowHeight() + kRuleRoom) * static_cast<qreal>(account().size()) + length(kWeightHeight) + kRuleRoom;
    // Room for the reason is kept, so that moving the cell moves nothing else.
    if (hasMask())
        height += std::max(m_place.lineHeight() * 1.2, m_masked.heightForWidth(inside));
    return static_cast<int>(std::ceil(height));
}

qreal CardPart::namesWidth() const
{
    const QFontMetricsF metrics(font(-1));
    qreal width = 0;
    for (const NamedDimension &dimension : values().dimensions())
        width = std::max(width, metrics.horizontalAdvance(dimension.name));
    return width;
}

/// At least; where the names leave more, they get some of it.
qreal CardPart::numberColumn() const
{
    // Room for a sign only where there is one: the grid needs it more.
    const bool signs = std::min(values().q().minCoeff(), values().k().minCoeff()) < 0;
    const QString widest = signs ? QStringLiteral("\u22120.00") : QStringLiteral("0.00");
    return QFontMetricsF(font(-1)).horizontalAdvance(widest) + length(10);
}

/// Zeros recede: they take no part in the sum.
void CardPart::drawNumber(QPainter &painter, const QRectF &box, double number, const QString &text) const
{
    painter.setPen(color(number == 0 ? Token::Ink3 : Token::Ink));
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
}

void CardPart::drawTerms(QPainter &painter, qreal &top) const
{
    const QRectF inside = QRectF(rect()).adjusted(padding(), 0, -padding(), 0);
    const qreal spare = inside.width() - namesWidth() - 3 * numberColumn();
    const qreal column = numberColumn() + std::clamp(spare / 3, 0.0, length(12));
    const auto box = [&](int fromRight) {
        return QRectF(inside.right() - column * (fromRight + 1), top, column, rowHeight());
    };
    const char *const heads[] = {"$\\Q{q}\\,\\K{k}$", "$\\K{k}$", "$\\Q{q}$"};
    for (int i = 0; i < 3; ++i)
        typeset::drawLine(painter, box(i), Qt::AlignRight, typeset::lineRuns(QString::fromLatin1(heads[i])), look(),
            style(-1, Token::Ink3));
    top += rowHeight();
    for (int d = 0; d < values().width(); ++d) {
        const double q = values().q()(m_cell.row, d);
        const double k = values().k()(m_cell.column, d);
        painter.setFont(font(-1));
        painter.setPen(color(Token::Ink2));
        const QRectF name(inside.left(), top, inside.width() - 3 * column, rowHeight());
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(values().dimensions()[d].name, Qt::ElideRight, name.width()));
        drawNumber(painter, box(2), q, shortNumber(q));
        drawNumber(painter, box(1), k, shortNumber(k));
        drawNumber(painter, box(0), q * k, fixedNumber(q * k, 2));
        top += rowHeight();
    }
}

void CardPart::drawAccount(QPainter &painter, qreal &top) const
{
    const QRectF inside = QRectF(rect()).adjusted(padding(), 0, -padding(), 0);
    for (const Line &line : account()) {
        const Token rule = line.strongRule ? Token::Ink3 : Token::Hair;
        painter.fillRect(
            QRectF(inside.left(), top + kRuleRoom / 2, inside.width(), look().theme().hairline()), color(rule));
        top += kRuleRoom;
        const QRectF row(inside.left(), top, inside.width(), rowHeight());
        typeset::drawLine(painter, row, Qt::AlignLeft, typeset::lineRuns(line.words), look(), style(-1, Token::Ink2));
        painter.setFont(font(-1, line.bold));
        painter.setPen(color(Token::Ink));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, line.number);
        top += rowHeight();
    }
}

QString CardPart::softmaxWords()
{
    //: The last line of the account: the weight comes from the softmax of all scores of the row.
    return tr("softmax over the row");
}

QString CardPart::weightText() const
{
    return fixedNumber(values().trace().weights(m_cell.row, m_cell.column), 3);
}

void CardPart::drawWeight(QPainter &painter, qreal top) const
{
    const QRectF inside = QRectF(rect()).adjusted(padding(), 0, -padding(), 0);
    painter.fillRect(
        QRectF(inside.left(), top + kRuleRoom / 2, inside.width(), look().theme().hairline()), color(Token::Hair));
    const QRectF row(inside.left(), top + kRuleRoom, inside.width(), length(kWeightHeight));
    typeset::drawLine(
        painter, row, Qt::AlignLeft, typeset::lineRuns(softmaxWords()), look(), style(-1, Token::Ink2));
    painter.setFont(font(2, true));
    painter.setPen(color(Token::WText));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, weightText());
    m_masked.draw(
        painter, QRectF(inside.left(), row.bottom(), inside.width(), m_masked.heightForWidth(inside.width())));
}

void CardPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = look().theme().hairline();
    painter.setPen(QPen(color(Token::Hair), line));
    painter.setBrush(color(Token::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), kRadius, kRadius);

    const qreal inside = width() - 2 * padding();
    qreal top = padding();
    m_title.draw(painter, QRectF(padding(), top, inside, m_title.heightForWidth(inside)));
    top += m_title.heightForWidth(inside);
    m_place.draw(painter, QRectF(padding(), top, inside, m_place.lineHeight()));
    top += m_place.lineHeight() + length(12);
    drawTerms(painter, top);
    drawAccount(painter, top);
    drawWeight(painter, top);
}

bool CardPart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), words::exactly(model(), m_cell), this);
        return true;
    }
    return Part::event(event);
}

} // namespace nunchi::exhibits::matrix
