// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/emphasis_repair.h"
#include "course/math_extractor.h"
#include "course/table_repair.h"

namespace nunchi::course {

/// A fragment made ready for md4c, and the way back from md4c's pointers to the file.
struct MarkdownSource
{
    MarkdownSource(Reading &theReading, const Fragment &theFragment)
        : reading(theReading)
        , fragment(theFragment)
    {
        PreparedText prepared = extractMath(reading, fragment);
        formulas = std::move(prepared.formulas);
        mapped = repairTables(reading, fragment, repairEmphasis(prepared.text));
    }

    const QByteArray &text() const { return mapped.text(); }
    /// Offset in the prepared text; −1: md4c's own memory.
    qsizetype offsetOf(const char *pointer) const
    {
        const bool inside = !std::less<>()(pointer, text().constData())
            && std::less_equal<>()(pointer, text().constData() + text().size());
        return inside ? pointer - text().constData() : -1;
    }
    qsizetype inFile(qsizetype offset) const { return fragment.offset(mapped.original(offset)); }

    Reading &reading;
    const Fragment &fragment;
    std::vector<Formula> formulas;
    MappedText mapped;
};

} // namespace nunchi::course
