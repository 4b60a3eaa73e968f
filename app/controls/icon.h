// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace nunchi::controls {

/// Line icons drawn on a 24×24 grid, so that they follow theme, size and scale.
enum class Icon : quint8 { None, Previous, Next, Reset, Undo, Redo, Hint, Theme, Check, Cross, Menu, More, Present };

void drawIcon(QPainter &painter, const QRectF &rect, Icon icon, const QColor &color, qreal line);

} // namespace nunchi::controls
