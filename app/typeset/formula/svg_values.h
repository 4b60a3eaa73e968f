// SPDX-License-Identifier: GPL-3.0-or-later
// The values of SVG attributes MathJax writes: path data, transforms, lists of numbers.
#pragma once

#include <optional>

#include <QList>
#include <QPainterPath>
#include <QStringView>
#include <QTransform>

namespace nunchi::typeset {

/// All commands but arcs, which no font of MathJax has. Nothing when the text is not path data.
std::optional<QPainterPath> pathFromData(QStringView data);
/// translate, scale and matrix, one after another.
std::optional<QTransform> transformFrom(QStringView text);
/// Numbers between spaces and commas; a "px" behind them is allowed.
std::optional<QList<qreal>> numbersFrom(QStringView text);

} // namespace nunchi::typeset
