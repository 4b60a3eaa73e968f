// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_grid.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "exhibits/matrix/view_words.h"

namespace nunchi::exhibits::matrix {

using typeset::Token;

namespace {
constexpr Cell kNowhere{-1, -1};
constexpr qreal kIdealPitch = 51;
constexpr qreal kIdealHeight = 44;
} // namespace

GridPart::GridPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
    setMouseTracking(role() != Role::Audience);
    setFocusPolicy(role() == Role::Audience ? Qt::NoFocus : Qt::StrongFocus);
}

void GridPart::refresh()
{
    measure();
    if (m_hovered && std::max(m_hovered->row, m_hovered->column) >= model().count())
        hover(std::nullopt);
    //: Name of the grid of numbers; %1 is the number of rows and of columns.
    setAccessibleName(model().show() == Show::Weights ? tr("weights, %1 by %1").arg(model().count())
                                                      : tr("scores, %1 by %1").arg(model().count()));
    setAccessibleDescription(words::readOut(model(), cursor()));
    update();
}

void GridPart::measure()
{
    const QFontMetricsF plain(font(-1));
    const QFontMetricsF bold(font(-1, true));
    const QFontMetricsF small(font(-2));
    const QFontMetricsF smallBold(font(-2, true));
    m_needs = {};
    for (const auto &token : values().tokens()) {
        m_needs.labelWidths << std::ceil(bold.horizontalAdvance(token.text));
        m_needs.smallWidths << std::ceil(smallBold.horizontalAdvance(token.text));
    }
    m_needs.axisWidth = std::max(bold.horizontalAdvance(tr("query")), small.horizontalAdvance(tr("each row")));
    if (model().show() == Show::Weights) {
        m_needs.sumHeadWidth = small.horizontalAdvance(tr("row sum"));
        m_needs.sumWidth =
            std::max(m_needs.sumHeadWidth, plain.horizontalAdvance(QStringLiteral("1.00"))) + length(10);
    }
    m_needs.lineHeight = std::ceil(look().pixelSize(step(-1)) * 1.4);
    m_needs.smallLine = std::ceil(look().pixelSize(step(-2)) * 1.4);
    const qreal compact = role() == Role::Console ? 0.75 : 1.0;
    m_needs.idealPitch = length(kIdealPitch) * compact;
    m_needs.idealHeight = length(kIdealHeight) * compact;
    m_needs.ring = std::ceil(length(4));
    m_needs.frame = std::ceil(1.5 * look().theme().dataLine() - 1);
    m_needs.focusRoom = controls::kFocusRoom;
}

int GridPart::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(GridGeometry::fit(m_needs, width).height()));
}

int GridPart::cellsTop(int width) const
{
    return static_cast<int>(GridGeometry::fit(m_needs, width).grid().top());
}

int GridPart::idealWidth() const
{
    return static_cast<int>(std::ceil(GridGeometry::idealWidth(m_needs)));
}

int GridPart::largestWidth() const
{
    return static_cast<int>(std::ceil(GridGeometry::largestWidth(m_needs)));
}

int GridPart::levelWidth(bool easily) const
{
    return static_cast<int>(std::ceil(GridGeometry::levelWidth(m_needs, easily)));
}

int GridPart::readableWidth() const
{
    return static_cast<int>(std::ceil(GridGeometry::readableWidth(m_needs)));
}

void GridPart::hover(std::optional<Cell> cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    update();
    Q_EMIT hovered(cell.value_or(kNowhere));
}

void GridPart::keyPressEvent(QKeyEvent *event)
{
    const int last = model().count() - 1;
    const bool all = event->modifiers() & Qt::ControlModifier;
    Cell to = cursor();
    switch (event->key()) {
    case Qt::Key_Left:
        --to.column;
        break;
    case Qt::Key_Right:
        ++to.column;
        break;
    case Qt::Key_Up:
        --to.row;
        break;
    case Qt::Key_Down:
        ++to.row;
        break;
    case Qt::Key_Home:
        to = {all ? 0 : to.row, 0};
        break;
    case Qt::Key_End:
        to = {all ? last : to.row, last};
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    m_byKeyboard = true;
    model().setCursor(to.row, to.column);
    Q_EMIT movedTo(geometryNow().cell(cursor()).toAlignedRect());
    hover(std::nullopt);
    update();
}

void GridPart::mousePressEvent(QMouseEvent *event)
{
    if (role() == Role::Audience || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_byKeyboard = false;
    const GridGeometry at = geometryNow();
    if (const auto cell = at.cellAt(event->position()))
        model().setCursor(cell->row, cell->column);
    else if (const auto column = at.columnLabelAt(event->position()))
        model().setCursor(model().row(), *column);
    else if (const auto besides = at.cellAt(QPointF(at.grid().left(), event->position().y())))
        model().setCursor(besides->row, model().column()); // a label or a sum stands for its row
}

void GridPart::mouseMoveEvent(QMouseEvent *event)
{
    hover(geometryNow().cellAt(event->position()));
}

void GridPart::leaveEvent(QEvent *)
{
    hover(std::nullopt);
}

void GridPart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void GridPart::focusOutEvent(QFocusEvent *)
{
    update();
}

QString GridPart::toolTipAt(QPointF point) const
{
    const GridGeometry at = geometryNow();
    if (const auto cell = at.cellAt(point))
        return words::exactly(model(), *cell);
    if (const auto column = at.columnLabelAt(point))
        return values().tokens()[*column].text;
    const auto row = at.cellAt(QPointF(at.grid().left(), point.y()));
    return row && point.x() < at.grid().left() ? values().tokens()[row->row].text : QString();
}

bool GridPart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    return Part::event(event);
}

} // namespace nunchi::exhibits::matrix
