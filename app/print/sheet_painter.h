// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheet_composer.h"

namespace nunchi::print {

/// Draws composed sheets, frames before what stands in them.
class SheetPainter
{
public:
    /// The strips the sheets were composed of.
    explicit SheetPainter(const Strips &strips);

    /// Origin: top left corner of the sheet's body.
    void paintBody(QPainter &painter, const Sheet &sheet) const;
    void paintNotes(QPainter &painter, const Sheet &sheet) const;

private:
    struct Ends
    {
        const Strip *first = nullptr;
        const Strip *last = nullptr;
    };
    void paintFrames(QPainter &painter, const Sheet &sheet) const;

    QHash<const Frame *, Ends> m_ends;
};

} // namespace nunchi::print
