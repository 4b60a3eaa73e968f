// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printed_notes.h"

#include <QPainter>

#include "ui/print/print_context.h"
#include "ui/print/text_strips.h"

namespace nunchi::ui {

using namespace course;
using typeset::Face;
using typeset::Token;

namespace {

constexpr qreal kNoteNumber = 20; ///< room for a note's number
const QString notePrefix = QStringLiteral("note:");

/// Marks all text within a block, whatever its kind.
class Marker
{
public:
    explicit Marker(PrintedNotes &notes)
        : m_notes(notes)
    {
    }
    void operator()(Heading &heading) { take(heading.text); }
    void operator()(Paragraph &paragraph) { take(paragraph.text); }
    void operator()(BlockQuote &quote) { take(quote.blocks); }
    void operator()(BlockList &list)
    {
        for (Blocks &item : list.items)
            take(item);
    }
    void operator()(Table &table)
    {
        for (Inlines &cell : table.head)
            take(cell);
        for (auto &row : table.rows)
            for (Inlines &cell : row)
                take(cell);
    }
    /// What remains is no text, or comes here block by block.
    template <class T> void operator()(T &) { }

private:
    void take(Inlines &text) { text = m_notes.marked(text); }
    void take(Blocks &blocks)
    {
        for (Block &block : blocks)
            block = m_notes.marked(block);
    }
    PrintedNotes &m_notes;
};

} // namespace

bool isNoteLink(const QString &href)
{
    return href.startsWith(notePrefix);
}

bool isWebLink(const QString &href)
{
    return href.startsWith(QLatin1String("http://")) || href.startsWith(QLatin1String("https://"));
}

void PrintedNotes::begin(const Page &page)
{
    m_texts.clear();
    m_entries.clear();
    for (const Note &note : page.notes)
        m_texts.insert(note.id, note.text);
}

Span PrintedNotes::mark(const QString &name, const Inlines &text)
{
    Entry &entry = m_entries[name];
    if (entry.number == 0) {
        entry.number = static_cast<int>(m_entries.size());
        entry.text = text;
    }
    Span span;
    span.text = QString::number(entry.number);
    span.link = notePrefix + name;
    return span;
}

Inlines PrintedNotes::marked(const Inlines &inlines)
{
    Inlines marked;
    for (qsizetype i = 0; i < inlines.size(); ++i) {
        Span span = inlines.at(i);
        if (span.kind == Span::Kind::Note) {
            marked << mark(span.text, m_texts.value(span.text));
            continue;
        }
        span.term.clear(); // a card cannot be opened
        marked << span;
        const bool ends = i + 1 == inlines.size() || inlines.at(i + 1).link != span.link;
        if (!isWebLink(span.link) || !ends || span.text == span.link)
            continue;
        Span address;
        address.text = span.link;
        address.link = span.link;
        marked << mark(QStringLiteral("web/") + span.link, {address});
    }
    return marked;
}

Block PrintedNotes::marked(const Block &block)
{
    Block copy = block;
    std::visit(Marker(*this), copy.content);
    return copy;
}

Inlines PrintedNotes::withAddresses(const Inlines &text) const
{
    Inlines open;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const Span &span = text.at(i);
        if (span.kind == Span::Kind::Note)
            continue;
        open << span;
        const bool ends = i + 1 == text.size() || text.at(i + 1).link != span.link;
        if (!isWebLink(span.link) || !ends || span.text == span.link)
            continue;
        Span address;
        address.text = QStringLiteral(" (%1)").arg(span.link);
        open << address;
    }
    return open;
}

std::shared_ptr<const print::Strip> PrintedNotes::take(const QString &href, const PrintContext &context)
{
    const auto found = m_entries.find(href.mid(notePrefix.size()));
    if (!isNoteLink(href) || found == m_entries.end() || found->taken)
        return nullptr;
    found->taken = true;
    const TextStyle style{Face::Prose, -2, false, Token::Ink2};
    const qreal width = context.paper.column() - kNoteNumber;
    print::Strips lines = TextStrips(context, context.plain(withAddresses(found->text), style, width)).strips();
    indent(lines, kNoteNumber);
    auto note = std::make_shared<print::Strip>(print::joined(std::move(lines)));
    const print::Strips number =
        TextStrips(context, context.plain({Span{Span::Kind::Text, QString::number(found->number), {}, {}, {}, {}}},
                                {Face::Label, -2, true, Token::Ink2}, kNoteNumber))
            .strips();
    note->above = 3;
    note->height = std::max(note->height, number.empty() ? 0.0 : number.front().height);
    note->anchors << print::Anchor{context.target(href), 0};
    if (!number.empty())
        note->paint = [mark = number.front().paint, text = std::move(note->paint)](QPainter &painter) {
            mark(painter);
            if (text)
                text(painter);
        };
    return note;
}

} // namespace nunchi::ui
