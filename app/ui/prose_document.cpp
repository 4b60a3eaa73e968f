// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prose_document.h"

#include <algorithm>
#include <utility>

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextFrame>

#include "ui/code_writer.h"
#include "ui/link_targets.h"

namespace nunchi::ui {

using namespace course;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kIndent = 26;
constexpr qreal kAfterMarker = 6; ///< least space between a marker and its text

/// Distance of two base lines in sizes of the type: the larger the type, the closer.
qreal lineInEms(int step)
{
    return step <= 0 ? 1.8 : step == 1 ? 1.6 : 1.4;
}
} // namespace

ProseDocument::ProseDocument(const typeset::Appearance &look, typeset::Typesetter &formulas)
    : m_look(look)
    , m_formulas(m_document, look, formulas)
{
    m_document.documentLayout()->registerHandler(InlineFormulas::kType, &m_formulas);
    QObject::connect(&m_formulas, &InlineFormulas::arrived, &m_formulas,
        [this](bool withFaults) { takeFormulas(withFaults); });
    m_document.setDocumentMargin(0);
    m_document.setUndoRedoEnabled(false);
}

void ProseDocument::begin(const TextStyle &style)
{
    m_document.clear();
    m_formulas.clear();
    m_tables.clear();
    m_starts.clear();
    m_ends.clear();
    m_style = style;
    m_fresh = true;
    m_extraTop = 0;
    m_depth = 0;
    m_document.setDefaultFont(m_look.font(style.face, style.step, style.bold));
    m_cursor = QTextCursor(&m_document);
    m_cursor.beginEditBlock();
}

void ProseDocument::rewrite()
{
    std::visit([this](const auto &content) { write(content, m_style); }, std::exchange(m_content, {}));
}

void ProseDocument::takeFormulas(bool withFaults)
{
    if (withFaults) {
        rewrite();
    } else {
        for (const auto &table : m_tables)
            table->refit();
    }
    if (m_tell)
        m_tell();
}

void ProseDocument::write(const Blocks &blocks, const TextStyle &style)
{
    m_content = blocks;
    begin(style);
    writeBlocks(blocks, {0, style.ink});
    shrinkEmptyEnd();
    m_cursor.endEditBlock();
}

void ProseDocument::write(const Inlines &inlines, const TextStyle &style)
{
    m_content = inlines;
    begin(style);
    writeParagraph(inlines, {0, style.ink});
    m_cursor.endEditBlock();
}

void ProseDocument::writeProgram(const QString &code)
{
    const CodeWriter writer(m_look);
    begin(CodeWriter::style());
    QTextBlockFormat format = blockFormat(CodeWriter::style(), {});
    format.setBottomMargin(0);
    format.setNonBreakableLines(true);
    startBlock(format, writer.base());
    writer.write(m_cursor, code, true);
    m_cursor.endEditBlock();
    m_programWidth = writer.width(code) + 2;
}

void ProseDocument::fit(qreal width)
{
    if (width == m_width && m_document.textWidth() == width)
        return; // Qt would lay everything out again
    m_width = width;
    for (const auto &table : m_tables)
        table->fit(width);
    m_document.setTextWidth(width);
}

QString ProseDocument::spokenText(int start, int end)
{
    const int last = end < 0 ? m_document.characterCount() - 1 : end;
    QString text;
    for (QTextBlock block = m_document.findBlock(start); block.isValid() && block.position() < last;
         block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const int from = std::max(fragment.position(), start);
            const int to = std::min(fragment.position() + fragment.length(), last);
            if (from >= to)
                continue;
            const QTextCharFormat format = fragment.charFormat();
            const QString words = fragment.text().mid(from - fragment.position(), to - from);
            if (format.objectType() == InlineFormulas::kType)
                text += m_formulas.spoken(format.intProperty(FormulaNumber));
            else if (isNoteMark(format.anchorHref()))
                //: How a screen reader says the raised number of a note in the text
                text += tr(" (note %1)").arg(words);
            else
                text += words;
        }
        if (block.position() + block.length() <= last)
            text += QLatin1Char('\n');
    }
    text.remove(kStrut);
    return text.replace(QChar::LineSeparator, QLatin1Char('\n'));
}

QTextCursor ProseDocument::link(const QString &target) const
{
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (fragment.charFormat().anchorHref() != target)
                continue;
            QTextCursor link(block);
            link.setPosition(fragment.position());
            link.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            return link;
        }
    }
    return {};
}

qreal ProseDocument::firstBaseline() const
{
    const QTextBlock first = m_document.begin();
    const QRectF rect = m_document.documentLayout()->blockBoundingRect(first); // lays it out
    if (first.layout()->lineCount() == 0)
        return -1;
    const QTextLine line = first.layout()->lineAt(0);
    return rect.top() + line.y() + line.ascent();
}

