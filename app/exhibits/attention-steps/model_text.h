// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::exhibits::attention_steps {

class Model;

/// What the exhibit shows at its present step, in words and numbers.
QString modelText(const Model &model);

} // namespace nunchi::exhibits::attention_steps
