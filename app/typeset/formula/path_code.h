// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QPainterPath>

namespace nunchi::typeset {

/// Points as small differences from the point before, in sixteenths of a unit: about a tenth of what a path takes in
/// memory.
QByteArray encodePath(const QPainterPath &path);
std::optional<QPainterPath> decodePath(const QByteArray &bytes);

} // namespace nunchi::typeset
