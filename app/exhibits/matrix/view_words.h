// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences the view says, as lines for typeset::lineRuns().
#pragma once

#include <QString>

#include "exhibits/matrix/view_part.h"
#include "exhibits/shared/key_legend.h"

namespace nunchi::exhibits::matrix::words {

QString title(); ///< when the lesson gives none
QString caption(const Model &model);
QString tryThis(); ///< when the lesson gives none
QList<KeyLegend::Key> keys();

QString looksAt(const Model &model, Cell cell); ///< "\Q{it} looks at \K{animal}"
QString place(Cell cell); ///< "row 8, column 2"
/// Why this cell is masked; empty: it is not.
QString maskReason(const Model &model, Cell cell);
/// The cell in one sentence, for the screen reader.
QString readOut(const Model &model, Cell cell);
/// Every digit of the cell's numbers, for the tool tip.
QString exactly(const Model &model, Cell cell);

QString scaleName(const Model &model); ///< "weight; the largest here is 0.48"
QString scaleRange(const Model &model); ///< whose scale the legend shows
QString noPreference(int count); ///< "1/11, no preference"

} // namespace nunchi::exhibits::matrix::words
