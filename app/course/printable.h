// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::course {

/// A character that is obeyed instead of shown: control characters and those that turn the direction of writing.
bool isControl(char32_t code);

/// "U+001B"
QString codeName(char32_t code);

/// The text on one line and without control characters: they become \x1b, \u202e. What comes out of a file's name or
/// a file must neither forge a line of output nor command a terminal.
QString printable(const QString &text);

} // namespace nunchi::course
