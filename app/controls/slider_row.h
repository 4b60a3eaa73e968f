// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "controls/slider.h"
#include "controls/value_field.h"
#include "typeset/math_runs.h"

namespace nunchi::controls {

/// Name, slider, and the value in a field that takes typing. Tab stops at the slider and at the field.
class SliderRow : public QWidget
{
    Q_OBJECT
public:
    explicit SliderRow(const typeset::Appearance &look, QWidget *parent = nullptr);

    void setLabel(const QString &textWithDollars);
    void setScale(const SliderScale &scale);
    void setNumber(double number); ///< does not emit
    double number() const { return m_slider->number(); }
    /// Rows above each other line up: give all of them the widest labelWidth().
    qreal labelWidth() const;
    void setLabelColumn(qreal width);

    Slider *slider() const { return m_slider; }
    ValueField *field() const { return m_field; }
    QList<QWidget *> stops() const { return {m_slider, m_field}; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// By the user. Values of one drag, or of one stay of the keyboard, have the same gesture number.
    void moved(double number, int gesture);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();
    QRectF fieldBox() const;
    int fieldWidth() const;
    qreal labelColumn() const;
    qreal gap() const;

    const typeset::Appearance &m_look;
    typeset::MathRuns m_label;
    qreal m_labelColumn = 0;
    Slider *m_slider;
    ValueField *m_field;
    int m_typedGesture = -1;
};

} // namespace nunchi::controls