qreal ProseDocument::leastTableWidth() const
{
    qreal width = 0;
    for (const auto &table : m_tables)
        width = std::max(width, table->leastWidth());
    return width;
}

qreal ProseDocument::naturalTableWidth() const
{
    qreal width = 0;
    for (const auto &table : m_tables)
        width = std::max(width, table->naturalWidth());
    return width;
}

qreal ProseDocument::topOf(const QString &blockId) const
{
    const auto start = m_starts.constFind(blockId);
    if (start == m_starts.constEnd())
        return -1;
    return m_document.documentLayout()->blockBoundingRect(m_document.findBlock(*start)).top();
}

std::pair<int, int> ProseDocument::rangeOf(const QString &blockId) const
{
    return {m_starts.value(blockId, -1), m_ends.value(blockId, -1)};
}

void ProseDocument::writeBlocks(const Blocks &blocks, Place place)
{
    for (const Block &block : blocks)
        writeBlock(block, place);
}

void ProseDocument::writeBlock(const Block &block, Place place)
{
    const int before = m_cursor.position();
    std::visit(
        [this, place](const auto &content) {
            using T = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<T, Heading>)
                writeHeading(content);
            else if constexpr (std::is_same_v<T, Paragraph>)
                writeParagraph(content.text, place);
            else if constexpr (std::is_same_v<T, MathBlock>)
                writeMath(content.tex, place);
            else if constexpr (std::is_same_v<T, CodeBlock>)
                writeCode(content, place);
            else if constexpr (std::is_same_v<T, BlockList>)
                writeList(content, place);
            else if constexpr (std::is_same_v<T, BlockQuote>)
                writeBlocks(content.blocks, {place.left + m_look.length(kIndent), Token::Ink2});
            else if constexpr (std::is_same_v<T, Table>)
                writeTable(content);
            else if constexpr (std::is_same_v<T, SlideBreak>)
                m_extraTop = m_look.length(28);
        },
        block.content);
    if (m_cursor.position() > before || !m_fresh) {
        m_starts.insert(block.id, before + (before > 0 ? 1 : 0));
        m_ends.insert(block.id, m_cursor.position());
    }
}

QTextBlockFormat ProseDocument::blockFormat(const TextStyle &style, Place place) const
{
    QTextBlockFormat format;
    format.setHeadingLevel(style.heading);
    const QFont font = m_look.font(style.face, style.step, style.bold);
    // A distance, not a proportion: formulas and other fonts on a line must not move its neighbours more than needed.
    const qreal leading = m_look.pixelSize(style.step) * lineInEms(style.step) - QFontMetricsF(font).height();
    format.setLineHeight(std::max(0.0, leading), QTextBlockFormat::LineDistanceHeight);
    format.setLeftMargin(place.left);
    format.setBottomMargin(paragraphSpace(m_look, style.step));
    return format;
}

void ProseDocument::startBlock(QTextBlockFormat format, const QTextCharFormat &characters)
{
    format.setTopMargin(format.topMargin() + m_extraTop);
    m_extraTop = 0;
    if (m_fresh) {
        m_cursor.setBlockFormat(format);
        m_cursor.setBlockCharFormat(characters);
        m_cursor.setCharFormat(characters);
    } else {
        m_cursor.insertBlock(format, characters);
    }
    m_fresh = false;
}

void ProseDocument::writeHeading(const Heading &heading)
{
    const int step = std::clamp(4 - heading.level, 0, 2);
    const TextStyle style{Face::Prose, step, true, m_style.ink, heading.level, m_style.shade};
    QTextBlockFormat format = blockFormat(style, {});
    format.setLineHeight(m_look.pixelSize(step) * 0.1, QTextBlockFormat::LineDistanceHeight);
    format.setTopMargin(m_fresh && m_document.isEmpty() ? 0 : m_look.length(20));
    format.setBottomMargin(m_look.length(8));
    const InlineWriter writer(m_look, style, m_formulas);
    startBlock(format, writer.base());
    writer.write(m_cursor, heading.text);
}

void ProseDocument::writeParagraph(const Inlines &text, Place place)
{
    TextStyle style = m_style;
    style.ink = place.ink;
    const InlineWriter writer(m_look, style, m_formulas);
    startBlock(blockFormat(style, place), writer.base());
    writer.write(m_cursor, text);
}

