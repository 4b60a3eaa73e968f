// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "typeset/theme.h"

namespace nunchi::ui {

/// The theme's colours in the roles of Qt's stock widgets (text views, fields, lists, dialogs).
QPalette paletteFor(const typeset::Theme &theme);

} // namespace nunchi::ui
