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

const Note *noteNamed(const QList<Note> &notes, const QString &id)
{
    const auto found = std::find_if(notes.begin(), notes.end(), [&](const Note &note) { return note.id == id; });
    return found == notes.end() ? nullptr : &*found;
}

} // namespace

void readNote(Reading &reading, const Segment &segment)
{
    if (const Note *other = noteNamed(reading.notes, segment.name)) {
        reading.error(segment.fence,
            Words::tr("the note [^%1] is written twice (the other in line %2): give one another id")
                .arg(segment.name)
                .arg(other->place.line));
        return;
    }
    const QByteArray text = reading.source().text().sliced(segment.start, segment.end - segment.start);
    const qsizetype marks = reading.noteMarks.size();
    Note note{segment.name, 0, parseInlines(reading, {text, segment.start, true}), reading.place(segment.fence)};
    if (note.text.isEmpty())
        reading.error(segment.fence, Words::tr("this note says nothing: write its text after the colon"));
    while (reading.noteMarks.size() > marks)
        reading.error(reading.noteMarks.takeLast().place, Words::tr("a note cannot have a note: put both into one"));
    reading.notes.append(std::move(note));
}

QList<Note> numberedNotes(Reading &reading)
{
    QList<NoteMark> marks = reading.noteMarks;
    std::stable_sort(marks.begin(), marks.end(), [](const NoteMark &a, const NoteMark &b) {
        return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
    });
    QHash<QString, const Note *> byId;
    for (const Note &note : std::as_const(reading.notes))
        byId.insert(note.id, &note);
    QSet<QString> pointedTo;
    QList<Note> numbered;
    for (const NoteMark &mark : std::as_const(marks)) {
        const Note *note = byId.value(mark.id);
        if (!note)
            reading.error(mark.place,
                Words::tr("there is no note [^%1] on this page: write \"[^%1]: …\" at the left margin, or \\[^ for "
                          "the signs themselves")
                    .arg(mark.id));
        if (!note || pointedTo.contains(mark.id))
            continue;
        pointedTo.insert(mark.id);
        numbered.append(*note);
        numbered.last().number = int(numbered.size());
    }
    for (const Note &note : std::as_const(reading.notes))
        if (!pointedTo.contains(note.id))
            reading.warning(note.place,
                Words::tr("nothing points to this note: write [^%1] where it belongs, or remove it").arg(note.id));
    return numbered;
}

} // namespace nunchi::course
