// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/block_strips.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetricsF>
#include <QPainter>

#include "typeset/math_runs.h"
#include "ui/flow.h"
#include "ui/page_plan.h"
#include "ui/print/box_frame.h"
#include "ui/print/exhibit_strips.h"
#include "ui/print/figure_strips.h"
#include "ui/print/question_strips.h"
#include "ui/print/refused_strips.h"
#include "ui/print/text_strips.h"
#include "ui/summary_blocks.h"

namespace nunchi::ui {

using namespace course;
using print::Strip;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kColumnGap = 24;
constexpr qreal kSlideSpace = 10;
constexpr qreal kAfterFrame = 18;
constexpr qreal kCodePadding = 14;
constexpr qreal kLeastCode = 0.7; ///< smaller, nobody could read it

/// A formula, a short list or a program keeps together as long as a sheet can hold it.
bool staysTogether(const Block &block)
{
    return std::holds_alternative<MathBlock>(block.content);
}

bool isSetApart(const Block &block)
{
    return !std::holds_alternative<Paragraph>(block.content) && !std::holds_alternative<Heading>(block.content)
        && !std::holds_alternative<BlockList>(block.content) && !std::holds_alternative<BlockQuote>(block.content)
        && !std::holds_alternative<MathBlock>(block.content);
}
} // namespace

BlockStrips::BlockStrips(PrintContext &context, AnswerKey &key)
    : m_context(context)
    , m_key(key)
{
}

qreal BlockStrips::spaceBefore(const Block &block) const
{
    if (const auto *heading = std::get_if<Heading>(&block.content))
        return heading->level <= 2 ? 30 : 22;
    if (std::holds_alternative<Paragraph>(block.content))
        return 10;
    if (std::holds_alternative<BlockList>(block.content) || std::holds_alternative<BlockQuote>(block.content))
        return 8;
    if (std::holds_alternative<MathBlock>(block.content))
        return 14;
    if (std::holds_alternative<QuizBlock>(block.content))
        return 26;
    if (std::holds_alternative<ExhibitBlock>(block.content))
        return 22;
    return 18;
}

QList<BlockStrips::Planned> BlockStrips::plan(const Blocks &blocks)
{
    QList<Planned> plan;
    for (const Piece &piece : planPieces(blocks)) {
        bool afterBreak = piece.afterBreak;
        for (const Block &block : piece.blocks) {
            if (std::holds_alternative<SlideBreak>(block.content))
                afterBreak = true;
            else
                plan << Planned{block, std::exchange(afterBreak, false),
                    !plan.isEmpty() && isSetApart(plan.last().block)};
        }
    }
    return plan;
}

Strips BlockStrips::planned(const Planned &planned, qreal width, qreal wide)
{
    Strips strips = block(planned.block, width, wide);
    if (!strips.empty())
        strips.front().above = std::max({strips.front().above, spaceBefore(planned.block),
                                   planned.afterFrame ? kAfterFrame : 0})
            + (planned.afterBreak ? kSlideSpace : 0);
    return strips;
}

Strips BlockStrips::blocks(const Blocks &blocks, qreal width, qreal wide)
{
    Strips strips;
    for (const Planned &each : plan(blocks))
        append(strips, planned(each, width, wide));
    return strips;
}

Strips BlockStrips::block(const Block &block, qreal width, qreal wide)
{
    const QString name = m_context.target(QStringLiteral("block:") + block.id);
    Strips strips;
    if (const auto *box = std::get_if<Box>(&block.content))
        strips = this->box(*box, width);
    else if (std::holds_alternative<ExhibitBlock>(block.content))
        strips = ExhibitStrips(m_context).strips(block, wide);
    else if (const auto *quiz = std::get_if<QuizBlock>(&block.content))
        strips = QuestionStrips(m_context).strips(m_key.enter(m_context, quiz->question, name), width);
    else if (const auto *columns = std::get_if<Columns>(&block.content))
        strips = this->columns(*columns, wide);
    else if (const auto *figure = std::get_if<Figure>(&block.content))
        strips = FigureStrips(m_context).strips(*figure, width);
    else if (const auto *refused = std::get_if<Refused>(&block.content))
        strips = RefusedStrips(m_context).strips(*refused, width);
    else if (std::holds_alternative<Table>(block.content))
        strips = table(block, width, wide);
    else if (const auto *code = std::get_if<CodeBlock>(&block.content))
        strips = program({}, *code, width, wide);
    else if (const auto *python = std::get_if<Python>(&block.content))
        strips = program(python->title, {QStringLiteral("python"), python->code}, width, wide);
    else if (std::holds_alternative<Summary>(block.content))
        strips = summary(width, wide);
    else
        return text(block, width);
    if (!strips.empty() && !block.id.isEmpty())
        strips.front().anchors << print::Anchor{name, 0};
    return strips;
}

