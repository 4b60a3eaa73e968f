// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/slider.h"

#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

#include "controls/focus_ring.h"

namespace nunchi::controls {

using typeset::Token;

namespace {
constexpr qreal kHandle = 16;
constexpr qreal kHeight = 34;
constexpr qreal kWidth = 180;
constexpr qreal kLeastWidth = 96;
constexpr int kLargeStep = 4;
} // namespace

Slider::Slider(const typeset::Appearance &look, QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
    , m_look(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
    connect(this, &QSlider::valueChanged, this, [this] { Q_EMIT moved(number(), m_gesture); });
}

void Slider::setScale(const SliderScale &scale)
{
    const QSignalBlocker quiet(this);
    const double before = number();
    m_scale = scale;
    setRange(static_cast<int>(std::lround(scale.minimum / scale.unit())),
        static_cast<int>(std::lround(scale.maximum / scale.unit())));
    setNumber(before);
}

double Slider::number() const
{
    return m_scale.rounded(value() * m_scale.unit());
}

void Slider::setNumber(double number)
{
    const QSignalBlocker quiet(this);
    setValue(static_cast<int>(std::lround(m_scale.rounded(number) / m_scale.unit())));
    update();
}

QSize Slider::sizeHint() const
{
    return {qRound(m_look.length(kWidth)), qRound(m_look.length(kHeight))};
}

QSize Slider::minimumSizeHint() const
{
    return {qRound(m_look.length(kLeastWidth)), qRound(m_look.length(kHeight))};
}

QRectF Slider::groove() const
{
    const qreal side = m_look.length(kHandle) / 2 + kFocusRoom;
    return QRectF(rect()).adjusted(side, 0, -side, 0);
}

QPointF Slider::handle() const
{
    const QRectF line = groove();
    return {line.left() + m_scale.share(number()) * line.width(), line.center().y()};
}

void Slider::moveTo(double number)
{
    setValue(static_cast<int>(std::lround(m_scale.rounded(number) / m_scale.unit())));
}

void Slider::follow(qreal x)
{
    const QRectF line = groove();
    moveTo(m_scale.at((x - line.left()) / line.width()));
}

void Slider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_byKeyboard = false;
    ++m_gesture;
    setSliderDown(true);
    follow(event->position().x());
    update();
}

void Slider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        follow(event->position().x());
}

void Slider::mouseReleaseEvent(QMouseEvent *)
{
    setSliderDown(false);
    ++m_gesture;
    update();
}

void Slider::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the page scrolls; nobody changes a value in passing
}

void Slider::keyPressEvent(QKeyEvent *event)
{
    const int step = event->modifiers() & Qt::ShiftModifier ? kLargeStep : 1;
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    m_byKeyboard = true;
    if (plain && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Down))
        moveTo(m_scale.stepped(number(), -step));
    else if (plain && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Up))
        moveTo(m_scale.stepped(number(), step));
    else if (plain && event->key() == Qt::Key_Home)
        moveTo(m_scale.minimum);
    else if (plain && event->key() == Qt::Key_End)
        moveTo(m_scale.maximum);
    else
        event->ignore();
    update();
}

void Slider::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason
        && event->reason() != Qt::PopupFocusReason;
    ++m_gesture;
    QSlider::focusInEvent(event);
}

void Slider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const typeset::Theme &theme = m_look.theme();
    const QRectF line = groove();
    const qreal radius = m_look.length(kHandle) / 2;
    const QPointF middle = handle();
    const QColor ink = m_look.color(isEnabled() ? Token::Ink : Token::Ink3);
    const qreal thick = theme.dataLine() * 1.5;
    painter.setPen(QPen(theme.controlOutline(), thick, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(line.left(), middle.y()), QPointF(line.right(), middle.y()));
    painter.setPen(QPen(ink, thick, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(line.left(), middle.y()), middle);
    const qreal pen = theme.dataLine();
    painter.setPen(QPen(ink, pen));
    painter.setBrush(isSliderDown() ? ink : m_look.color(Token::Surface));
    painter.drawEllipse(middle, radius - pen / 2, radius - pen / 2);
    if (hasFocus() && m_byKeyboard)
        drawFocusRing(
            painter, QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), radius, m_look);
}

} // namespace nunchi::controls
