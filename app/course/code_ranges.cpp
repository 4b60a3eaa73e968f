// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/code_ranges.h"

namespace nunchi::course {

namespace {

/// A longer run of backticks is not taken for a code span; keeps the search for its partner short.
constexpr qsizetype longestRun = 16;

qsizetype runLength(QByteArrayView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && text[end] == text[at])
        ++end;
    return end - at;
}

qsizetype endOfLine(QByteArrayView text, qsizetype at)
{
    const qsizetype end = text.indexOf('\n', at);
    return end < 0 ? text.size() : end;
}

/// Where the lines of text around this offset end: before an empty line, or one that begins a block of its own.
qsizetype endOfTextBlock(QByteArrayView text, qsizetype at)
{
    for (qsizetype end = endOfLine(text, at); end < text.size();) {
        const qsizetype next = endOfLine(text, end + 1);
        if (startsTextBlock(text.sliced(end + 1, next - end - 1)))
            return end;
        end = next;
    }
    return text.size();
}

/// Past the run of backticks that closes the one at this offset; −1: none does.
qsizetype endOfSpan(QByteArrayView text, qsizetype at, qsizetype blockEnd)
{
    const qsizetype length = runLength(text, at);
    if (length > longestRun)
        return -1;
    for (qsizetype next = text.indexOf('`', at + length); next >= 0 && next < blockEnd;) {
        const qsizetype run = runLength(text, next);
        if (run == length)
            return next + run;
        next = text.indexOf('`', next + run);
    }
    return -1;
}

/// Collects the code spans of a text line by line, between its fenced blocks.
class SpanFinder
{
public:
    SpanFinder(QByteArrayView text, std::vector<CodeRange> *ranges)
        : m_text(text)
        , m_ranges(ranges)
    {
    }

    /// The spans that begin in the line at this offset; returns where the last line they reach ends.
    qsizetype line(qsizetype at)
    {
        qsizetype end = endOfLine(m_text, at);
        while (at < end) {
            if (m_text[at] == '\\') {
                at += 2;
            } else if (m_text[at] == '`') {
                at = span(at);
                end = at > end ? endOfLine(m_text, at) : end;
            } else {
                ++at;
            }
        }
        return end;
    }

private:
    qsizetype span(qsizetype at)
    {
        if (at >= m_blockEnd)
            m_blockEnd = endOfTextBlock(m_text, at);
        const qsizetype close = endOfSpan(m_text, at, m_blockEnd);
        if (close < 0)
            return at + runLength(m_text, at);
        m_ranges->push_back({at, close, false});
        return close;
    }

    QByteArrayView m_text;
    std::vector<CodeRange> *m_ranges;
    qsizetype m_blockEnd = 0;
};

} // namespace

qsizetype afterContainers(QByteArrayView line)
{
    qsizetype at = 0;
    while (at < line.size()) {
        const char c = line[at];
        const bool spaceNext = at + 1 < line.size() && (line[at + 1] == ' ' || line[at + 1] == '\t');
        if (c == ' ' || c == '\t' || c == '>' || ((c == '-' || c == '*' || c == '+') && spaceNext)) {
            ++at;
            continue;
        }
        qsizetype digits = at;
        while (digits < line.size() && line[digits] >= '0' && line[digits] <= '9')
            ++digits;
        const bool marker = digits > at && digits + 1 < line.size() && (line[digits] == '.' || line[digits] == ')')
            && (line[digits + 1] == ' ' || line[digits + 1] == '\t');
        if (!marker)
            break;
        at = digits + 1;
    }
    return at;
}

bool startsTextBlock(QByteArrayView line)
{
    const QByteArrayView text = line.trimmed();
    if (text.isEmpty() || text[0] == '#' || text[0] == '|' || text[0] == '>')
        return true;
    return afterContainers(text) > 0 || fenceLine(line, true).sign;
}

FenceLine fenceLine(QByteArrayView line, bool nested)
{
    qsizetype at = nested ? afterContainers(line) : 0;
    while (!nested && at < line.size() && line[at] == ' ')
        ++at;
    if (at >= line.size() || (line[at] != '`' && line[at] != '~') || (!nested && at > 3))
        return {};
    const qsizetype length = runLength(line, at);
    const QByteArrayView info = line.sliced(at + length).trimmed();
    if (length < 3 || (line[at] == '`' && info.contains('`')))
        return {};
    return {line[at], length, at, info};
}

bool closesFence(const FenceLine &open, QByteArrayView line, bool nested)
{
    const FenceLine fence = fenceLine(line, nested);
    return fence.sign == open.sign && fence.length >= open.length && fence.info.isEmpty();
}

std::vector<CodeRange> codeRanges(QByteArrayView text)
{
    std::vector<CodeRange> ranges;
    SpanFinder spans(text, &ranges);
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfLine(text, at);
        const FenceLine open = fenceLine(text.sliced(at, end - at), true);
        if (!open.sign) {
            at = spans.line(at) + 1;
            continue;
        }
        qsizetype close = end;
        bool closed = false;
        while (!closed && close < text.size()) {
            const qsizetype next = endOfLine(text, close + 1);
            closed = closesFence(open, text.sliced(close + 1, next - close - 1), true);
            close = next;
        }
        ranges.push_back({at, close, true});
        at = close + 1;
    }
    return ranges;
}

} // namespace nunchi::course
