// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as comma-separated values (RFC 4180).
#pragma once

#include <QList>
#include <QStringList>

namespace nunchi::exhibits {

/// Every digit a double has, with a point and a plain minus, as programs read it.
QString csvNumber(double number);
/// Cells with commas, quotes or line ends stand in quotes; lines end with CR LF.
QString csvText(const QList<QStringList> &rows);

} // namespace nunchi::exhibits
