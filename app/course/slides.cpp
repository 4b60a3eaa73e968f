// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/slides.h"

#include <algorithm>

namespace nunchi::course {

namespace {

const Box *speakerBox(const Block &block)
{
    const auto *box = std::get_if<Box>(&block.content);
    return box && box->kind == Box::Kind::Speaker ? box : nullptr;
}

bool pointsTo(const Blocks &blocks, const QString &note)
{
    for (const Block *block : flattened(blocks))
        for (const Inlines &words : wordsOf(*block))
            for (const Span &span : words)
                if (span.kind == Span::Kind::Note && span.text == note)
                    return true;
    return false;
}

/// The parts of the page, breaks left out.
QList<Slide> parts(const Blocks &blocks)
{
    QList<Slide> slides{{}};
    for (const Block &block : blocks) {
        if (std::holds_alternative<SlideBreak>(block.content)) {
            slides << Slide{};
            continue;
        }
        Slide &slide = slides.last();
        if (slide.place.file.isEmpty())
            slide.place = block.place;
        if (const Box *box = speakerBox(block))
            slide.speaker << box->blocks;
        else
            slide.blocks << block;
    }
    return slides;
}

/// Notes to a part that shows nothing belong to what was shown before.
void joinSpeakersOnly(QList<Slide> &slides)
{
    for (qsizetype i = 1; i < slides.size();) {
        if (!slides[i].blocks.isEmpty()) {
            ++i;
            continue;
        }
        slides[i - 1].speaker << slides[i].speaker;
        slides.removeAt(i);
    }
}

bool hasHeading(const Slide &slide)
{
    return !slide.blocks.isEmpty() && std::holds_alternative<Heading>(slide.blocks.first().content);
}

/// What is said of a matter stands at its end, and is needed from its first slide on.
void shareSpeaker(QList<Slide> &slides)
{
    for (qsizetype i = slides.size() - 2; i >= 0; --i)
        if (slides[i].speaker.isEmpty() && !hasHeading(slides[i + 1]))
            slides[i].speaker = slides[i + 1].speaker;
}

void takeHeading(Slide &slide)
{
    if (!hasHeading(slide))
        return;
    slide.heading = std::get<Heading>(slide.blocks.first().content).text;
    slide.blocks.removeFirst();
}

} // namespace

Slide partOf(const Slide &slide, const Blocks &blocks)
{
    Slide part = slide;
    part.blocks = blocks;
    if (!blocks.isEmpty())
        part.place = blocks.first().place;
    part.notes.removeIf([&blocks](const Note &note) { return !pointsTo(blocks, note.id); });
    return part;
}

QList<Slide> slidesOf(const Page &page)
{
    QList<Slide> slides = parts(page.blocks);
    joinSpeakersOnly(slides);
    shareSpeaker(slides);
    Inlines heading;
    for (Slide &slide : slides) {
        slide.heading = heading; // a break without a heading goes on with the same matter
        takeHeading(slide);
        heading = slide.heading;
        std::copy_if(page.notes.begin(), page.notes.end(), std::back_inserter(slide.notes),
            [&slide](const Note &note) { return pointsTo(slide.blocks, note.id); });
    }
    return slides;
}

} // namespace nunchi::course
