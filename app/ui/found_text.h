// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/text_pattern.h"

class QTextDocument;

namespace nunchi::ui {

/// Where a document has the pattern, in its positions. A formula is searched as its TeX source between dollars; a match
/// in it is the formula as a whole.
QList<course::TextRange> findInDocument(const QTextDocument &document, const course::TextPattern &pattern);

} // namespace nunchi::ui