void ProseDocument::writeMarked(const Inlines &text, const Marker &marker, Place place)
{
    TextStyle style = m_style;
    style.ink = place.ink;
    const InlineWriter writer(m_look, style, m_formulas);
    // The marker hangs left of the text; the text after it starts where the following lines do.
    QTextBlockFormat format = blockFormat(style, place);
    format.setTextIndent(-marker.hang);
    format.setTabPositions({QTextOption::Tab(marker.hang, QTextOption::LeftTab)});
    format.setBottomMargin(m_look.pixelSize(style.step) * 0.25);
    startBlock(format, writer.base());
    m_cursor.insertText(marker.text + QLatin1Char('\t'), writer.base());
    writer.write(m_cursor, text);
}

void ProseDocument::writeList(const BlockList &list, Place place)
{
    const QChar bullet = m_depth % 2 == 0 ? QChar(0x2022) : QChar(0x2013);
    const auto markerOf = [&list, bullet](qsizetype item) {
        return list.ordered ? QStringLiteral("%1.").arg(list.start + item) : QString(bullet);
    };
    // As far as the widest number asks for, the same for all items.
    const QFontMetricsF metrics(InlineWriter(m_look, m_style, m_formulas).base().font());
    qreal hang = m_look.length(kIndent);
    for (qsizetype i = 0; i < list.items.size(); ++i)
        hang = std::max(hang, metrics.horizontalAdvance(markerOf(i)) + m_look.length(kAfterMarker));
    ++m_depth;
    for (qsizetype i = 0; i < list.items.size(); ++i)
        writeItem(list.items.at(i), {markerOf(i), hang}, {place.left + hang, place.ink});
    --m_depth;
    if (m_depth == 0) // items stand closer to each other than to what follows
        m_extraTop = paragraphSpace(m_look, m_style.step); // of two margins that meet the larger one holds
}

void ProseDocument::writeItem(const Blocks &item, const Marker &marker, Place place)
{
    const auto *first = item.isEmpty() ? nullptr : std::get_if<Paragraph>(&item.first().content);
    writeMarked(first ? first->text : Inlines(), marker, place);
    for (qsizetype i = first ? 1 : 0; i < item.size(); ++i)
        writeBlock(item.at(i), place);
}

void ProseDocument::writeCode(const CodeBlock &code, Place place)
{
    QTextFrameFormat frame;
    frame.setBackground(m_look.color(m_style.shade));
    frame.setPadding(m_look.length(12));
    frame.setLeftMargin(place.left);
    frame.setTopMargin(m_look.length(4) + m_extraTop);
    frame.setBottomMargin(m_look.length(14));
    m_extraTop = 0;
    const CodeWriter writer(m_look);
    shrinkEmptyEnd();
    m_cursor.insertFrame(frame);
    QTextBlockFormat format = blockFormat(CodeWriter::style(), {});
    format.setBottomMargin(0);
    m_cursor.setBlockFormat(format);
    m_cursor.setBlockCharFormat(writer.base());
    QString text = code.text;
    while (text.endsWith(QLatin1Char('\n')))
        text.chop(1);
    const QString language = code.language.toLower();
    writer.write(m_cursor, text, language == QLatin1String("python") || language == QLatin1String("py"));
    m_cursor.movePosition(QTextCursor::End);
    m_fresh = true;
}

void ProseDocument::writeMath(const QString &tex, Place place)
{
    TextStyle style = m_style;
    style.ink = place.ink;
    QTextBlockFormat format;
    format.setLeftMargin(place.left);
    format.setTopMargin(m_look.length(14));
    format.setBottomMargin(m_look.length(18));
    format.setAlignment(Qt::AlignHCenter);
    const InlineWriter writer(m_look, style, m_formulas);
    startBlock(format, writer.base());
    if (writer.writeDisplay(m_cursor, tex))
        return;
    format.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    m_cursor.mergeBlockFormat(format);
}

void ProseDocument::writeTable(const Table &table)
{
    shrinkEmptyEnd();
    auto writer = std::make_unique<TableWriter>(table, m_look, m_style.shade, m_formulas);
    writer->write(m_cursor);
    if (m_width > 0)
        writer->fit(m_width);
    m_tables.push_back(std::move(writer));
    m_cursor.movePosition(QTextCursor::End);
    m_fresh = true;
}

void ProseDocument::shrinkEmptyEnd()
{
    // Qt keeps an empty block before and after every table and frame; it must not open a gap.
    if (!m_fresh || !m_cursor.block().text().isEmpty())
        return;
    QTextBlockFormat format;
    format.setLineHeight(0.01, QTextBlockFormat::FixedHeight);
    m_cursor.setBlockFormat(format);
    QTextCharFormat tiny;
    tiny.setFontPointSize(1);
    m_cursor.setBlockCharFormat(tiny);
}

} // namespace nunchi::ui
