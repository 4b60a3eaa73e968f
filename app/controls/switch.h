// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "typeset/appearance.h"

namespace nunchi::controls {

/// On/off with its label beside it (32×18 at scale 1). Use toggled(); the label may hold mathematics.
class Switch : public QAbstractButton
{
    Q_OBJECT
public:
    explicit Switch(const typeset::Appearance &look, QWidget *parent = nullptr);
    void setLabel(const QString &textWithDollars);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const typeset::Appearance &m_look;
};

} // namespace nunchi::controls
