// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/yaml_fields.h"

namespace nunchi::course {

/// Titles and their like take text and $…$; warns of Markdown and HTML in them, which a student would see as it is, and
/// notes the formulas.
void checkPlainText(Reading &reading, const Fragment &words);
void checkPlainText(Reading &reading, const YamlNode &scalar);
void checkPlainText(const YamlFields &fields, const char *key);

} // namespace nunchi::course
