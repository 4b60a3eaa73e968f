// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "typeset/formula/formula.h"

namespace nunchi::typeset {

/// The formulas in the Markdown of a page: between $ and $$, outside code and programs, inside directives too. For
/// setting them ahead of time: one too many does no harm, one too few is set when it is shown.
QList<FormulaKey> formulasInMarkdown(const QString &markdown);

} // namespace nunchi::typeset
