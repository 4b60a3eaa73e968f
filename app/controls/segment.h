// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

namespace nunchi::controls {

/// One part of Segments. It overlaps its neighbours by the room for the ring.
class Segment : public Control
{
    Q_OBJECT
public:
    Segment(const typeset::Appearance &look, QWidget *parent);
    void setEnds(bool first, bool last);
    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_first = false;
    bool m_last = false;
};

} // namespace nunchi::controls
