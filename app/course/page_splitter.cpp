// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/page_splitter.h"

#include <algorithm>

#include <QCoreApplication>

#include "course/code_ranges.h"
#include "course/note_marks.h"
#include "course/notes.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::PageSplitter)
};

/// `---`, `***`, `_ _ _`: at the left margin each is a slide break.
bool isBreak(QByteArrayView line)
{
    const QByteArrayView text = line.trimmed();
    if (text.isEmpty() || text[0] != line[0] || !QByteArrayView("-*_").contains(text[0]))
        return false;
    qsizetype signs = 0;
    for (const char c : text) {
        if (c != text[0] && c != ' ' && c != '\t')
            return false;
        signs += c == text[0];
    }
    return signs >= 3;
}

bool isColumnBreak(QByteArrayView line)
{
    return line.startsWith("+++") && QByteArrayView(line).trimmed() == QByteArrayView("+++");
}

/// ```{key} A `title`: no fence, because of the backticks in it, but meant as one.
FenceLine fenceWithBackticks(QByteArrayView line)
{
    qsizetype length = 0;
    while (length < line.size() && line[length] == '`')
        ++length;
    const QByteArrayView info = line.sliced(length).trimmed();
    if (length < 3 || !info.startsWith('{') || !info.contains('`'))
        return {};
    return {'`', length, 0, info};
}

/// Where the colon of a note's text stands, whose id is faulty; 0: it is none.
qsizetype faultyNoteColon(QByteArrayView line)
{
    const qsizetype length = line.isEmpty() ? 0 : faultyMarkLength(line, 0);
    return length > 0 && length < line.size() && line[length] == ':' ? length : 0;
}

class Splitter
{
public:
    Splitter(Reading &reading, qsizetype start, qsizetype end)
        : m_reading(reading)
        , m_text(reading.source().text())
        , m_end(end)
        , m_markdown(start)
    {
    }

    std::vector<Segment> run();

private:
    qsizetype lineEnd(qsizetype at) const { return std::min(m_end, m_reading.source().lineEnd(at)); }
    QByteArrayView line(qsizetype at) const { return m_text.sliced(at, lineEnd(at) - at); }
    void endMarkdown(qsizetype at);
    void slideBreak(qsizetype at);
    void columnBreak(qsizetype at);
    qsizetype note(qsizetype at, qsizetype colon);
    qsizetype fenceAt(qsizetype at);
    qsizetype fence(qsizetype at, const FenceLine &open, bool nested);
    void directive(qsizetype at, const FenceLine &open, qsizetype bodyEnd);

    Reading &m_reading;
    QByteArrayView m_text;
    qsizetype m_end;
    qsizetype m_markdown; ///< where the Markdown being gathered begins
    std::vector<Segment> m_segments;
};

std::vector<Segment> Splitter::run()
{
    for (qsizetype at = m_markdown; at < m_end;) {
        const QByteArrayView text = line(at);
        if (const qsizetype after = fenceAt(at); after > at) {
            at = after;
            continue;
        }
        if (const qsizetype colon = noteColon(text); colon > 0) {
            at = note(at, colon);
            continue;
        }
        if (const qsizetype colon = faultyNoteColon(text); colon > 0) {
            nameFaultyNote(m_reading, at);
            at = note(at, colon);
            m_segments.pop_back();
            continue;
        }
        if (isBreak(text))
            slideBreak(at);
        else if (isColumnBreak(text))
            columnBreak(at);
        at = lineEnd(at) + 1;
    }
    endMarkdown(m_end);
    return std::move(m_segments);
}

/// Past the fenced block that begins in this line; else where the line begins.
qsizetype Splitter::fenceAt(qsizetype at)
{
    const QByteArrayView text = line(at);
    if (const FenceLine open = fenceLine(text, false); open.sign)
        return fence(at, open, false);
    if (const FenceLine open = fenceWithBackticks(text); open.sign) {
        m_reading.error(open.info.data() - m_text.data() + open.info.indexOf('`'),
            Words::tr("after a fence of backticks no backtick can stand in the line: remove it from the title"));
        return fence(at, open, false);
    }
    const FenceLine open = fenceLine(text, true);
    return open.sign ? fence(at, open, true) : at;
}

