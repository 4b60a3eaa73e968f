// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/strip.h"

#include <limits>
#include <map>

#include <QPainter>

#include "print/sheet_composer.h"
#include "print/sheet_painter.h"

namespace nunchi::print {

namespace {

void movePaint(Strip &strip, qreal by)
{
    if (!strip.paint)
        return;
    strip.paint = [paint = std::move(strip.paint), by](QPainter &painter) {
        painter.translate(by, 0);
        paint(painter);
        painter.translate(-by, 0);
    };
}

/// Strips that shared a frame share the changed one.
template <typename Change> void changeFrames(Strips &strips, Change change)
{
    std::map<const Frame *, std::shared_ptr<const Frame>> changed;
    for (Strip &strip : strips)
        for (auto &frame : strip.frames) {
            auto &other = changed[frame.get()];
            if (!other) {
                auto copy = std::make_shared<Frame>(*frame);
                change(*copy);
                other = copy;
            }
            frame = other;
        }
}

void scale(Strip &strip, qreal factor)
{
    strip.height *= factor;
    strip.above *= factor;
    if (strip.paint)
        strip.paint = [paint = std::move(strip.paint), factor](QPainter &painter) {
            painter.save();
            painter.scale(factor, factor);
            paint(painter);
            painter.restore();
        };
    for (StripLink &link : strip.links)
        link.rect = QRectF(link.rect.topLeft() * factor, link.rect.size() * factor);
    for (Anchor &anchor : strip.anchors)
        anchor.top *= factor;
    if (strip.repeated)
        strip.repeated = std::make_shared<Strip>(scaled({*strip.repeated}, factor).front());
}

/// The parts of a joined strip, placed under each other for good.
struct Stack
{
    Strips strips;
    std::vector<Sheet> sheets;
};

} // namespace

void indent(Strips &strips, qreal by)
{
    changeFrames(strips, [by](Frame &frame) {
        frame.left += by;
        frame.right += by;
    });
    for (Strip &strip : strips) {
        movePaint(strip, by);
        for (StripLink &link : strip.links)
            link.rect.translate(by, 0);
        if (strip.repeated) {
            Strips head{*strip.repeated};
            indent(head, by);
            strip.repeated = std::make_shared<Strip>(std::move(head.front()));
        }
    }
}

Strips scaled(Strips strips, qreal factor)
{
    changeFrames(strips, [factor](Frame &frame) {
        frame.left *= factor;
        frame.right *= factor;
        frame.reach *= factor;
    });
    for (Strip &strip : strips)
        scale(strip, factor);
    return strips;
}

Strip joined(Strips strips)
{
    Strip whole;
    if (strips.empty())
        return whole;
    auto stack = std::make_shared<Stack>();
    stack->strips = std::move(strips);
    whole.above = stack->strips.front().above;
    for (Strip &strip : stack->strips)
        strip.newSheetAfter = 1;
    stack->sheets = SheetComposer(std::numeric_limits<qreal>::max(), 0).compose(stack->strips);
    const Sheet &sheet = stack->sheets.front();
    for (const Placed &placed : sheet.body) {
        const Strip &strip = *placed.strip;
        whole.height = placed.top + placed.height();
        whole.notes << strip.notes;
        for (const StripLink &link : strip.links)
            whole.links << StripLink{link.rect.translated(0, placed.top), link.target};
        for (const Anchor &anchor : strip.anchors)
            whole.anchors << Anchor{anchor.name, anchor.top + placed.top};
        whole.headings << strip.headings;
    }
    whole.paint = [stack](QPainter &painter) { SheetPainter(stack->strips).paintBody(painter, stack->sheets.front()); };
    return whole;
}

void append(Strips &strips, Strips more)
{
    strips.insert(strips.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

} // namespace nunchi::print
