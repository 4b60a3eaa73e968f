// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "typeset/appearance.h"
#include "typeset/theme.h"

class QWidget;

namespace nunchi::ui {

/// The theme's colours in the roles of Qt's stock widgets (text views, fields, lists, dialogs).
QPalette paletteFor(const typeset::Theme &theme);

/// Puts a window and the tool tips of the program, which have a palette and a font of their own, into its look.
void dress(QWidget &window, const typeset::Appearance &look);

} // namespace nunchi::ui
