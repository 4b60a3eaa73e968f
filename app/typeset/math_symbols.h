// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of TeX that stand for one sign or one name.
#pragma once

#include <optional>

#include <QString>

namespace nunchi::typeset {

enum class SymbolKind : quint8 {
    Letter, ///< set in italics: Greek
    Ordinary, ///< upright: ∞, ∑, …
    Name, ///< upright word of several letters: log, softmax
    Binary, ///< spaces around it when it stands between two things
    Relation, ///< spaces around it
    Space
};

struct Symbol
{
    QString text;
    SymbolKind kind = SymbolKind::Ordinary;
};

/// name without the backslash; empty: not one of them.
std::optional<Symbol> symbolNamed(QStringView name);
/// ℝ for R and so on; the letter itself where there is none.
QString blackboard(QStringView letters);
/// The small raised or lowered form in Unicode; empty when some character has none.
QString superscriptForm(QStringView text);
QString subscriptForm(QStringView text);

} // namespace nunchi::typeset
