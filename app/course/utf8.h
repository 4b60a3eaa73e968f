// SPDX-License-Identifier: GPL-3.0-or-later
// Walking through UTF-8: the reader works on bytes throughout, as md4c and yaml-cpp do, so that every offset either
// of them gives is an offset into the file's text.
#pragma once

#include <QByteArrayView>

namespace nunchi::course {

struct CodePoint
{
    char32_t code = 0;
    int length = 0; ///< bytes; 0: the end of the text, or no valid UTF-8
};

/// The character that starts at / ends before this offset.
CodePoint codePointAt(QByteArrayView text, qsizetype offset);
CodePoint codePointBefore(QByteArrayView text, qsizetype offset);

/// Offset of the first byte that is not valid UTF-8; −1: all is.
qsizetype firstInvalidUtf8(QByteArrayView text);

/// As CommonMark asks it at the edges of emphasis; the ends of the text count as space.
bool isSpaceOrEnd(CodePoint point);
bool isPunctuation(CodePoint point);

} // namespace nunchi::course
