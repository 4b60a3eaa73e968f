// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/note_marks.h"

#include <algorithm>

namespace nunchi::course {

namespace {

constexpr qsizetype longestId = 64;

bool isIdSign(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

} // namespace

qsizetype noteMarkLength(QByteArrayView text, qsizetype at)
{
    if (!text.sliced(at).startsWith("[^"))
        return 0;
    const qsizetype start = at + 2;
    qsizetype end = start;
    while (end < text.size() && end - start < longestId && isIdSign(text[end]))
        ++end;
    const bool closed = end > start && text[start] != '-' && end < text.size() && text[end] == ']';
    return closed ? end + 1 - at : 0;
}

qsizetype faultyMarkLength(QByteArrayView text, qsizetype at)
{
    if (!text.sliced(at).startsWith("[^") || noteMarkLength(text, at) > 0)
        return 0;
    const qsizetype start = at + 2;
    const QByteArrayView near = text.sliced(start, std::min(text.size() - start, 2 * longestId));
    const qsizetype close = near.indexOf(']');
    const auto breaks = [](char c) { return QByteArrayView(" \t\n[\\$`").contains(c); };
    if (close < 1 || std::any_of(near.begin(), near.begin() + close, breaks))
        return 0;
    const bool isLink = start + close + 1 < text.size() && text[start + close + 1] == '(';
    return isLink ? 0 : close + 3;
}

qsizetype noteColon(QByteArrayView line)
{
    const qsizetype length = line.isEmpty() ? 0 : noteMarkLength(line, 0);
    return length > 0 && length < line.size() && line[length] == ':' ? length : 0;
}

} // namespace nunchi::course
