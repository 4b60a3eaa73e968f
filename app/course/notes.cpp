// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/notes.h"

#include <algorithm>
#include <tuple>

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include "course/markdown_parser.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Notes)
};

const Note *noteNamed(const Reading &reading, const QString &id)
{
    const auto index = reading.noteIndex.constFind(id);
    return index == reading.noteIndex.constEnd() ? nullptr : &reading.notes[*index];
}

/// Writes the numbers of notes into the marks that point to them.
class MarkNumbers
{
public:
    explicit MarkNumbers(const QList<Note> &notes)
    {
        for (const Note &note : notes)
            m_numbers.insert(note.id, note.number);
    }

    void set(Blocks &blocks) const
    {
        for (Block &block : blocks)
            std::visit([this](auto &content) { in(content); }, block.content);
    }

private:
    void set(Inlines &inlines) const
    {
        for (Span &span : inlines)
            if (span.kind == Span::Kind::Note)
                span.number = m_numbers.value(span.text, span.number);
    }
    void in(Heading &heading) const { set(heading.text); }
    void in(Paragraph &paragraph) const { set(paragraph.text); }
    void in(BlockQuote &quote) const { set(quote.blocks); }
    void in(Box &box) const { set(box.blocks); }
    void in(Figure &figure) const { set(figure.caption); }
    void in(BlockList &list) const
    {
        for (Blocks &item : list.items)
            set(item);
    }
    void in(Columns &columns) const
    {
        for (Blocks &column : columns.columns)
            set(column);
    }
    void in(Table &table) const
    {
        for (Inlines &cell : table.head)
            set(cell);
        for (QList<Inlines> &row : table.rows)
            for (Inlines &cell : row)
                set(cell);
    }
    template <typename Other> void in(Other &) const { } // holds no running text of the page

    QHash<QString, int> m_numbers; ///< by the note's id
};

} // namespace

void numberMarks(Blocks *blocks, const QList<Note> &notes)
{
    MarkNumbers(notes).set(*blocks);
}

void nameFaultyNote(Reading &reading, qsizetype offset)
{
    reading.error(offset,
        Words::tr("a note's id is made of small letters, digits and hyphens, as in [^bahdanau]; write \\[^ for the signs "
                  "themselves"));
}

void readNote(Reading &reading, const Segment &segment)
{
    if (const Note *other = noteNamed(reading, segment.name)) {
        reading.error(segment.fence,
            Words::tr("the note [^%1] is written twice (the other in line %2): give one another id")
                .arg(segment.name)
                .arg(other->place.line));
        return;
    }
    const QByteArray text = reading.source().text().sliced(segment.start, segment.end - segment.start);
    const qsizetype marks = reading.noteMarks.size();
    Note note{segment.name, 0, parseInlines(reading, {text, segment.start}), reading.place(segment.fence)};
    if (note.text.isEmpty())
        reading.error(segment.fence, Words::tr("this note says nothing: write its text after the colon"));
    while (reading.noteMarks.size() > marks)
        reading.error(reading.noteMarks.takeLast().place, Words::tr("a note cannot have a note: put both into one"));
    reading.noteIndex.insert(note.id, reading.notes.size());
    reading.notes.append(std::move(note));
}

QList<Note> numberedNotes(Reading &reading)
{
    QList<NoteMark> marks = reading.noteMarks;
    std::stable_sort(marks.begin(), marks.end(), [](const NoteMark &a, const NoteMark &b) {
        return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
    });
    QList<Note> numbered;
    QSet<QString> seen;
    for (const NoteMark &mark : std::as_const(marks)) {
        const Note *note = noteNamed(reading, mark.id);
        if (!note)
            reading.error(mark.place,
                Words::tr("there is no note [^%1] on this page: write \"[^%1]: …\" at the left margin, or \\[^ for "
                          "the signs themselves")
                    .arg(mark.id));
        if (!note || seen.contains(mark.id))
            continue;
        seen.insert(mark.id);
        numbered.append(*note);
        numbered.last().number = int(numbered.size());
    }
    for (const Note &note : std::as_const(reading.notes))
        if (!seen.contains(note.id))
            reading.warning(note.place,
                Words::tr("nothing points to this note: write [^%1] where it belongs, or remove it").arg(note.id));
    return numbered;
}

} // namespace nunchi::course