void Splitter::endMarkdown(qsizetype at)
{
    while (m_markdown < at && line(m_markdown).trimmed().isEmpty())
        m_markdown = lineEnd(m_markdown) + 1;
    if (at > m_markdown)
        m_segments.push_back({Segment::Kind::Markdown, m_markdown, at, 0, {}, {}});
}

void Splitter::slideBreak(qsizetype at)
{
    const QByteArrayView text = line(at).trimmed();
    if (text != QByteArray(text.size(), '-'))
        m_reading.warning(at, Words::tr("this line is a slide break: write it as ---"));
    if (at > m_markdown) {
        const QByteArrayView above = line(m_reading.source().lineStart(at - 1)).trimmed();
        if (!above.isEmpty())
            m_reading.warning(at,
                Words::tr("this slide break stands right under text, which elsewhere makes that text a "
                          "heading: leave an empty line above it"));
    }
    endMarkdown(at);
    m_segments.push_back({Segment::Kind::Break, at, at, 0, {}, {}});
    m_markdown = lineEnd(at) + 1;
}

void Splitter::columnBreak(qsizetype at)
{
    endMarkdown(at);
    m_segments.push_back({Segment::Kind::ColumnBreak, at, at, 0, {}, {}});
    m_markdown = lineEnd(at) + 1;
}

/// A note's text ends where a paragraph would, or at the next note.
qsizetype Splitter::note(qsizetype at, qsizetype colon)
{
    endMarkdown(at);
    qsizetype end = lineEnd(at);
    for (qsizetype next = end + 1; next < m_end; next = end + 1) {
        const QByteArrayView text = line(next);
        if (startsTextBlock(text) || noteColon(text) > 0 || isBreak(text) || isColumnBreak(text))
            break;
        end = lineEnd(next);
    }
    const QString id = QString::fromUtf8(m_text.sliced(at + 2, colon - 3));
    m_segments.push_back({Segment::Kind::Note, std::min(at + colon + 1, end), end, at, id, {}});
    m_markdown = std::min(end + 1, m_end);
    return m_markdown;
}

/// From the opening fence past the closing one.
qsizetype Splitter::fence(qsizetype at, const FenceLine &open, bool nested)
{
    const bool isDirective = !nested && open.indent == 0 && open.info.startsWith('{');
    qsizetype close = lineEnd(at) + 1;
    while (close < m_end && !closesFence(open, line(close), nested))
        close = lineEnd(close) + 1;
    if (close >= m_end)
        m_reading.error(at + open.indent,
            Words::tr("this fence is not closed: put %1 on a line of its own after what belongs to it; a fence "
                      "around other fences needs more signs than they have")
                .arg(QString(open.length, QLatin1Char(open.sign))));
    if (isDirective)
        directive(at, open, std::min(close, m_end));
    const qsizetype next = close < m_end ? lineEnd(close) + 1 : m_end;
    if (isDirective)
        m_markdown = next;
    return next;
}

void Splitter::directive(qsizetype at, const FenceLine &open, qsizetype bodyEnd)
{
    endMarkdown(at);
    const QString info = QString::fromUtf8(open.info);
    const qsizetype brace = info.indexOf(QLatin1Char('}'));
    Segment segment{Segment::Kind::Directive, std::min(lineEnd(at) + 1, bodyEnd), bodyEnd, at + open.indent, {}, {}};
    if (brace < 0) {
        m_reading.error(at + open.indent, Words::tr("after { a directive's name and } are expected, as in {key}"));
        segment.kind = Segment::Kind::Faulty;
        m_segments.push_back(segment);
        return;
    }
    segment.name = info.mid(1, brace - 1);
    segment.argument = info.sliced(brace + 1).trimmed();
    segment.argumentStart = open.info.data() - m_text.data() + open.info.size() - segment.argument.toUtf8().size();
    if (open.sign == '`')
        segment.argument.remove(QLatin1Char('`')); // those are named already
    m_segments.push_back(segment);
}

} // namespace

std::vector<Segment> splitPage(Reading &reading, qsizetype start, qsizetype end)
{
    return Splitter(reading, start, end).run();
}

} // namespace nunchi::course
