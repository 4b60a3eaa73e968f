// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slide_view.h"

#include <algorithm>

#include <QPainter>

#include "typeset/math_runs.h"
#include "ui/block_stack.h"
#include "ui/note_view.h"
#include "ui/palette.h"
#include "ui/prose_view.h"
#include "ui/words.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kDesignHeight = 1080;
constexpr qreal kMostScale = 2.4; ///< at the design's height; more would look like a poster
constexpr qreal kLeastForAll = 0.8; ///< what an appearance can be set to
constexpr int kSearchSteps = 6;
constexpr qreal kColumn = 780; ///< text, at scale 1
constexpr qreal kSide = 0.055; ///< of the width
constexpr qreal kTop = 0.05; ///< of the height
constexpr qreal kExhibitWidths[] = {700, 800, 934, 1060, 1200}; ///< at scale 1

/// How many blocks are left when headings at the end go to the next slide; 0: there is nothing but headings.
qsizetype withoutLastHeadings(const course::Blocks &blocks)
{
    const auto isHeading = [](const course::Block &block) {
        return std::holds_alternative<course::Heading>(block.content);
    };
    return std::find_if_not(blocks.rbegin(), blocks.rend(), isHeading).base() - blocks.begin();
}
} // namespace

SlideView::SlideView(session::Session &session, typeset::Typesetter &formulas, QWidget *parent)
    : FlowWidget(parent)
    , m_look(typeset::Fonts::onThisComputer())
    , m_context{session, m_look, formulas, [](const QString &) {}, [](QWidget *, const QRect &) {}, [] {},
          exhibits::Role::Audience}
    , m_heading(new ProseView(m_context, this))
    , m_blocks(new BlockStack(
          m_context, [this](int width) { return measure(width); }, this))
{
    m_look.setReducedMotion(true);
    setAutoFillBackground(true);
}

SlideView::~SlideView()
{
    // The parts use the appearance, which is a member: they go first.
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
}

Measure SlideView::measure(int width) const
{
    const int left = qRound(width * kSide);
    const int wide = width - 2 * left;
    const int exhibit = m_hasExhibit ? std::min(wide, qRound(m_look.length(m_exhibitWidth))) : wide;
    const int aside = m_isExhibit ? (wide - exhibit) / 2 : 0;
    return {left + aside, std::min(wide, qRound(m_look.length(kColumn))), exhibit};
}

void SlideView::setSlide(const course::Page &page, const course::Slide &slide)
{
    dress(*this, m_look);
    const auto isExhibit = [](const course::Block &block) {
        return std::holds_alternative<course::ExhibitBlock>(block.content);
    };
    m_hasExhibit = std::any_of(slide.blocks.begin(), slide.blocks.end(), isExhibit);
    const course::Inlines heading = slide.heading.isEmpty() ? wordsWithMath(page.front.title) : slide.heading;
    m_heading->setInlines(heading, {Face::Prose, 4, true, Token::Ink, 1});
    // An exhibit alone is headed by its own question, and needs the room.
    m_isExhibit = m_hasExhibit && slide.blocks.size() == 1;
    m_heading->setVisible(!m_isExhibit);
    m_running = m_isExhibit ? typeset::plainLine(plainText(heading)) : QString();
    m_blocks->setBlocks(slide.blocks);
    m_blocks->buildAll(width());
    qDeleteAll(m_notes);
    m_notes.clear();
    for (const course::Note &note : slide.notes) {
        m_notes.push_back(new NoteView(m_context, this));
        m_notes.back()->setNote(note);
        m_notes.back()->show();
    }
}

void SlideView::setNumber(int number, int count)
{
    //: The number of a slide in the corner of the slide: %1 of %2.
    m_foot = tr("%1 / %2").arg(number).arg(count);
    update();
}

QFont SlideView::footFont() const
{
    QFont font = m_look.font(Face::Label);
    font.setPixelSize(qRound(leastTextPixels * height() / kDesignHeight));
    return font;
}

