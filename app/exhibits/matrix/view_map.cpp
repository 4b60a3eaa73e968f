// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_map.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFontMetricsF>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "exhibits/matrix/view_words.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::matrix {

namespace {
constexpr Cell kNowhere{-1, -1};
constexpr qreal kIdealSide = 560;
constexpr qreal kReadableSide = 320;
constexpr double kZoomStep = 2;
constexpr double kNotch = 240; ///< of a wheel, in eighths of a degree, for twice the size
constexpr double kPanShare = 0.25;
} // namespace

MapPart::MapPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
    setMouseTracking(!isAudience());
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
    if (!isAudience())
        grabGesture(Qt::PinchGesture);
}

qreal MapPart::gutter() const
{
    const QFontMetricsF bold(font(-2, true));
    const qreal numbers = bold.horizontalAdvance(groupedNumber(LargeMatrix::kMostRows));
    return std::ceil(std::max(numbers, QFontMetricsF(font(-1, true)).horizontalAdvance(rowsName())) + length(10));
}

int MapPart::cellsTop() const
{
    const qreal line = look().pixelSize(step(-1)) * 1.4 + look().pixelSize(step(-2)) * 1.4;
    return static_cast<int>(std::ceil(line + length(4))) + controls::kFocusRoom;
}

int MapPart::widthForSide(qreal side) const
{
    return static_cast<int>(std::ceil(gutter() + side)) + controls::kFocusRoom;
}

int MapPart::idealWidth() const
{
    return widthForSide(length(isConsole() ? kIdealSide * 0.6 : kIdealSide));
}

int MapPart::readableWidth() const
{
    return widthForSide(length(kReadableSide));
}

QRectF MapPart::box(int width) const
{
    const qreal side = std::max(1.0, std::min<qreal>(idealWidth(), width) - gutter() - controls::kFocusRoom);
    return {std::floor(gutter()), static_cast<qreal>(cellsTop()), std::floor(side), std::floor(side * field().aspect())};
}

int MapPart::heightForWidth(int width) const
{
    const qreal words = std::ceil(look().pixelSize(step(-2)) * 1.4 + length(8));
    return static_cast<int>(std::ceil(box(width).bottom() + controls::kFocusRoom + words));
}

void MapPart::refresh()
{
    if (!model().isLarge())
        return;
    if (m_hovered && (m_hovered->row >= field().matrix().rows() || m_hovered->column >= field().matrix().columns()))
        hover(std::nullopt);
    const Spot cell = field().cell();
    //: Name of the picture of a large matrix; %1 is the number of rows, %2 of columns.
    setAccessibleName(tr("matrix, %1 by %2")
                          .arg(groupedNumber(field().matrix().rows()), groupedNumber(field().matrix().columns())));
    setAccessibleDescription(words::readOutLarge(model(), cell) + u' ' + pixelWords());
    update();
}

QString MapPart::pixelWords() const
{
    const int level = geometryNow().level();
    if (level == 0)
        return tr("Each square is one cell.");
    const QString side = groupedNumber(1 << level);
    if (!field().shown().isAttention())
        //: Under a picture of a large matrix: %1 is a number of cells such as 16.
        return tr("Each pixel: the largest of %1 × %1 numbers.").arg(side);
    return field().shown().scores ? tr("Each pixel: the largest of %1 × %1 scores.").arg(side)
                                  : tr("Each pixel: the largest of %1 × %1 weights.").arg(side);
}

/// Another size, other pixels: what is said of them changes.
void MapPart::resizeEvent(QResizeEvent *)
{
    refresh();
}

void MapPart::hover(std::optional<Cell> cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    update();
    Q_EMIT hovered(cell.value_or(kNowhere));
}

bool MapPart::zoom(double factor, QPointF about)
{
    const MapGeometry at = geometryNow();
    const Place before = field().place();
    const Place to = field().within(Field::closer(before, factor, at.rowAt(about.y()), at.columnAt(about.x())));
    model().setPlace(to);
    return !(to == before);
}

bool MapPart::zoomAtCell(double factor)
{
    const MapGeometry at = geometryNow();
    const Spot cell = field().cell();
    const QPointF middle(at.xOf(cell.column + 0.5), at.yOf(cell.row + 0.5));
    return zoom(factor, at.box().contains(middle) ? middle : at.box().center());
}

void MapPart::pan(double rows, double columns)
{
    Place place = field().place();
    place.row += rows;
    place.column += columns;
    model().setPlace(place);
}

