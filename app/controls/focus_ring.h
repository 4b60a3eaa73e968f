// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

#include "typeset/appearance.h"

namespace nunchi::controls {

/// Room a widget leaves on every side for the ring: the gap and the line.
inline constexpr int kFocusRoom = 4;

/// The 2 px ink ring with a paper gap around whatever has the keyboard. Every focusable thing draws this one.
void drawFocusRing(QPainter &painter, const QRectF &around, qreal radius, const typeset::Appearance &look);

} // namespace nunchi::controls
