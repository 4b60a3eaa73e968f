// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/yaml_tree.h"

namespace nunchi::course {

/// A question from its YAML, without its id. Empty: it cannot be asked. fence: where to name what is missing.
std::optional<Question> readQuestion(Reading &reading, const YamlNode &yaml, qsizetype fence);

} // namespace nunchi::course
