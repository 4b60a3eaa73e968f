// SPDX-License-Identifier: GPL-3.0-or-later
// "Straight" quotes as a typewriter has them become the language's own; what is code or mathematics stays.
#pragma once

#include "course/inline.h"

namespace nunchi::course {

/// Quotes the author wants straight (written with a backslash) are kept as these until setQuotes() puts them back.
constexpr QChar straightDouble{u'\uFDD0'};
constexpr QChar straightSingle{u'\uFDD1'};

/// One paragraph, cell or line of prose.
void setQuotes(Inlines *words, const QString &language);

/// The same for words without marks; between dollars and backticks they stay as they are.
QString withQuotes(const QString &words, const QString &language);

} // namespace nunchi::course
