// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "typeset/appearance.h"

namespace nunchi::controls {

/// A number that can be typed over: Enter or leaving takes it, Esc brings the present one back; what is no number is
/// not taken. Thousands may be written with commas.
class ValueField : public QLineEdit
{
    Q_OBJECT
public:
    explicit ValueField(const typeset::Appearance &look, QWidget *parent = nullptr);

    void setNumber(double number, int decimals);
    int widthFor(double number, int decimals) const;
    bool isByKeyboard() const { return m_byKeyboard; }

Q_SIGNALS:
    void typed(double number);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void applyLook();
    void take();
    void giveUp();
    static QString textOf(double number, int decimals);

    const typeset::Appearance &m_look;
    QString m_present;
    bool m_byKeyboard = false;
};

} // namespace nunchi::controls
