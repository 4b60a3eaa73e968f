// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/page_parts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>

#include "course/block_ids.h"
#include "course/digest.h"
#include "course/front_matter.h"
#include "course/page_splitter.h"
#include "course/utf8.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Parts)
};

/// Digests of the file's texts: of each block at the top level, and of each note by its id.
class Digests
{
public:
    Digests(Reading &reading, const Blocks &blocks)
        : m_source(reading.source())
        , m_text(m_source.text())
        , m_blocks(blocks)
    {
        for (const Block &block : blocks)
            m_offsets.append(offsetOf(block.place));
    }

    void add(const Segment &segment);

    const QString &ofBlock(qsizetype index) const { return m_digests[index]; }
    QString ofNote(const QString &id) const { return m_notes.value(id); }
    qsizetype blocks() const { return m_digests.size(); }

private:
    qsizetype offsetOf(const Place &place);
    void addMarkdown(const Segment &segment, qsizetype start);
    qsizetype startOf(qsizetype index) const;

    const SourceText &m_source;
    QByteArrayView m_text;
    const Blocks &m_blocks;
    QList<qsizetype> m_offsets; ///< where the blocks stand
    QStringList m_digests; ///< of the blocks that are done
    QHash<QString, QString> m_notes;
    int m_line = 1; ///< as far as lines are counted
    qsizetype m_lineStart = 0;
};

/// Blocks follow each other, so that each line is counted once.
qsizetype Digests::offsetOf(const Place &place)
{
    for (; m_line < place.line && m_lineStart < m_text.size(); ++m_line)
        m_lineStart = m_source.lineEnd(m_lineStart) + 1;
    qsizetype at = m_lineStart;
    for (int column = 1; column < place.column && at < m_text.size(); ++column)
        at += std::max(1, codePointAt(m_text, at).length);
    return std::min(at, m_text.size());
}

/// What makes a heading, list or quote of it stands before a block's words, on their line.
qsizetype Digests::startOf(qsizetype index) const
{
    const bool sharesLine = index > 0 && m_blocks[index - 1].place.line == m_blocks[index].place.line;
    return sharesLine ? m_offsets[index] : m_source.lineStart(m_offsets[index]);
}

void Digests::add(const Segment &segment)
{
    const bool isDirective = segment.kind == Segment::Kind::Directive;
    if (segment.kind == Segment::Kind::Note)
        m_notes.insert(segment.name, textDigest(m_text.sliced(segment.start, segment.end - segment.start)));
    qsizetype start = isDirective ? segment.fence : segment.start;
    while (isDirective && start < segment.end && m_text[start] == m_text[segment.fence])
        ++start; // the fence's length says nothing
    addMarkdown(segment, start);
}

/// The blocks that stand in this stretch of the file; a directive is one, or none where it cannot be read.
void Digests::addMarkdown(const Segment &segment, qsizetype start)
{
    const qsizetype until = std::max(segment.end, segment.start + 1);
    for (qsizetype i = blocks(); i < m_blocks.size() && m_offsets[i] < until; ++i) {
        const bool isLast = i + 1 == m_blocks.size() || m_offsets[i + 1] >= until;
        const qsizetype end = std::clamp(isLast ? segment.end : startOf(i + 1), start, std::max(start, segment.end));
        m_digests << textDigest(m_text.sliced(start, end - start));
        start = end;
    }
}

} // namespace

QStringList PageParts::digests() const
{
    QStringList all;
    for (const Part &part : parts)
        all << part.digest;
    return all;
}

PageParts partsOf(const Page &page)
{
    Problems known; // the page's own reading has them
    const std::optional<SourceText> source = SourceText::read(page.file, &known);
    if (!source)
        return {};
    Reading reading(*source, {{}, page.language, nullptr});
    const FrontPart front = readFrontMatter(reading);
    Digests digests(reading, page.blocks);
    for (const Segment &segment : splitPage(reading, front.end, source->text().size()))
        digests.add(segment);
    //: the title of a page, as one of the things that are translated
    PageParts result{{{front.digest, front.titlePlace, Words::tr("title")}}, front.madeFrom};
    for (qsizetype i = 0; i < std::min(digests.blocks(), page.blocks.size()); ++i)
        if (!std::holds_alternative<SlideBreak>(page.blocks[i].content))
            result.parts.append({digests.ofBlock(i), page.blocks[i].place, described(page.blocks[i])});
    QList<Note> notes = page.notes;
    std::sort(notes.begin(), notes.end(), [](const Note &a, const Note &b) { return a.id < b.id; });
    for (const Note &note : std::as_const(notes))
        result.parts.append({digests.ofNote(note.id), note.place, Words::tr("note \"%1\"").arg(note.id)});
    return result;
}

QString described(const Block &block)
{
    return QStringLiteral("%1 \"%2\"").arg(kindName(block), block.id);
}

QString shortName(const QString &language, const QString &file)
{
    return QStringLiteral("%1/%2").arg(language, QFileInfo(file).fileName());
}

QString shortPlace(const QString &language, const Place &place)
{
    return QStringLiteral("%1:%2").arg(shortName(language, place.file)).arg(place.line);
}

} // namespace nunchi::course
