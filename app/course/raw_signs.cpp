// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/raw_signs.h"

#include <algorithm>

#include <QCoreApplication>
#include <QHash>

#include "course/code_ranges.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Markdown)
};

constexpr qsizetype longestLabel = 999; ///< CommonMark's

bool isWordSign(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// "[name]" at this offset, as CommonMark compares names; empty: none.
QByteArray labelAt(QByteArrayView text, qsizetype at)
{
    const QByteArrayView near = text.sliced(at, std::min(text.size() - at, longestLabel));
    const qsizetype close = near.indexOf(']');
    if (close < 0)
        return {};
    const QByteArrayView label = near.sliced(1, close - 1);
    return label.contains('[') ? QByteArray() : QString::fromUtf8(label).simplified().toCaseFolded().toUtf8();
}

/// `##title` and `####### title`
void warnOfHeading(MarkdownSource &source, qsizetype at, QByteArrayView line)
{
    constexpr qsizetype mostSigns = 6;
    qsizetype signs = 0;
    while (signs < line.size() && line[signs] == '#')
        ++signs;
    if (signs > mostSigns)
        source.reading.warning(source.inFile(at), Words::tr("this is no heading: it has at most six #"));
    else if (signs > 1 && signs < line.size() && line[signs] != ' ' && line[signs] != '\t')
        source.reading.warning(source.inFile(at),
            Words::tr("this is no heading: write a space after %1, or \\# for the sign").arg(QString(signs, QLatin1Char('#'))));
}

/// `| a | b |`
bool isRow(QByteArrayView line)
{
    constexpr qsizetype shortest = 5;
    return line.size() >= shortest && line.front() == '|' && line.back() == '|' && line[line.size() - 2] != '\\'
        && line.count('|') >= 3;
}

/// `|---|:-:|`
bool isUnderHead(QByteArrayView line)
{
    return line.contains('|') && line.contains('-')
        && std::all_of(line.begin(), line.end(), [](char c) { return QByteArrayView("|:- ").contains(c); });
}

} // namespace

void warnOfAddresses(MarkdownSource &source, qsizetype at, QByteArrayView text)
{
    // Text comes in many small pieces; most have no sign of either.
    if (!text.contains(':') && !text.contains("www."))
        return;
    for (const char *start : {"http://", "https://", "www."})
        for (qsizetype found = text.indexOf(start); found >= 0; found = text.indexOf(start, found + 1))
            if (found == 0 || (!isWordSign(text[found - 1]) && text[found - 1] != '/'))
                source.reading.warning(source.inFile(at + found),
                    Words::tr("this address is only text, nobody can follow it: write [words](https://…)"));
}

void warnOfStrikes(MarkdownSource &source, qsizetype at, QByteArrayView text)
{
    const qsizetype open = text.contains('~') ? text.indexOf("~~") : -1;
    if (open >= 0 && text.indexOf("~~", open + 2) > open + 2)
        source.reading.warning(source.inFile(at + open),
            Words::tr("~~ is shown as it is: lessons do not strike words out; write \\~ for the sign"));
}

void warnOfTask(MarkdownSource &source, qsizetype at)
{
    const QByteArrayView text = source.text();
    const QByteArrayView mark = at < 0 ? QByteArrayView() : text.sliced(at, std::min<qsizetype>(4, text.size() - at));
    if (mark != "[ ] " && mark != "[x] " && mark != "[X] ")
        return;
    const qsizetype lineStart = at == 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    const QByteArrayView before = text.sliced(lineStart, at - lineStart).trimmed();
    if (!before.isEmpty() && QByteArrayView("-+*.)").contains(before.back()))
        source.reading.warning(source.inFile(at),
            Words::tr("boxes to tick are shown as they are written: remove %1, or ask with a {quiz}")
                .arg(QString::fromLatin1(mark.toByteArray().trimmed())));
}

void warnOfLostBlocks(MarkdownSource &source, qsizetype from, qsizetype to)
{
    const QByteArrayView text = source.text();
    if (from < 0 || from >= text.size())
        return;
    to = std::min(to, text.size());
    qsizetype firstRow = -1;
    int rows = 0;
    bool isPadded = false;
    for (qsizetype start = from == 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1; start < to;) {
        const qsizetype newLine = text.indexOf('\n', start);
        const qsizetype end = newLine < 0 ? text.size() : newLine;
        const QByteArrayView whole = text.sliced(start, end - start);
        const qsizetype indent = std::min(afterContainers(whole), whole.size());
        const QByteArrayView line = whole.sliced(indent).trimmed();
        warnOfHeading(source, start + indent, line);
        if (isUnderHead(line)) // then it is named elsewhere why it is no table
            return;
        if (isRow(line)) {
            firstRow = firstRow < 0 ? start + indent : firstRow;
            ++rows;
            isPadded = isPadded || line.startsWith("| ");
        }
        start = end + 1;
    }
    if (rows > 1 || (rows == 1 && isPadded))
        source.reading.warning(source.inFile(firstRow),
            Words::tr("what looks like a row of a table is shown as text: write a line |---|---| under the first row"));
}

LinkDefinitions::LinkDefinitions(MarkdownSource &source)
    : m_source(source)
{
    const QByteArrayView text = source.text();
    for (qsizetype colon = text.indexOf("]:"); colon >= 0; colon = text.indexOf("]:", colon + 1)) {
        const qsizetype from = std::max<qsizetype>(0, colon - longestLabel);
        const qsizetype newLine = text.sliced(from, colon - from).lastIndexOf('\n');
        if (newLine < 0 && from > 0)
            continue;
        const qsizetype lineStart = newLine < 0 ? 0 : from + newLine + 1;
        const QByteArrayView line = text.sliced(lineStart, colon - lineStart);
        const qsizetype open = afterContainers(line);
        if (open < line.size() && line[open] == '[' && !labelAt(text, lineStart + open).isEmpty()
            && line.indexOf(']', open) < 0)
            m_starts.push_back(lineStart + open);
    }
    m_shown.resize(m_starts.size());
}

void LinkDefinitions::noteShown(qsizetype at, qsizetype size)
{
    if (m_starts.empty() || at < 0)
        return;
    const auto from = std::lower_bound(m_starts.begin(), m_starts.end(), at);
    for (auto start = from; start != m_starts.end() && *start < at + size; ++start)
        m_shown[size_t(start - m_starts.begin())] = true;
}

void LinkDefinitions::warnOfUnused() const
{
    if (std::all_of(m_shown.begin(), m_shown.end(), [](bool shown) { return shown; }))
        return;
    QHash<QByteArray, qsizetype> uses;
    const QByteArrayView text = m_source.text();
    for (qsizetype at = text.indexOf('['); at >= 0; at = text.indexOf('[', at + 1))
        if (const QByteArray label = labelAt(text, at); !label.isEmpty())
            ++uses[label];
    for (size_t i = 0; i < m_starts.size(); ++i)
        uses[labelAt(text, m_starts[i])] -= m_shown[i] ? 0 : 1;
    for (size_t i = 0; i < m_starts.size(); ++i)
        if (!m_shown[i] && uses.value(labelAt(text, m_starts[i])) <= 0)
            m_source.reading.warning(m_source.inFile(m_starts[i]),
                Words::tr(
                    "this line says where a link named so leads, nothing uses it, and it is not shown: remove it, "
                    "or write \\[ if it is text"));
}

} // namespace nunchi::course
