// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextDocument;

namespace nunchi::ui {

/// How wide a line is at a place of a document: the column, or the cell of a table. `wanted` is enough: then the
/// answer may be less exact.
double roomAt(const QTextDocument &document, int position, double wanted);

} // namespace nunchi::ui
