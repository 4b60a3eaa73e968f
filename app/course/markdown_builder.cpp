// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/markdown_builder.h"

#include <QCoreApplication>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Markdown)
};

constexpr size_t mostLevels = 24;
constexpr unsigned mostColumns = 32;

Align alignOf(MD_ALIGN align)
{
    switch (align) {
    case MD_ALIGN_LEFT:
        return Align::Left;
    case MD_ALIGN_CENTER:
        return Align::Centre;
    case MD_ALIGN_RIGHT:
        return Align::Right;
    default:
        return Align::Default;
    }
}

} // namespace

MarkdownBuilder::MarkdownBuilder(MarkdownSource &source)
    : m_source(source)
    , m_inlines(source)
    , m_rows(source)
    , m_definitions(source)
{
    m_frames.emplace_back();
}

int MarkdownBuilder::enterBlock(MD_BLOCKTYPE type, void *detail)
{
    leaveTightItem();
    if (!hasRoom(somewhere()))
        return 1;
    switch (type) {
    case MD_BLOCK_QUOTE:
    case MD_BLOCK_LI:
        return push();
    case MD_BLOCK_UL:
        return push();
    case MD_BLOCK_OL:
        return push({true, int(std::min(static_cast<MD_BLOCK_OL_DETAIL *>(detail)->start, 999'999'999U)), {}});
    case MD_BLOCK_HR:
        m_source.reading.error(m_source.inFile(somewhere()),
            Words::tr("a slide break stands at the left margin, outside lists and quotes"));
        break;
    case MD_BLOCK_H:
        m_level = int(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level);
        gatherWords();
        break;
    case MD_BLOCK_CODE:
        openCode(*static_cast<MD_BLOCK_CODE_DETAIL *>(detail));
        break;
    case MD_BLOCK_HTML:
        m_gathering = Gathering::Html;
        m_htmlIsNew = true;
        m_problemsBefore = m_source.reading.problems.size();
        break;
    case MD_BLOCK_TABLE:
        return openTable(*static_cast<MD_BLOCK_TABLE_DETAIL *>(detail));
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY:
        m_inHead = type == MD_BLOCK_THEAD;
        break;
    case MD_BLOCK_TR:
        if (!m_inHead)
            m_table.rows.emplaceBack();
        break;
    case MD_BLOCK_TH:
        m_table.columns.append(alignOf(static_cast<MD_BLOCK_TD_DETAIL *>(detail)->align));
        gatherWords();
        break;
    case MD_BLOCK_TD:
    case MD_BLOCK_P:
        gatherWords();
        break;
    default:
        break;
    }
    return 0;
}

int MarkdownBuilder::leaveBlock(MD_BLOCKTYPE type)
{
    leaveTightItem();
    switch (type) {
    case MD_BLOCK_P:
        finishParagraph();
        break;
    case MD_BLOCK_H:
        finishHeading();
        break;
    case MD_BLOCK_CODE:
        finishCode();
        break;
    case MD_BLOCK_HTML:
        finishHtml();
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        finishCell();
        break;
    case MD_BLOCK_DOC:
        m_definitions.warnOfUnused();
        break;
    case MD_BLOCK_TR:
        m_rows.leaveRow(m_table.columns.size());
        break;
    case MD_BLOCK_TABLE:
        append(std::exchange(m_table, {}), linePlace(m_blockStart));
        break;
    case MD_BLOCK_QUOTE:
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
    case MD_BLOCK_LI:
        finishContainer(type);
        break;
    default:
        break;
    }
    if (type != MD_BLOCK_TABLE && type != MD_BLOCK_THEAD && type != MD_BLOCK_TBODY && type != MD_BLOCK_TR)
        m_gathering = Gathering::Nothing;
    return 0;
}

/// at: in the prepared text.
bool MarkdownBuilder::hasRoom(qsizetype at)
{
    const qsizetype before = m_source.reading.problems.size();
    if (m_source.reading.roomForMore(m_source.inFile(at)))
        return true;
    m_stopped += m_source.reading.errorsSince(before);
    return false;
}

int MarkdownBuilder::stop(const QString &why)
{
    const qsizetype before = m_source.reading.problems.size();
    m_source.reading.error(m_source.inFile(somewhere()), why);
    m_stopped += m_source.reading.errorsSince(before);
    return 1;
}