Strips BlockStrips::summary(qreal width, qreal wide)
{
    session::LessonSummary summary(m_context.page.session, m_context.lesson);
    while (summary.takeNext()) { }
    return blocks(summaryBlocks(summary), width, wide);
}

Strips BlockStrips::text(const Block &block, qreal width)
{
    Strips strips = TextStrips(m_context, m_context.text(block, {}, width)).strips();
    if (strips.empty())
        return strips;
    if (staysTogether(block))
        for (size_t i = 0; i + 1 < strips.size(); ++i)
            strips[i].keepWithNext = true;
    if (const auto *heading = std::get_if<Heading>(&block.content))
        strips.front().headings << print::Heading{typeset::plainLine(plainText(heading->text)), heading->level};
    return strips;
}

Strips BlockStrips::table(const Block &block, qreal width, qreal wide)
{
    PrintContext::Text text = m_context.text(block, {}, width);
    const qreal least = text->leastTableWidth();
    const qreal needed = least <= width ? width : std::max(least, wide);
    text->fit(needed);
    Strips strips = TextStrips(m_context, text).strips();
    // Wider than the sheet: all of it smaller.
    if (needed > wide)
        strips = print::scaled(std::move(strips), wide / needed);
    const QString caption = typeset::plainLine(std::get<Table>(block.content).caption);
    return withTitle(caption, std::move(strips), width);
}

Strips BlockStrips::program(const QString &title, const CodeBlock &code, qreal width, qreal wide)
{
    qreal longest = 0;
    const QFontMetricsF metrics(m_context.look().font(Face::Code, -1));
    for (const QString &line : code.text.split(QLatin1Char('\n')))
        longest = std::max(longest, metrics.horizontalAdvance(line));
    const qreal needed = std::ceil(longest) + 2 * kCodePadding;
    // As wide as its longest line wants it; beyond the sheet smaller, and only then are lines broken.
    const qreal factor = std::clamp(wide / needed, kLeastCode, 1.0);
    const qreal room = std::clamp(needed, width, wide / factor);
    const Block block{{}, {}, code};
    Strips strips = TextStrips(m_context, m_context.text(block, {}, room)).strips();
    if (factor < 1)
        strips = print::scaled(std::move(strips), factor);
    return withTitle(typeset::plainLine(title), std::move(strips), width);
}

Strips BlockStrips::withTitle(const QString &title, Strips strips, qreal width)
{
    if (title.isEmpty() || strips.empty())
        return strips;
    Strips titled =
        TextStrips(m_context, m_context.text(title, {Face::Label, -1, true, Token::Ink}, width)).strips();
    for (Strip &strip : titled)
        strip.keepWithNext = true;
    strips.front().above = 6;
    append(titled, std::move(strips));
    return titled;
}

Strips BlockStrips::box(const Box &box, qreal width)
{
    const BoxFrame frame(m_context.look(), box);
    const qreal inner = width - 2 * frame.side();
    Strips strips;
    if (const Inlines label = frame.label(); !label.isEmpty())
        append(strips, TextStrips(m_context, m_context.text(label, {Face::Label, -1, true, Token::Ink}, inner)).strips());
    for (Strip &strip : strips)
        strip.keepWithNext = true;
    const Token outside = std::exchange(m_context.shade, shadeOn(frame.ground()));
    Strips content = blocks(box.blocks, inner, inner);
    m_context.shade = outside;
    if (content.empty())
        return {};
    content.front().above = 6;
    append(strips, std::move(content));
    indent(strips, frame.side());
    frame.put(strips, width);
    return strips;
}

Strips BlockStrips::columns(const Columns &columns, qreal wide)
{
    const auto count = static_cast<qreal>(std::max<qsizetype>(1, columns.columns.size()));
    const qreal width = (wide - kColumnGap * (count - 1)) / count;
    auto parts = std::make_shared<Strips>();
    Strip whole;
    for (const Blocks &each : columns.columns) {
        Strip part = print::joined(blocks(each, width, width));
        const qreal left = static_cast<qreal>(parts->size()) * (width + kColumnGap);
        whole.height = std::max(whole.height, part.height);
        whole.notes << part.notes;
        whole.anchors << part.anchors;
        for (const print::StripLink &link : std::as_const(part.links))
            whole.links << print::StripLink{link.rect.translated(left, 0), link.target};
        parts->push_back(std::move(part));
    }
    whole.paint = [parts, step = width + kColumnGap](QPainter &painter) {
        for (size_t i = 0; i < parts->size(); ++i) {
            painter.save();
            painter.translate(static_cast<qreal>(i) * step, 0);
            if ((*parts)[i].paint)
                (*parts)[i].paint(painter);
            painter.restore();
        }
    };
    Strips strips;
    strips.push_back(std::move(whole));
    return strips;
}

} // namespace nunchi::ui
