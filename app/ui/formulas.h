// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "typeset/fonts.h"
#include "typeset/formula/formula_pack.h"
#include "typeset/formula/typesetter.h"

namespace nunchi::ui {

/// The typesetter of a program that shows lessons: it has the formulas of the lessons that come with Nunchi at once.
/// cacheFolder: where it keeps those of other lessons; empty: nowhere.
std::unique_ptr<typeset::Typesetter> makeTypesetter(const typeset::Fonts &fonts, const QString &cacheFolder);

/// The formulas of those lessons alone.
bool openLessonFormulas(typeset::FormulaPack &pack);

} // namespace nunchi::ui
