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
QString tryLarge(const Model &model);
QList<KeyLegend::Key> keysOfLarge(const Model &model);

QString looksAt(const Model &model, Cell cell); ///< "\Q{it} looks at \K{animal}"
QString place(Cell cell); ///< "row 8, column 2"
/// Why this cell is masked; empty: it is not.
QString maskReason(const Model &model, Cell cell);
/// The cell in one sentence, for the screen reader.
QString readOut(const Model &model, Cell cell);
/// Every digit of the cell's numbers, for the tool tip.
QString exactly(const Model &model, Cell cell);

// The same of a cell of a large matrix.
Spot spotAt(const Model &model, Cell cell);
double rawScore(const QueriesAndKeys &made, Cell cell); ///< q·k, in double
QString cellName(const Model &model, Cell cell); ///< "\\Q{query 8} looks at \\K{key 2}"
QString cellNote(const Model &model, Cell cell); ///< what its number is, or why it is masked
QString shortNumberOf(const Model &model, const Spot &spot); ///< three digits
QString exactNumberOf(const Model &model, const Spot &spot); ///< every digit it has
QString readOutLarge(const Model &model, const Spot &spot);
QString exactlyLarge(const Model &model, const Spot &spot);

QString scaleName(const Model &model); ///< "weight; the largest here is 0.48"
QString scaleRange(const Model &model); ///< whose scale the legend shows
QString noPreference(int count); ///< "1/11, no preference"

} // namespace nunchi::exhibits::matrix::words
