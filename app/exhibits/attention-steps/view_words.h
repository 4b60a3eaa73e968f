// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences the view says, with mathematics between dollars.
#pragma once

#include <QString>

#include "exhibits/attention-steps/model.h"

namespace nunchi::exhibits::attention_steps::words {

QString title(const Model &model); ///< when the lesson gives none
QString caption(bool onPaper);
QString tryThis(const Model &model); ///< when the lesson gives none

QString stepName(Step step); ///< "$\Q{q}\cdot\K{k_j}$"
QString stepCaption(Step step, bool scaled);
QString stepNumber(Step step); ///< "①"
QString explanation(const Model &model);
/// What leads, and the parts of a fraction behind it; no parts: there is none.
struct Formula
{
    QString lead;
    QString over;
    QString under;
};
Formula formula(const Model &model);

/// What a cell of the table says in full, for the line below it and for screen readers.
QString tokenCell(const Model &model, int token, int dimension);
QString queryCell(const Model &model, int dimension);
QString outputCell(const Model &model, int dimension, int maxTerms);
QString scoreCell(const Model &model, int token);
QString scaledCell(const Model &model, int token);
QString weightCell(const Model &model, int token);
/// Why a key is masked.
QString maskReason(const Model &model, int token);

} // namespace nunchi::exhibits::attention_steps::words
