// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace nunchi::ui {

/// What stands for the program in task bars and title bars, drawn at each of their sizes.
QIcon windowIcon();

} // namespace nunchi::ui