void MapPart::moveCell(int rows, int columns)
{
    const int level = geometryNow().level();
    const Spot cell = field().cell();
    const int row = std::clamp((cell.row >> level) + rows, 0, field().matrix().rows(level) - 1);
    const int column = std::clamp((cell.column >> level) + columns, 0, field().matrix().columns(level) - 1);
    const Spot to = field().matrix().spotOf(level, row, column);
    model().setCell(to.row, to.column);
    if (geometryNow().shows(to.row, to.column))
        return;
    // No further than needed.
    Place place = field().place();
    const double wide = place.span / 2;
    const double high = wide * field().aspect();
    place.row = std::clamp(place.row, to.row + 1 - high, to.row + high);
    place.column = std::clamp(place.column, to.column + 1 - wide, to.column + wide);
    model().setPlace(place);
}

void MapPart::keyPressEvent(QKeyEvent *event)
{
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const double far = kPanShare * field().place().span;
    const auto go = [&](int rows, int columns) {
        if (shift)
            pan(rows * far * field().aspect(), columns * far);
        else
            moveCell(rows, columns);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        go(0, -1);
        break;
    case Qt::Key_Right:
        go(0, 1);
        break;
    case Qt::Key_Up:
        go(-1, 0);
        break;
    case Qt::Key_Down:
        go(1, 0);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomAtCell(kZoomStep);
        break;
    case Qt::Key_Minus:
        zoomAtCell(1 / kZoomStep);
        break;
    case Qt::Key_Home:
        model().setPlace(field().whole());
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    // Ctrl with + and − is the size of the type; that came here only without it.
    m_byKeyboard = true;
    hover(std::nullopt);
    update();
}

void MapPart::mousePressEvent(QMouseEvent *event)
{
    if (isAudience() || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_byKeyboard = false;
    if (!geometryNow().cells().contains(event->position()))
        return;
    m_pressed = event->position();
    m_placeWhenPressed = field().place();
    m_dragging = false;
}

void MapPart::mouseMoveEvent(QMouseEvent *event)
{
    const MapGeometry at = geometryNow();
    if (m_pressed && !m_dragging)
        m_dragging = (event->position() - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_pressed && m_dragging) {
        setCursor(Qt::ClosedHandCursor);
        const QPointF way = (event->position() - *m_pressed) / at.cellSize();
        Place place = m_placeWhenPressed;
        place.row -= way.y();
        place.column -= way.x();
        return model().setPlace(place);
    }
    const auto block = at.blockAt(event->position());
    if (!block)
        return hover(std::nullopt);
    const Spot spot = field().matrix().spotOf(at.level(), block->row, block->column);
    hover(Cell{spot.row, spot.column});
}

void MapPart::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_pressed || event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    m_pressed.reset();
    unsetCursor();
    if (std::exchange(m_dragging, false))
        return;
    const MapGeometry at = geometryNow();
    if (const auto block = at.blockAt(event->position())) {
        const Spot spot = field().matrix().spotOf(at.level(), block->row, block->column);
        model().setCell(spot.row, spot.column);
    }
}

void MapPart::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!isAudience() && event->button() == Qt::LeftButton && geometryNow().cells().contains(event->position()))
        zoom(kZoomStep, event->position());
}

/// Over a picture that was not chosen the wheel goes on moving the page.
void MapPart::wheelEvent(QWheelEvent *event)
{
    const int turned = event->angleDelta().y();
    const bool here = hasFocus() && geometryNow().box().contains(event->position());
    if (!here || turned == 0 || (event->modifiers() & Qt::ControlModifier)
        || !zoom(std::exp2(turned / kNotch), event->position()))
        event->ignore();
}

bool MapPart::pinched(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto &gesture = static_cast<QNativeGestureEvent &>(*event);
        if (gesture.gestureType() != Qt::ZoomNativeGesture)
            return false;
        zoom(1 + gesture.value(), gesture.position());
        event->accept();
        return true;
    }
    if (event->type() != QEvent::Gesture)
        return false;
    auto *gestures = static_cast<QGestureEvent *>(event);
    const auto *pinch = static_cast<QPinchGesture *>(gestures->gesture(Qt::PinchGesture));
    if (!pinch)
        return false;
    zoom(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
    gestures->accept();
    return true;
}

void MapPart::leaveEvent(QEvent *)
{
    hover(std::nullopt);
}

void MapPart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void MapPart::focusOutEvent(QFocusEvent *)
{
    update();
}

bool MapPart::event(QEvent *event)
{
    if (!isAudience() && model().isLarge() && pinched(event))
        return true;
    if (event->type() != QEvent::ToolTip)
        return Part::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const MapGeometry at = geometryNow();
    const auto block = at.blockAt(help->pos());
    QToolTip::showText(help->globalPos(),
        block ? words::exactlyLarge(model(), field().matrix().spotOf(at.level(), block->row, block->column)) : QString(),
        this);
    return true;
}

} // namespace nunchi::exhibits::matrix
