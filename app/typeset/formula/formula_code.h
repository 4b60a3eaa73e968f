// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas as bytes, for the caches: a header with a checksum, then measures and outlines in whole sixteenths of a unit.
#pragma once

#include <optional>

#include <QByteArray>

#include "typeset/formula/formula.h"

namespace nunchi::typeset {

/// Changes whenever the bytes of a formula mean something else.
inline constexpr quint16 kFormulaCodeVersion = 1;

QByteArray encodeFormula(const Formula &formula);
/// Nothing when the bytes are damaged, cut short or of another version.
std::optional<Formula> decodeFormula(const QByteArray &bytes);
/// The formula as it would come back from a cache: what is shown never depends on where it came from.
Formula rounded(const Formula &formula);

/// Names a formula in every cache: the source and the way it is set.
QByteArray formulaDigest(const FormulaKey &key);

} // namespace nunchi::typeset
