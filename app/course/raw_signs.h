// SPDX-License-Identifier: GPL-3.0-or-later
// What other Markdown understands and lessons show as it is written, or do not show at all.
#pragma once

#include <vector>

#include "course/markdown_source.h"

namespace nunchi::course {

/// Addresses without a link around them, and ~~ around words. at: where the text stands in the prepared text.
void warnOfAddresses(MarkdownSource &source, qsizetype at, QByteArrayView text);
void warnOfStrikes(MarkdownSource &source, qsizetype at, QByteArrayView text);

/// `- [ ] task`. at: where the item's text begins in the prepared text.
void warnOfTask(MarkdownSource &source, qsizetype at);

/// Lines of a paragraph that are meant as headings or as rows of a table. from, to: where its words begin and end.
void warnOfLostBlocks(MarkdownSource &source, qsizetype from, qsizetype to);

/// Lines like "[name]: target": md4c takes them out of the text.
class LinkDefinitions
{
public:
    explicit LinkDefinitions(MarkdownSource &source);

    /// What is shown is no definition.
    void noteShown(qsizetype at, qsizetype size);
    void warnOfUnused() const;

private:
    MarkdownSource &m_source;
    std::vector<qsizetype> m_starts; ///< of what may be one, ascending
    std::vector<bool> m_shown;
};

} // namespace nunchi::course
