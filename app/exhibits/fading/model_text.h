// SPDX-License-Identifier: GPL-3.0-or-later
// What the exhibit says, in the present language.
#pragma once

#include <QString>

#include "exhibits/fading/model.h"

namespace nunchi::exhibits::fading::text {

/// "1.4", "26만", "3.2 × 10^{12}": how many times.
QString times(const Model &model, double factor);
QString statement(const Model &model);
QString bottleneck(const Model &model); ///< the one vector against all the keys and values
QString whole(const Model &model);

} // namespace nunchi::exhibits::fading::text