int MarkdownBuilder::push(BlockList list)
{
    if (m_frames.size() >= mostLevels)
        return stop(Words::tr("lists and quotes are nested too deeply here: use fewer levels"));
    m_frames.push_back({{}, std::move(list), -1});
    return 0;
}

void MarkdownBuilder::finishContainer(MD_BLOCKTYPE type)
{
    Frame frame = std::move(m_frames.back());
    m_frames.pop_back();
    const Place place = linePlace(frame.at);
    if (type == MD_BLOCK_LI)
        m_frames.back().list.items.append(std::move(frame.blocks));
    else if (type == MD_BLOCK_QUOTE)
        append(BlockQuote{std::move(frame.blocks)}, place);
    else
        append(std::move(frame.list), place);
}

int MarkdownBuilder::openTable(const MD_BLOCK_TABLE_DETAIL &detail)
{
    m_blockStart = -1;
    m_rows.enterTable();
    if (detail.col_count <= mostColumns)
        return 0;
    return stop(Words::tr("a table may have at most %n column(s)", nullptr, int(mostColumns)));
}

void MarkdownBuilder::openCode(const MD_BLOCK_CODE_DETAIL &detail)
{
    const auto wordsOf = [&](const MD_ATTRIBUTE &attribute) {
        return m_inlines.restored(QByteArrayView(attribute.text, attribute.text ? attribute.size : 0));
    };
    m_gathering = Gathering::Code;
    m_blockStart = -1;
    m_codeIsDirective = wordsOf(detail.info).startsWith(QLatin1Char('{'));
    m_code = {wordsOf(detail.lang), {}};
}

void MarkdownBuilder::gatherWords()
{
    m_inlines.take();
    m_gathering = Gathering::Words;
}

void MarkdownBuilder::leaveTightItem()
{
    if (!std::exchange(m_tightItem, false))
        return;
    finishParagraph();
    m_gathering = Gathering::Nothing;
}

qsizetype MarkdownBuilder::pastSpaces(qsizetype at) const
{
    while (at < m_source.text().size() && QByteArrayView(" \t\n").contains(m_source.text()[at]))
        ++at;
    return at;
}

void MarkdownBuilder::finishParagraph()
{
    const qsizetype end = m_inlines.lastOffset();
    InlineBuilder::Result result = m_inlines.take();
    warnOfLostBlocks(m_source, result.first, end);
    if (m_frames.size() > 1)
        warnOfTask(m_source, result.first);
    const auto emit_ = [&](qsizetype from, qsizetype to, qsizetype at) {
        Inlines part = result.spans.sliced(from, to - from);
        const auto isBreak = [](const Span &span) {
            return span.kind == Span::Kind::SoftBreak || span.kind == Span::Kind::HardBreak
                || (span.kind == Span::Kind::Text && span.text.trimmed().isEmpty());
        };
        while (!part.isEmpty() && isBreak(part.first()))
            part.removeFirst();
        while (!part.isEmpty() && isBreak(part.last()))
            part.removeLast();
        if (!part.isEmpty())
            append(Paragraph{std::move(part)}, textPlace(at));
    };
    qsizetype done = 0;
    qsizetype at = result.first;
    for (const InlineBuilder::Display &display : std::as_const(result.display)) {
        emit_(done, display.span, at);
        if (!hasRoom(display.at))
            return;
        append(MathBlock{result.spans[display.span].text}, m_source.reading.place(m_source.inFile(display.at)));
        done = display.span + 1;
        at = pastSpaces(display.at + standIn(0).size());
    }
    emit_(done, result.spans.size(), at);
}

void MarkdownBuilder::finishHeading()
{
    const InlineBuilder::Result result = m_inlines.take();
    const qsizetype at = result.first < 0 ? somewhere() : result.first;
    const qsizetype inFile = m_source.inFile(at);
    const QByteArrayView before = QByteArrayView(m_source.text()).first(at).trimmed();
    if (result.first >= 0 && !before.endsWith('#'))
        m_source.reading.warning(inFile,
            Words::tr("this line is a heading because of the line under it: write ## before "
                      "a heading, or leave an empty line between"));
    else if (m_level == 1)
        m_source.reading.warning(
            inFile, Words::tr("the page's title stands in its front matter: begin headings with ##"));
    append(Heading{m_level, result.spans}, linePlace(at));
}

