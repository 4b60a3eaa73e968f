// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/table_text.h"

#include <QCoreApplication>

#include "course/code_ranges.h"
#include "course/markdown_source.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Markdown)
};

/// Past the code that begins with these backticks, or past them alone.
qsizetype pastBackticks(QByteArrayView line, qsizetype at)
{
    const auto runEnd = [&](qsizetype from) {
        while (from < line.size() && line[from] == '`')
            ++from;
        return from;
    };
    const qsizetype open = runEnd(at);
    for (qsizetype next = line.indexOf('`', open); next >= 0; next = line.indexOf('`', next)) {
        const qsizetype end = runEnd(next);
        if (end - next == open - at)
            return end;
        next = end;
    }
    return open;
}

/// Past `[text](target)` or `<scheme:…>`; else one on.
qsizetype pastLink(QByteArrayView line, qsizetype at)
{
    if (line[at] == '<') {
        const qsizetype close = line.indexOf('>', at);
        const bool isAddress = close > 0 && line.sliced(at, close - at).contains(':') && line[at + 1] != ' ';
        return isAddress ? close + 1 : at + 1;
    }
    const qsizetype middle = line.indexOf("](", at);
    const qsizetype close = middle < 0 ? -1 : line.indexOf(')', middle);
    const bool nested = middle < 0 || line.sliced(at + 1, middle - at - 1).contains('[');
    return close < 0 || nested ? at + 1 : close + 1;
}

} // namespace

std::vector<qsizetype> cellStarts(QByteArrayView line)
{
    qsizetype end = line.size();
    while (end > 0 && (line[end - 1] == ' ' || line[end - 1] == '\t'))
        --end;
    const QByteArrayView row = line.first(end);
    qsizetype at = std::min(afterContainers(row), end);
    at += at < end && row[at] == '|' ? 1 : 0;
    std::vector<qsizetype> starts{at};
    while (at < end) {
        const char c = row[at];
        if (c == '|')
            starts.push_back(++at);
        else if (c == '`')
            at = pastBackticks(row, at);
        else if (c == '[' || c == '<')
            at = pastLink(row, at);
        else
            at += c == '\\' ? 2 : 1;
    }
    if (starts.size() > 1 && starts.back() == end) // the bar at the row's end
        starts.pop_back();
    return starts;
}

void TableRows::enterTable()
{
    m_line = -1;
    m_text = -1;
    m_isHead = true;
}

void TableRows::addCell(qsizetype at)
{
    if (m_text < 0)
        m_text = at;
}

qsizetype TableRows::lineAfter(qsizetype start) const
{
    const qsizetype end = m_source.text().indexOf('\n', start);
    return end < 0 ? -1 : end + 1;
}

void TableRows::leaveRow(qsizetype columns)
{
    const QByteArrayView text = m_source.text();
    if (m_text >= 0)
        m_line = m_text == 0 ? 0 : text.lastIndexOf('\n', m_text - 1) + 1;
    else if (m_line >= 0)
        m_line = lineAfter(m_line);
    m_text = -1;
    const qsizetype line = m_line;
    if (std::exchange(m_isHead, false) && m_line >= 0)
        m_line = lineAfter(m_line); // of dashes
    if (line < 0)
        return;
    const qsizetype end = text.indexOf('\n', line);
    const std::vector<qsizetype> starts = cellStarts(text.sliced(line, (end < 0 ? text.size() : end) - line));
    const auto cells = qsizetype(starts.size());
    if (cells > columns)
        m_source.reading.error(m_source.inFile(line + starts[size_t(columns)]),
            Words::tr("this row has more cells (%1) than the line of dashes under the head (%2): what is beyond is not "
                      "shown; write \\| for a bar that is text")
                .arg(cells)
                .arg(columns));
    else if (cells < columns)
        m_source.reading.warning(m_source.inFile(line + starts[0]),
            Words::tr("this line is read as a row of the table and has fewer cells (%1) than the line of dashes under "
                      "the head "
                      "(%2): write the missing ones, or leave an empty line after the table")
                .arg(cells)
                .arg(columns));
}

} // namespace nunchi::course
