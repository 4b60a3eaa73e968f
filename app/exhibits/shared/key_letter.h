// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

class QKeyEvent;

namespace nunchi::exhibits {

/// The Latin letter of a key, A to Z, also where a Korean layout without an input method turns it into a Jamo; null:
/// another key.
QChar letterOf(const QKeyEvent &event);

} // namespace nunchi::exhibits
