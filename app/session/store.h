// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace nunchi::session {
class Store;
} // namespace nunchi::session
