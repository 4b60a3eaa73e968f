// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/inline.h"

namespace nunchi::ui {

/// Plain words as running text.
course::Inlines words(const QString &text);
/// One line with mathematics between dollars, such as a title, as running text.
course::Inlines wordsWithMath(const QString &textWithDollars);

} // namespace nunchi::ui