void MarkdownBuilder::finishCode()
{
    // The first line of code follows the fence's line.
    const qsizetype fenceEnd = m_source.text().lastIndexOf('\n', std::max<qsizetype>(0, m_blockStart - 1));
    const Place place = linePlace(m_blockStart < 0 ? somewhere() : std::max<qsizetype>(0, fenceEnd));
    if (m_code.text.endsWith(QLatin1Char('\n')))
        m_code.text.chop(1);
    if (!m_codeIsDirective)
        return append(std::exchange(m_code, {}), place);
    const qsizetype before = m_source.reading.problems.size();
    m_source.reading.error(place, Words::tr("a directive stands at the left margin, outside lists and quotes"));
    append(Refused{Refused::Kind::Other, m_source.reading.errorsSince(before)}, place);
    m_source.reading.leaveOut();
}

void MarkdownBuilder::finishHtml()
{
    const InlineBuilder::Result html = m_inlines.take();
    append(Refused{Refused::Kind::Html, m_source.reading.errorsSince(m_problemsBefore)}, linePlace(html.first));
    m_source.reading.leaveOut();
}

void MarkdownBuilder::refuseRest()
{
    if (!m_stopped.isEmpty())
        m_frames.front().blocks.append(Block{{}, m_stopped.last().place, Refused{Refused::Kind::Other, m_stopped}});
}

void MarkdownBuilder::finishCell()
{
    InlineBuilder::Result result = m_inlines.take();
    for (const InlineBuilder::Display &display : std::as_const(result.display))
        m_source.reading.warning(
            m_source.inFile(display.at), Words::tr("$$ in a table is shown in the line: write $…$"));
    if (m_blockStart < 0)
        m_blockStart = result.first;
    m_rows.addCell(result.first);
    // In a table \| is a bar in code, too.
    for (Span &span : result.spans)
        if (span.marks.testFlag(Mark::Code))
            span.text.replace(QLatin1String("\\|"), QLatin1String("|"));
    if (m_inHead)
        m_table.head.append(result.spans);
    else
        m_table.rows.last().append(result.spans);
}

int MarkdownBuilder::enterSpan(MD_SPANTYPE type, void *detail)
{
    if (m_gathering == Gathering::Nothing) {
        gatherWords();
        m_tightItem = true;
    }
    m_inlines.enterSpan(type, detail);
    return 0;
}

int MarkdownBuilder::leaveSpan(MD_SPANTYPE type)
{
    m_inlines.leaveSpan(type);
    return 0;
}

int MarkdownBuilder::text(MD_TEXTTYPE type, QByteArrayView piece)
{
    const qsizetype at = m_source.offsetOf(piece.data());
    noteOffset(at);
    m_definitions.noteShown(at, piece.size());
    if (m_gathering == Gathering::Code) {
        m_code.text += m_inlines.restored(piece);
        return 0;
    }
    if (m_gathering == Gathering::Nothing) {
        gatherWords();
        m_tightItem = true;
    }
    // An HTML block is named once, at its first line.
    if (m_gathering == Gathering::Words || (m_gathering == Gathering::Html && std::exchange(m_htmlIsNew, false)))
        m_inlines.text(type, piece);
    return 0;
}

void MarkdownBuilder::noteOffset(qsizetype at)
{
    if (at < 0)
        return;
    if (m_gathering == Gathering::Code && m_blockStart < 0)
        m_blockStart = at;
    for (auto frame = m_frames.rbegin(); frame != m_frames.rend() && frame->at < 0; ++frame)
        frame->at = at;
}

void MarkdownBuilder::append(Block::Content content, Place place)
{
    m_frames.back().blocks.append(Block{{}, std::move(place), std::move(content)});
}

/// The first sign of the line.
Place MarkdownBuilder::linePlace(qsizetype at) const
{
    const SourceText &file = m_source.reading.source();
    qsizetype start = file.lineStart(m_source.inFile(at < 0 ? somewhere() : at));
    while (start < file.text().size() && (file.text()[start] == ' ' || file.text()[start] == '\t'))
        ++start;
    return file.place(start);
}

/// Where words begin, with the stars or backticks before them.
Place MarkdownBuilder::textPlace(qsizetype at) const
{
    at = at < 0 ? somewhere() : at;
    const QByteArray &text = m_source.text();
    while (at > 0 && at <= text.size()
        && (text[at - 1] == '*' || text[at - 1] == '_' || text[at - 1] == '`' || text[at - 1] == '['))
        --at;
    return m_source.reading.place(m_source.inFile(at));
}

} // namespace nunchi::course
