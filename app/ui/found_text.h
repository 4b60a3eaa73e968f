// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/text_pattern.h"

class QTextDocument;

namespace nunchi::ui {

/// A place that has the pattern.
struct FoundText
{
    /// A formula in it, which may have words of the sentence with it: what of its source was found.
    struct InFormula
    {
        int position = 0;
        qsizetype from = 0;
        qsizetype to = 0;
    };
    course::TextRange range; ///< in positions of the document, formulas whole
    QList<InFormula> formulas;
};

/// Where a document has the pattern. A formula is searched as its TeX source between dollars.
QList<FoundText> findInDocument(const QTextDocument &document, const course::TextPattern &pattern);

} // namespace nunchi::ui
