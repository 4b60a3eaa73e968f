// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/view_grid.h"

#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "exhibits/shared/number_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::cross {

using typeset::Token;

namespace {
constexpr qreal kPitch = 46;
constexpr qreal kPitchHeight = 28;
constexpr qreal kScaleGap = 8;
constexpr qreal kScaleWidth = 200; ///< of the bar and its numbers
constexpr qreal kRadius = 2;
} // namespace

GridPart::GridPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(Qt::NoFocus); // everything it can be asked is asked above, by key
}

void GridPart::refresh()
{
    //: Name of the grid of numbers; %1 is the number of rows, %2 that of columns.
    setAccessibleName(tr("weights, %1 by %2").arg(m_model.queryCount()).arg(m_model.keyCount()));
    updateGeometry();
    update();
}

GridNeeds GridPart::needs() const
{
    const QFontMetricsF small(font(-2, true));
    GridNeeds needs;
    for (const Word &word : m_model.answering())
        needs.labelWidths << std::ceil(small.horizontalAdvance(word.text));
    needs.smallWidths = needs.labelWidths;
    for (const Word &word : m_model.asking())
        needs.rowWidths << std::ceil(small.horizontalAdvance(word.text));
    needs.lineHeight = smallLine();
    needs.smallLine = needs.lineHeight;
    needs.idealPitch = length(kPitch);
    needs.idealHeight = length(kPitchHeight);
    needs.ring = std::ceil(length(2));
    needs.frame = look().theme().dataLine();
    return needs;
}

qreal GridPart::smallLine() const
{
    return std::ceil(look().pixelSize(step(-2)) * 1.4);
}

QString GridPart::axisWords()
{
    //: In front of the colour scale of a heat map.
    return tr("row: query, column: key, shade: weight");
}

bool GridPart::isScaleBeside(int width) const
{
    return QFontMetricsF(font(-2)).horizontalAdvance(axisWords()) + length(kScaleWidth) <= width;
}

int GridPart::heightForWidth(int width) const
{
    const qreal lines = isScaleBeside(width) ? smallLine() : 2 * smallLine();
    return static_cast<int>(std::ceil(geometryFor(width).height() + length(kScaleGap) + lines));
}

void GridPart::mousePressEvent(QMouseEvent *event)
{
    const auto cell = geometryNow().cellAt(event->position());
    if (isAudience() || event->button() != Qt::LeftButton || !cell)
        return ViewPart::mousePressEvent(event);
    m_model.setCell(cell->row, cell->column);
}

bool GridPart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    const auto cell = geometryNow().cellAt(help->pos());
    const QString text = !cell || isAudience()
        ? QString()
        //: Tool tip: %1 is the query, %2 the key, %3 a number.
        : tr("%1 → %2: weight %3")
              .arg(m_model.asking()[cell->row].text, m_model.answering()[cell->column].text,
                  exactNumber(m_model.weight(cell->row, cell->column)));
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void GridPart::drawCells(QPainter &painter, const GridGeometry &at) const
{
    const typeset::Theme &theme = look().theme();
    painter.setFont(font(-2));
    const bool fits = QFontMetricsF(font(-2, true)).horizontalAdvance(QStringLiteral("0.00")) <= at.cell({0, 0}).width();
    for (int row = 0; row < m_model.queryCount(); ++row) {
        for (int column = 0; column < m_model.keyCount(); ++column) {
            const double weight = m_model.weight(row, column);
            const QColor ground = theme.weightMap().at(weight);
            painter.setPen(Qt::NoPen);
            painter.setBrush(ground);
            painter.drawRoundedRect(at.cell({row, column}), kRadius, kRadius);
            painter.setPen(theme.textOn(ground));
            if (fits)
                painter.drawText(at.cell({row, column}), Qt::AlignCenter, fixedNumber(weight, 2));
        }
    }
    const qreal line = theme.dataLine();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Token::QText), line));
    painter.drawRoundedRect(at.row(m_model.query()).adjusted(-line / 2, 0, line / 2, 0), kRadius + 1, kRadius + 1);
    painter.setPen(QPen(color(Token::KText), line));
    painter.drawRoundedRect(at.cell({m_model.query(), m_model.key()}).adjusted(1, 1, -1, -1), kRadius, kRadius);
}

void GridPart::drawLabels(QPainter &painter, const GridGeometry &at) const
{
    for (int row = 0; row < m_model.queryCount(); ++row) {
        const bool isQuery = row == m_model.query();
        painter.setFont(font(-2, isQuery));
        painter.setPen(color(isQuery ? Token::QText : Token::Ink2));
        const QString name = QFontMetricsF(painter.font())
                                 .elidedText(m_model.asking()[row].text, Qt::ElideRight, at.rowLabel(row).width());
        painter.drawText(at.rowLabel(row), Qt::AlignRight | Qt::AlignVCenter, name);
    }
    for (int column = 0; column < m_model.keyCount(); ++column) {
        const bool isKey = column == m_model.key();
        painter.setFont(font(-2, isKey));
        painter.setPen(color(isKey ? Token::KText : Token::Ink2));
        at.drawColumnLabel(painter, column, m_model.answering()[column].text);
    }
}

void GridPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const GridGeometry at = geometryNow();
    drawCells(painter, at);
    drawLabels(painter, at);
    const bool beside = isScaleBeside(width());
    QPointF below(0, at.height() + length(kScaleGap));
    if (!beside) {
        flow(axisWords(), style(-2, Token::Ink2)).draw(painter, QRectF(below, QSizeF(width(), smallLine())));
        below.ry() += smallLine();
    }
    const WeightScale scale(*this, beside ? axisWords() : QString(), 1);
    scale.draw(painter, below);
}

} // namespace nunchi::exhibits::cross
