// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/note_marks.h"

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

qsizetype noteColon(QByteArrayView line)
{
    const qsizetype length = line.isEmpty() ? 0 : noteMarkLength(line, 0);
    return length > 0 && length < line.size() && line[length] == ':' ? length : 0;
}

} // namespace nunchi::course
