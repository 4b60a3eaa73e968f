// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "print/strip.h"

namespace nunchi::print {

struct Placed
{
    const Strip *strip = nullptr;
    qreal top = 0;
    qreal scale = 1;

    qreal height() const { return strip->height * scale; }
};

struct Sheet
{
    std::vector<Placed> body;
    std::vector<Placed> notes; ///< at the foot
    QString running;
};

/// Puts strips on sheets: as many as go, never cut, headings with what follows, notes on the sheet of their mark.
class SheetComposer
{
public:
    /// above: room between the last strip and the notes, with the rule over them.
    SheetComposer(qreal height, qreal aboveNotes);

    /// The strips must outlive the sheets.
    std::vector<Sheet> compose(const Strips &strips);

private:
    /// Strips that stay together.
    struct Chunk
    {
        size_t begin = 0;
        size_t end = 0;
    };
    struct Fit
    {
        bool fits = false;
        qreal scale = 1;
        size_t shrunk = 0; ///< the strip drawn at that scale
    };
    Chunk chunkAt(size_t begin) const;
    Fit measure(const Chunk &chunk) const;
    qreal heightOf(const Chunk &chunk, bool onFreshSheet) const;
    qreal noteRoom(const Chunk &chunk) const;
    void place(const Chunk &chunk, const Fit &fit);
    void placeNotes(const Strip &strip);
    void startSheet();
    void endSheet();

    qreal m_height;
    qreal m_aboveNotes;
    const Strips *m_strips = nullptr;
    std::vector<Sheet> m_sheets;
    qreal m_top = 0;
    qreal m_noteHeight = 0;
};

} // namespace nunchi::print
