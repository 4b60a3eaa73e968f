// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include "controls/slider_scale.h"
#include "typeset/appearance.h"

namespace nunchi::controls {

/// A slider in ink on a scale of its own. Arrows go by small steps, with Shift by four, Home and End to the ends; the
/// page's keys stay the page's. Screen readers read the value itself: it is the QSlider's, in units of the last decimal.
class Slider : public QSlider
{
    Q_OBJECT
public:
    explicit Slider(const typeset::Appearance &look, QWidget *parent = nullptr);

    void setScale(const SliderScale &scale);
    const SliderScale &scale() const { return m_scale; }
    double number() const;
    void setNumber(double number); ///< does not emit
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QPointF handle() const; ///< its middle, for tests

Q_SIGNALS:
    /// By the user. Values of one drag, or of one stay of the keyboard, have the same gesture number.
    void moved(double number, int gesture);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QRectF groove() const;
    void moveTo(double number);
    void follow(qreal x);

    const typeset::Appearance &m_look;
    SliderScale m_scale;
    int m_gesture = 0;
    bool m_byKeyboard = false;
};

} // namespace nunchi::controls
