// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/utf8.h"

#include <QChar>

namespace nunchi::course {

namespace {

bool isContinuation(uchar byte)
{
    return (byte & 0xC0) == 0x80;
}

/// Length announced by a first byte; 0: no first byte.
int announcedLength(uchar byte)
{
    if (byte < 0x80)
        return 1;
    if (byte >= 0xC2 && byte <= 0xDF)
        return 2;
    if (byte >= 0xE0 && byte <= 0xEF)
        return 3;
    return byte >= 0xF0 && byte <= 0xF4 ? 4 : 0;
}

/// Overlong forms, surrogates and what lies beyond U+10FFFF.
bool isAllowed(char32_t code, int length)
{
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    return code >= smallest[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

} // namespace

CodePoint codePointAt(QByteArrayView text, qsizetype offset)
{
    if (offset < 0 || offset >= text.size())
        return {};
    const auto first = uchar(text[offset]);
    const int length = announcedLength(first);
    if (length == 1)
        return {first, 1};
    if (length == 0 || offset + length > text.size())
        return {};
    char32_t code = first & (0xFFu >> (length + 1));
    for (int i = 1; i < length; ++i) {
        const auto byte = uchar(text[offset + i]);
        if (!isContinuation(byte))
            return {};
        code = code << 6 | (byte & 0x3Fu);
    }
    return isAllowed(code, length) ? CodePoint{code, length} : CodePoint{};
}

CodePoint codePointBefore(QByteArrayView text, qsizetype offset)
{
    qsizetype start = offset - 1;
    while (start > 0 && offset - start < 4 && isContinuation(uchar(text[start])))
        --start;
    return codePointAt(text, start);
}

qsizetype firstInvalidUtf8(QByteArrayView text)
{
    for (qsizetype offset = 0; offset < text.size();) {
        const CodePoint point = codePointAt(text, offset);
        if (point.length == 0)
            return offset;
        offset += point.length;
    }
    return -1;
}

bool isSpaceOrEnd(CodePoint point)
{
    return point.length == 0 || QChar::isSpace(point.code);
}

bool isPunctuation(CodePoint point)
{
    return point.length > 0 && (QChar::isPunct(point.code) || QChar::isSymbol(point.code));
}

} // namespace nunchi::course
