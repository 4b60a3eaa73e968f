// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheet_painter.h"

#include <QPainter>

namespace nunchi::print {

namespace {

void paintPlaced(QPainter &painter, const Placed &placed)
{
    if (!placed.strip->paint)
        return;
    painter.save();
    painter.translate(0, placed.top);
    painter.scale(placed.scale, placed.scale);
    placed.strip->paint(painter);
    painter.restore();
}

} // namespace

SheetPainter::SheetPainter(const Strips &strips)
{
    for (const Strip &strip : strips) {
        for (const auto &frame : strip.frames) {
            Ends &ends = m_ends[frame.get()];
            if (!ends.first)
                ends.first = &strip;
            ends.last = &strip;
        }
    }
}

void SheetPainter::paintBody(QPainter &painter, const Sheet &sheet) const
{
    paintFrames(painter, sheet);
    for (const Placed &placed : sheet.body)
        paintPlaced(painter, placed);
}

void SheetPainter::paintNotes(QPainter &painter, const Sheet &sheet) const
{
    for (const Placed &placed : sheet.notes)
        paintPlaced(painter, placed);
}

void SheetPainter::paintFrames(QPainter &painter, const Sheet &sheet) const
{
    struct Run
    {
        const Frame *frame;
        QRectF rect;
        bool begins;
        bool ends;
    };
    std::vector<Run> runs; // in the order of their beginnings, the outer before the inner
    for (const Placed &placed : sheet.body) {
        for (const auto &frame : placed.strip->frames) {
            auto run = std::find_if(runs.begin(), runs.end(), [&](const Run &each) { return each.frame == frame.get(); });
            if (run == runs.end())
                run = runs.insert(run,
                    {frame.get(), {frame->left, placed.top, frame->right - frame->left, 0}, false, false});
            run->rect.setBottom(placed.top + placed.height());
            const Ends ends = m_ends.value(frame.get());
            run->begins = run->begins || ends.first == placed.strip;
            run->ends = run->ends || ends.last == placed.strip;
        }
    }
    for (const Run &run : runs) {
        const QRectF rect =
            run.rect.adjusted(0, run.begins ? 0 : -run.frame->reach, 0, run.ends ? 0 : run.frame->reach);
        painter.save();
        run.frame->paint(painter, rect, run.begins, run.ends);
        painter.restore();
    }
}

} // namespace nunchi::print
