// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/directives.h"

#include <QCoreApplication>

#include "course/directive_options.h"
#include "course/leaf_directives.h"
#include "course/markdown_parser.h"
#include "course/notes.h"
#include "course/plain_text.h"
#include "course/typography.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Directives)
};

constexpr qsizetype mostBoxes = 4; ///< one in another, columns counted
constexpr qsizetype fewestColumns = 2;
constexpr qsizetype mostColumns = 4;

std::optional<Box::Kind> boxKind(const QString &name)
{
    if (name == u"key")
        return Box::Kind::Key;
    if (name == u"analogy")
        return Box::Kind::Analogy;
    if (name == u"recap")
        return Box::Kind::Recap;
    if (name == u"exact")
        return Box::Kind::Exact;
    return name == u"speaker" ? std::optional(Box::Kind::Speaker) : std::nullopt;
}

/// How a directive without other blocks in it is read.
struct Leaf
{
    const char *name;
    bool forLearners; ///< does not belong into what only the speaker sees
    Refused::Kind refused; ///< what it is called where it cannot be shown
    std::optional<Block> (*read)(Reading &, const Segment &);
};

constexpr Leaf leaves[] = {
    {"exhibit", true, Refused::Kind::Exhibit, readExhibit},
    {"quiz", true, Refused::Kind::Question, readQuiz},
    {"figure", false, Refused::Kind::Picture, readFigure},
    {"table", false, Refused::Kind::Other, readTable},
    {"python", false, Refused::Kind::Other, readPython},
    {"summary", true, Refused::Kind::Other, readSummary},
};

/// Reads blocks; knows which boxes it is in.
class BlockReader
{
public:
    explicit BlockReader(Reading &reading)
        : m_reading(reading)
    {
    }

    Blocks read(qsizetype start, qsizetype end);

private:
    enum class Room : quint8 { Box, Speaker, Columns };
    void segment(const Segment &segment, Blocks *blocks);
    void directive(const Segment &segment, Blocks *blocks);
    void leaf(const Leaf &leaf, const Segment &segment, Blocks *blocks);
    void box(const Segment &segment, Box::Kind kind, Blocks *blocks);
    void columns(const Segment &segment, Blocks *blocks);
    QList<Blocks> readColumns(qsizetype start, qsizetype end);
    bool enter(Room room, const Segment &segment, Blocks *blocks);
    bool hasRoom(const Segment &segment, Blocks *blocks);
    void refuse(const Segment &segment, const Refused &refused, Blocks *blocks);
    void refuseNotes(qsizetype from);

    Reading &m_reading;
    QList<Room> m_rooms;
};

Blocks BlockReader::read(qsizetype start, qsizetype end)
{
    Blocks blocks;
    for (const Segment &part : splitPage(m_reading, start, end)) {
        if (!hasRoom(part, &blocks))
            break;
        if (part.kind == Segment::Kind::ColumnBreak)
            m_reading.error(part.start, Words::tr("+++ parts the columns of a {columns}, directly in it: remove it"));
        else
            segment(part, &blocks);
    }
    return blocks;
}

/// False: the page has too many blocks to read on, which is said here the first time.
bool BlockReader::hasRoom(const Segment &segment, Blocks *blocks)
{
    const qsizetype problems = m_reading.problems.size();
    if (m_reading.roomForMore(segment.start))
        return true;
    if (m_reading.problems.size() > problems)
        blocks->append(Block{
            {}, m_reading.place(segment.start), Refused{Refused::Kind::Other, m_reading.errorsSince(problems)}});
    return false;
}

/// Says in place of a block that it is not shown.
void BlockReader::refuse(const Segment &segment, const Refused &refused, Blocks *blocks)
{
    m_reading.leaveOut();
    blocks->append(Block{{}, m_reading.place(segment.fence), refused});
}

void BlockReader::segment(const Segment &segment, Blocks *blocks)
{
    switch (segment.kind) {
    case Segment::Kind::Markdown: {
        const QByteArray text = m_reading.source().text().sliced(segment.start, segment.end - segment.start);
        blocks->append(parseMarkdown(m_reading, {text, segment.start}));
        break;
    }
    case Segment::Kind::Break:
        if (m_rooms.isEmpty())
            blocks->append(Block{{}, m_reading.place(segment.start), SlideBreak{}});
        else
            m_reading.error(segment.start, Words::tr("a slide cannot break inside a box: close the box first"));
        break;
    case Segment::Kind::Note:
        readNote(m_reading, segment);
        break;
    case Segment::Kind::Directive:
        directive(segment, blocks);
        break;
    case Segment::Kind::Faulty:
        refuse(segment, {Refused::Kind::Other, m_reading.errorsInLine(segment.fence)}, blocks);
        break;
    case Segment::Kind::ColumnBreak:
        break;
    }
}