qreal SlideView::footHeight() const
{
    return QFontMetricsF(footFont()).height();
}

int SlideView::room() const
{
    return height() - qRound(height() * kTop / 2 + footHeight());
}

qreal SlideView::leastScale() const
{
    const qreal atScaleOne = m_look.pixelSize(0) / m_look.textScale();
    return std::max(kLeastForAll, leastTextPixels / atScaleOne * height() / kDesignHeight);
}

bool SlideView::fitsAt(qreal scale)
{
    m_look.setTextScale(scale);
    return heightForWidth(width()) <= room();
}

/// The width at which the exhibits can be set largest: the wider they are the taller, and neither may leave the slide.
void SlideView::chooseExhibitWidth()
{
    const qreal least = leastScale();
    const qreal wide = width() * (1 - 2 * kSide);
    m_look.setTextScale(least);
    qreal best = 0;
    qreal bestWidth = 0;
    for (const qreal candidate : kExhibitWidths) {
        m_exhibitWidth = candidate;
        const qreal scale = std::min(wide / candidate, least * room() / heightForWidth(width()));
        if (scale > best) {
            best = scale;
            bestWidth = candidate;
        }
    }
    m_exhibitWidth = bestWidth;
}

bool SlideView::fitsAtLeast()
{
    if (m_hasExhibit)
        chooseExhibitWidth();
    return fitsAt(leastScale());
}

void SlideView::fit()
{
    m_overfull = !fitsAtLeast();
    qreal low = m_overfull ? kLeastForAll : leastScale();
    qreal high = m_overfull ? leastScale() : std::max(low, kMostScale * height() / kDesignHeight);
    if (m_hasExhibit)
        high = std::min(high, width() * (1 - 2 * kSide) / m_exhibitWidth);
    if (fitsAt(high))
        low = high;
    for (int step = 0; step < kSearchSteps && low < high; ++step) {
        const qreal middle = (low + high) / 2;
        (fitsAt(middle) ? low : high) = middle;
    }
    m_look.setTextScale(low);
    arrange(width(), Flow::Pass::Place);
    update();
}

QList<course::Slide> SlideView::split(const course::Page &page, const course::Slide &slide)
{
    const auto fits = [&](const course::Slide &part) {
        setSlide(page, part);
        return fitsAtLeast();
    };
    if (slide.blocks.size() < 2 || fits(slide))
        return {slide};
    QList<course::Slide> parts;
    course::Blocks rest = slide.blocks;
    while (!rest.isEmpty()) {
        course::Slide part = course::partOf(slide, rest.mid(0, 1));
        for (qsizetype count = 2; count <= rest.size(); ++count) {
            const course::Slide more = course::partOf(slide, rest.mid(0, count));
            if (!fits(more))
                break;
            part = more;
        }
        if (const qsizetype kept = withoutLastHeadings(part.blocks); kept > 0 && part.blocks.size() < rest.size())
            part = course::partOf(slide, rest.mid(0, kept));
        rest.remove(0, part.blocks.size());
        parts << part;
    }
    return parts;
}

int SlideView::arrange(int width, Flow::Pass pass) const
{
    const Measure place = measure(width);
    Flow flow(pass);
    flow.space(height() * kTop);
    if (!m_heading->isHidden()) {
        flow.add(m_heading, place.left, width - 2 * place.left);
        flow.space(m_look.length(16));
    }
    flow.add(m_blocks, 0, width);
    for (NoteView *note : m_notes) {
        flow.space(m_look.length(12));
        flow.add(note, place.left, width - 2 * place.left);
    }
    return flow.bottom();
}

void SlideView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(footFont());
    painter.setPen(m_look.color(Token::Ink3));
    const qreal left = width() * kSide;
    const QRectF foot(left, room(), width() - 2 * left, footHeight());
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, m_foot);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, m_running);
}

} // namespace nunchi::ui
