// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

/// What differs between a page and its translation, named at the translation: the order of blocks, exhibits and their
/// state, questions, numbers in tables, targets of links.
Problems compareTranslations(const Page &first, const Page &second);

} // namespace nunchi::course