void BlockReader::directive(const Segment &segment, Blocks *blocks)
{
    for (const Leaf &known : leaves)
        if (segment.name == QLatin1String(known.name))
            return leaf(known, segment, blocks);
    if (const std::optional<Box::Kind> kind = boxKind(segment.name))
        box(segment, *kind, blocks);
    else if (segment.name == u"columns")
        columns(segment, blocks);
    else {
        const qsizetype problems = m_reading.problems.size();
        m_reading.error(segment.fence,
            Words::tr("there is no directive {%1}; there are: %2")
                .arg(segment.name,
                    QStringLiteral("{exhibit}, {quiz}, {figure}, {table}, {python}, {summary}, {columns}, {key}, {analogy}, "
                                   "{recap}, {exact}, {speaker}")));
        refuse(segment, {Refused::Kind::Other, m_reading.errorsSince(problems)}, blocks);
    }
}

void BlockReader::leaf(const Leaf &leaf, const Segment &segment, Blocks *blocks)
{
    const qsizetype exhibits = m_reading.exhibits.size();
    const qsizetype problems = m_reading.problems.size();
    std::optional<Block> block = leaf.read(m_reading, segment);
    if (leaf.forLearners && m_rooms.contains(Room::Speaker)) {
        m_reading.error(
            segment.fence, Words::tr("a student never sees speaker's notes: put {%1} outside them").arg(segment.name));
        m_reading.exhibits.resize(exhibits);
        m_reading.leaveOut();
        return;
    }
    if (block)
        blocks->append(std::move(*block));
    else
        refuse(segment, {leaf.refused, m_reading.errorsSince(problems)}, blocks);
}

bool BlockReader::enter(Room room, const Segment &segment, Blocks *blocks)
{
    if (m_rooms.size() >= mostBoxes) {
        const qsizetype problems = m_reading.problems.size();
        m_reading.error(segment.fence, Words::tr("boxes are nested too deeply here: take this one out"));
        refuse(segment, {Refused::Kind::Other, m_reading.errorsSince(problems)}, blocks);
        return false;
    }
    m_rooms.append(room);
    return true;
}

void BlockReader::box(const Segment &segment, Box::Kind kind, Blocks *blocks)
{
    if (!enter(kind == Box::Kind::Speaker ? Room::Speaker : Room::Box, segment, blocks))
        return;
    const DirectiveOptions options(m_reading, segment, {"id", "level"});
    const qsizetype marks = m_reading.noteMarks.size();
    const qsizetype problems = m_reading.problems.size();
    Box box{kind, withQuotes(segment.argument, m_reading.language()), read(options.bodyStart(), segment.end),
        options.level()};
    m_rooms.removeLast();
    checkPlainText(m_reading, segment.title());
    if (kind == Box::Kind::Speaker)
        refuseNotes(marks);
    if (box.blocks.isEmpty() && m_reading.problems.size() == problems)
        m_reading.warning(segment.fence, Words::tr("there is nothing in this box"));
    blocks->append(Block{options.id(), m_reading.place(segment.fence), std::move(box)});
}

/// Notes are numbered for the student.
void BlockReader::refuseNotes(qsizetype from)
{
    while (m_reading.noteMarks.size() > from)
        m_reading.error(m_reading.noteMarks.takeLast().place,
            Words::tr("a student never sees speaker's notes: write the source in words here"));
}

void BlockReader::columns(const Segment &segment, Blocks *blocks)
{
    const qsizetype before = m_reading.problems.size();
    if (m_rooms.contains(Room::Columns)) {
        m_reading.error(segment.fence, Words::tr("columns cannot stand in columns: take these out"));
        refuse(segment, {Refused::Kind::Other, m_reading.errorsSince(before)}, blocks);
        return;
    }
    if (!enter(Room::Columns, segment, blocks))
        return;
    const DirectiveOptions options(m_reading, segment, {"id"});
    const qsizetype problems = m_reading.problems.size();
    Columns columns{readColumns(options.bodyStart(), segment.end)};
    m_rooms.removeLast();
    const qsizetype count = columns.columns.size();
    const bool isSound = m_reading.problems.size() == problems;
    if (!segment.argument.isEmpty())
        m_reading.warning(segment.fence, Words::tr("columns have no title: remove \"%1\"").arg(segment.argument));
    if (count < fewestColumns || count > mostColumns)
        m_reading.error(segment.fence,
            Words::tr(
                "there are %n column(s) here, but 2 to 4 are possible: part them by lines +++", nullptr, int(count)));
    for (const Blocks &column : std::as_const(columns.columns))
        if (column.isEmpty() && isSound)
            m_reading.warning(segment.fence, Words::tr("there is nothing in one of these columns"));
    if (count > mostColumns)
        columns.columns.resize(mostColumns);
    blocks->append(Block{options.id(), m_reading.place(segment.fence), std::move(columns)});
}

QList<Blocks> BlockReader::readColumns(qsizetype start, qsizetype end)
{
    QList<Blocks> columns{{}};
    for (const Segment &part : splitPage(m_reading, start, end)) {
        if (!hasRoom(part, &columns.last()))
            break;
        if (part.kind == Segment::Kind::ColumnBreak)
            columns.emplaceBack();
        else
            segment(part, &columns.last());
    }
    return columns;
}

} // namespace

Blocks readBlocks(Reading &reading, qsizetype start, qsizetype end)
{
    return BlockReader(reading).read(start, end);
}

} // namespace nunchi::course
