// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

namespace nunchi::controls {

/// On/off with its label beside it (32×18 at scale 1). Use toggled(); the label may hold mathematics.
class Switch : public Control
{
    Q_OBJECT
public:
    explicit Switch(const typeset::Appearance &look, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF track() const;
    typeset::LineStyle lineStyle() const;
};

} // namespace nunchi::controls
