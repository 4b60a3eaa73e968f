// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/slider_row.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "controls/focus_ring.h"

namespace nunchi::controls {

using typeset::Token;

namespace {
constexpr qreal kGap = 10;
constexpr qreal kHeight = 34;
constexpr qreal kFieldHeight = 28;
constexpr qreal kFieldSide = 4;
constexpr qreal kRadius = 6;
} // namespace

SliderRow::SliderRow(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_slider(new Slider(look, this))
    , m_field(new ValueField(look, this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_slider, &Slider::moved, this, [this](double number, int gesture) {
        m_field->setNumber(number, m_slider->scale().decimals);
        Q_EMIT moved(number, gesture);
    });
    connect(m_field, &ValueField::typed, this, [this](double typed) {
        // Below zero: never the number of a drag.
        const double number = m_slider->scale().rounded(typed);
        setNumber(number);
        Q_EMIT moved(number, m_typedGesture--);
    });
    connect(&look, &typeset::Appearance::changed, this, [this] {
        place();
        updateGeometry();
        update();
    });
}

void SliderRow::setLabel(const QString &textWithDollars)
{
    m_label = typeset::lineRuns(textWithDollars);
    const QString name = typeset::plainLine(textWithDollars);
    m_slider->setAccessibleName(name);
    //: The field beside a slider, for screen readers; %1 is the slider's name.
    m_field->setAccessibleName(tr("%1, as a number").arg(name));
    place();
    update();
}

void SliderRow::setScale(const SliderScale &scale)
{
    m_slider->setScale(scale);
    m_field->setNumber(m_slider->number(), scale.decimals);
    place();
}

void SliderRow::setNumber(double number)
{
    m_slider->setNumber(number);
    m_field->setNumber(m_slider->number(), m_slider->scale().decimals);
}

qreal SliderRow::gap() const
{
    return m_look.length(kGap);
}

qreal SliderRow::labelWidth() const
{
    return typeset::lineWidth(m_label, m_look, {});
}

qreal SliderRow::labelColumn() const
{
    return std::max(m_labelColumn, labelWidth());
}

void SliderRow::setLabelColumn(qreal width)
{
    m_labelColumn = width;
    place();
}

int SliderRow::fieldWidth() const
{
    const SliderScale &scale = m_slider->scale();
    return std::max(m_field->widthFor(scale.minimum, scale.decimals), m_field->widthFor(scale.maximum, scale.decimals));
}

QRectF SliderRow::fieldBox() const
{
    const qreal height = m_look.length(kFieldHeight);
    const qreal wide = fieldWidth() + 2 * m_look.length(kFieldSide);
    return {width() - kFocusRoom - wide, (this->height() - height) / 2, wide, height};
}

void SliderRow::place()
{
    const QRectF box = fieldBox();
    const qreal left = kFocusRoom + labelColumn() + gap() - kFocusRoom;
    m_slider->setGeometry(
        QRectF(left, 0, std::max(0.0, box.left() - gap() + kFocusRoom - left), height()).toRect());
    const qreal side = m_look.length(kFieldSide);
    m_field->setGeometry(box.adjusted(side, 2, -side, -2).toRect());
}

QSize SliderRow::sizeHint() const
{
    const qreal width = 2 * kFocusRoom + labelColumn() + 2 * gap() + m_slider->sizeHint().width() + fieldBox().width();
    return {static_cast<int>(std::ceil(width)), qRound(m_look.length(kHeight)) + 2 * kFocusRoom};
}

QSize SliderRow::minimumSizeHint() const
{
    return {sizeHint().width() - m_slider->sizeHint().width() + m_slider->minimumSizeHint().width(),
        sizeHint().height()};
}

void SliderRow::resizeEvent(QResizeEvent *)
{
    place();
}

void SliderRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    typeset::drawLine(
        painter, QRectF(kFocusRoom, 0, labelColumn(), height()), Qt::AlignLeft, m_label, m_look, {});
    const QRectF box = fieldBox();
    const bool focused = m_field->hasFocus();
    painter.setPen(QPen(focused ? m_look.color(Token::Ink) : m_look.theme().controlOutline(), m_look.theme().outline()));
    painter.setBrush(m_look.color(Token::Surface));
    const qreal inset = m_look.theme().outline() / 2;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    if (focused && m_field->isByKeyboard())
        drawFocusRing(painter, box, kRadius, m_look);
}

} // namespace nunchi::controls
