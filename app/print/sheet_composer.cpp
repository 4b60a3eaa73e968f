// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheet_composer.h"

#include <algorithm>

namespace nunchi::print {

namespace {
constexpr qreal kSlack = 0.01; ///< sums of fractions
}

SheetComposer::SheetComposer(qreal height, qreal aboveNotes)
    : m_height(height)
    , m_aboveNotes(aboveNotes)
{
}

std::vector<Sheet> SheetComposer::compose(const Strips &strips)
{
    m_strips = &strips;
    m_sheets.clear();
    startSheet();
    for (size_t next = 0; next < strips.size();) {
        Chunk chunk = chunkAt(next);
        if (m_top > strips[next].newSheetAfter * m_height)
            startSheet();
        Fit fit = measure(chunk);
        if (!fit.fits && !m_sheets.back().body.empty()) {
            startSheet();
            fit = measure(chunk);
        }
        if (!fit.fits) {
            // More than a sheet wants to stay together: from the top, as far as it goes.
            while (!fit.fits && chunk.end - chunk.begin > 1) {
                --chunk.end;
                fit = measure(chunk);
            }
            if (!fit.fits)
                fit = {true, (m_height - m_top - noteRoom(chunk)) / std::max(1.0, strips[next].height), next};
        }
        place(chunk, fit);
        next = chunk.end;
    }
    endSheet();
    return std::move(m_sheets);
}

SheetComposer::Chunk SheetComposer::chunkAt(size_t begin) const
{
    size_t end = begin + 1;
    while (end < m_strips->size() && (*m_strips)[end - 1].keepWithNext && (*m_strips)[end].newSheetAfter == 1)
        ++end;
    return {begin, end};
}

qreal SheetComposer::heightOf(const Chunk &chunk, bool onFreshSheet) const
{
    qreal height = 0;
    for (size_t i = chunk.begin; i < chunk.end; ++i) {
        const Strip &strip = (*m_strips)[i];
        height += strip.height;
        if (i > chunk.begin || !onFreshSheet)
            height += strip.above;
        else if (strip.repeated)
            height += strip.repeated->height;
    }
    return height;
}

qreal SheetComposer::noteRoom(const Chunk &chunk) const
{
    qreal height = m_noteHeight;
    for (size_t i = chunk.begin; i < chunk.end; ++i)
        for (const auto &note : (*m_strips)[i].notes)
            height += note->above + note->height;
    return height > 0 ? height + m_aboveNotes : 0;
}

SheetComposer::Fit SheetComposer::measure(const Chunk &chunk) const
{
    const qreal room = m_height + kSlack - m_top - noteRoom(chunk);
    const qreal missing = heightOf(chunk, m_sheets.back().body.empty()) - room;
    if (missing <= 0)
        return {true, 1, chunk.begin};
    for (size_t i = chunk.begin; i < chunk.end; ++i) {
        const Strip &strip = (*m_strips)[i];
        if (strip.least < 1 && strip.height * (1 - strip.least) >= missing)
            return {true, (strip.height - missing) / strip.height, i};
    }
    return {};
}

void SheetComposer::place(const Chunk &chunk, const Fit &fit)
{
    Sheet &sheet = m_sheets.back();
    for (size_t i = chunk.begin; i < chunk.end; ++i) {
        const Strip &strip = (*m_strips)[i];
        const bool first = sheet.body.empty();
        if (first && strip.repeated) {
            sheet.body.push_back({strip.repeated.get(), 0, 1});
            m_top = strip.repeated->height;
        } else if (!first) {
            m_top += strip.above;
        }
        if (!strip.running.isEmpty())
            sheet.running = strip.running;
        const Placed placed{&strip, m_top, i == fit.shrunk ? fit.scale : 1};
        sheet.body.push_back(placed);
        m_top += placed.height();
        placeNotes(strip);
    }
}

void SheetComposer::placeNotes(const Strip &strip)
{
    for (const auto &note : strip.notes) {
        m_noteHeight += note->above;
        m_sheets.back().notes.push_back({note.get(), m_noteHeight, 1});
        m_noteHeight += note->height;
    }
}

void SheetComposer::startSheet()
{
    endSheet();
    Sheet sheet;
    if (!m_sheets.empty())
        sheet.running = m_sheets.back().running;
    m_sheets.push_back(std::move(sheet));
    m_top = 0;
    m_noteHeight = 0;
}

void SheetComposer::endSheet()
{
    if (m_sheets.empty())
        return;
    for (Placed &note : m_sheets.back().notes)
        note.top += m_height - m_noteHeight;
}

} // namespace nunchi::print
