// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArrayView>

namespace nunchi::course {

struct CodeRange
{
    qsizetype start = 0;
    qsizetype end = 0; ///< past the closing backticks, or the closing fence's line
    bool fence = false; ///< else a span within a line of text

    bool operator==(const CodeRange &) const = default;
};

/// Where a Markdown text holds code: there a dollar or a star is just itself. Ascending.
std::vector<CodeRange> codeRanges(QByteArrayView text);

/// Where the line's own text begins: past spaces, quote signs and list markers.
qsizetype afterContainers(QByteArrayView line);

/// Whether text cannot run on from the line before into this one: it is empty, or a heading, row, item, quote or fence.
bool startsTextBlock(QByteArrayView line);

/// A line that opens or closes a fenced block.
struct FenceLine
{
    char sign = 0; ///< ` or ~; 0: the line is no fence
    qsizetype length = 0; ///< how many
    qsizetype indent = 0;
    QByteArrayView info; ///< what follows, trimmed
};
/// nested: the fence may stand after list and quote signs.
FenceLine fenceLine(QByteArrayView line, bool nested);
bool closesFence(const FenceLine &open, QByteArrayView line, bool nested);

} // namespace nunchi::course
