// SPDX-License-Identifier: GPL-3.0-or-later
// Which font sets which character of a line of mathematics.
#pragma once

#include <QFont>

#include "typeset/math_runs.h"

namespace nunchi::typeset {

struct MathPiece
{
    QString text; ///< as the font has it: Greek italics may be other code points
    bool symbols = false; ///< set in Fonts::symbolFamily()
    bool italic = false; ///< by the font's own italics
};

/// A run cut where the Math family has to borrow letters.
QList<MathPiece> mathPieces(const MathRun &run, const Fonts &fonts);
/// Size of a script against the text it hangs on.
qreal scriptScale(int level);
/// Mathematics is set a little larger than the words around it, except in small labels.
qreal mathPixelSize(const Appearance &appearance, int step);

} // namespace nunchi::typeset
