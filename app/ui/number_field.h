// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "typeset/appearance.h"

namespace nunchi::ui {

/// Where a number is typed. Enter commits a half-composed Hangul syllable first and then submits, once.
class NumberField : public QLineEdit
{
    Q_OBJECT
public:
    explicit NumberField(const typeset::Appearance &look, QWidget *parent = nullptr);
    QSize sizeHint() const override;

Q_SIGNALS:
    void submitted();

protected:
    void inputMethodEvent(QInputMethodEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void commitPreedit();
    void restyle();

    const typeset::Appearance &m_look;
    QString m_preedit;
};

} // namespace nunchi::ui
