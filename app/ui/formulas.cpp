// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formulas.h"

#include <QtGlobal>

/// The pack is in a static library: without being asked for, it would not be linked.
static void loadLessonFormulas()
{
    Q_INIT_RESOURCE(nunchi_lesson_formulas);
}

namespace nunchi::ui {

using typeset::Face;

namespace {
const QString kLessonFormulas = QStringLiteral(":/nunchi/formulas/nunchi_lesson_formulas.pack");
}

std::unique_ptr<typeset::Typesetter> makeTypesetter(const typeset::Fonts &fonts, const QString &cacheFolder)
{
    loadLessonFormulas();
    typeset::TypesetterOptions options;
    options.fonts = {fonts.families(Face::Prose), fonts.families(Face::Label), fonts.families(Face::Code)};
    options.cacheFolder = cacheFolder;
    auto typesetter = std::make_unique<typeset::Typesetter>(options);
    typesetter->addPack(kLessonFormulas);
    return typesetter;
}

bool openLessonFormulas(typeset::FormulaPack &pack)
{
    loadLessonFormulas();
    return pack.open(kLessonFormulas);
}

} // namespace nunchi::ui
