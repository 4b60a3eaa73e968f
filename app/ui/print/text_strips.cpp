// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/text_strips.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>

#include "ui/print/table_strips.h"

namespace nunchi::ui {

namespace {
constexpr qreal kLeading = 0.55; ///< of the screen's space between lines: paper is read at one size
} // namespace

QList<print::StripLink> linksOf(const QTextBlock &block, const QTextLine &line, const PrintContext &context)
{
    QList<print::StripLink> links;
    const int from = line.textStart();
    const int to = from + line.textLength();
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QString href = it.fragment().charFormat().anchorHref();
        const int start = std::max(from, it.fragment().position() - block.position());
        const int end = std::min(to, it.fragment().position() - block.position() + it.fragment().length());
        if (href.isEmpty() || start >= end)
            continue;
        const qreal left = line.cursorToX(start);
        links << print::StripLink{QRectF(left, 0, line.cursorToX(end) - left, line.height()), context.target(href)};
    }
    return links;
}

QList<std::shared_ptr<const print::Strip>> notesOf(
    const QTextBlock &block, const QTextLine &line, const PrintContext &context)
{
    QList<std::shared_ptr<const print::Strip>> notes;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const int start = it.fragment().position() - block.position();
        if (start < line.textStart() || start >= line.textStart() + line.textLength())
            continue;
        if (auto note = context.notes->take(it.fragment().charFormat().anchorHref(), context))
            notes << note;
    }
    return notes;
}

TextStrips::TextStrips(const PrintContext &context, PrintContext::Text text)
    : m_text(std::move(text))
    , m_context(context)
{
}

print::Strips TextStrips::strips()
{
    takeFrame(m_text->document().rootFrame(), {});
    takeAnchors();
    if (!m_strips.empty())
        m_strips.front().above = 0;
    return std::move(m_strips);
}

void TextStrips::takeFrame(QTextFrame *frame, const Frames &frames)
{
    for (auto it = frame->begin(); !it.atEnd(); ++it) {
        if (auto *table = qobject_cast<QTextTable *>(it.currentFrame())) {
            print::Strips rows = TableStrips(m_context, m_text, table).strips();
            if (rows.empty())
                continue;
            m_bottom = TableStrips::bottomOf(m_text, table);
            for (print::Strip &row : rows) {
                row.frames = frames + row.frames;
                m_tops.push_back(TableStrips::topOf(m_text, table));
            }
            append(m_strips, std::move(rows));
        } else if (it.currentFrame()) {
            takeBox(it.currentFrame(), frames);
        } else {
            takeBlock(it.currentBlock(), frames);
        }
    }
}

void TextStrips::takeBox(QTextFrame *frame, const Frames &frames)
{
    const QTextFrameFormat format = frame->frameFormat();
    auto ground = std::make_shared<print::Frame>();
    ground->left = format.leftMargin();
    ground->right = m_text->width() - format.rightMargin();
    ground->reach = format.padding() / 2;
    ground->paint = [brush = format.background()](
                        QPainter &painter, const QRectF &rect, bool, bool) { painter.fillRect(rect, brush); };
    const size_t first = m_strips.size();
    takeFrame(frame, Frames(frames) << ground);
    if (m_strips.size() == first)
        return;
    // The padding belongs to the first and the last line.
    print::Strip &begin = m_strips[first];
    const qreal padding = format.padding();
    begin.above = std::max(0.0, begin.above - padding);
    begin.height += padding;
    begin.paint = [paint = std::move(begin.paint), padding](QPainter &painter) {
        painter.translate(0, padding);
        paint(painter);
        painter.translate(0, -padding);
    };
    m_strips.back().height += padding;
    m_bottom += padding;
}

void TextStrips::takeBlock(const QTextBlock &block, const Frames &frames)
{
    const QRectF box = m_text->document().documentLayout()->blockBoundingRect(block);
    const int count = block.layout()->lineCount();
    if (block.length() <= 1)
        return; // Qt needs it around frames; it is not a line
    const bool heading = block.blockFormat().headingLevel() > 0;
    for (int i = 0; i < count; ++i) {
        print::Strip strip = line(block, i, box);
        const qreal top = box.top() + block.layout()->lineAt(i).y();
        strip.above = std::max(0.0, top - m_bottom) * (i > 0 ? kLeading : 1);
        // No line of a paragraph stands alone.
        strip.keepWithNext = heading || (count > 1 && (i == 0 || i == count - 2));
        strip.frames = frames;
        m_bottom = top + strip.height;
        m_tops.push_back(top);
        m_strips.push_back(std::move(strip));
    }
}

print::Strip TextStrips::line(const QTextBlock &block, int index, const QRectF &box)
{
    const QTextLine line = block.layout()->lineAt(index);
    print::Strip strip;
    strip.height = line.height();
    const QPointF origin(box.left(), -line.y());
    strip.paint = [text = m_text, line, origin](QPainter &painter) { line.draw(&painter, origin); };
    strip.links = linksOf(block, line, m_context);
    for (print::StripLink &link : strip.links)
        link.rect.translate(box.left(), 0);
    strip.notes = notesOf(block, line, m_context);
    return strip;
}

void TextStrips::takeAnchors()
{
    for (const QString &id : m_text->blockIds()) {
        const qreal top = m_text->topOf(id);
        size_t i = 0;
        while (i + 1 < m_strips.size() && m_tops[i] < top - 0.5)
            ++i;
        if (i < m_strips.size())
            m_strips[i].anchors << print::Anchor{m_context.target(QStringLiteral("block:") + id), 0};
    }
}

} // namespace nunchi::ui
