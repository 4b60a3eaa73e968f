// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArrayView>

namespace nunchi::course {

struct MarkdownSource;

/// Where the cells of a table's row begin, as md4c parts them: a bar in code, in a link or after a backslash is text.
std::vector<qsizetype> cellStarts(QByteArrayView line);

/// Follows a table through its lines: md4c drops the cells that a row has beyond the head's, and tells nobody.
class TableRows
{
public:
    explicit TableRows(MarkdownSource &source)
        : m_source(source)
    {
    }

    void enterTable();
    void addCell(qsizetype at); ///< where its text begins in the prepared text; −1: it is empty
    void leaveRow(qsizetype columns);

private:
    qsizetype lineAfter(qsizetype start) const;

    MarkdownSource &m_source;
    qsizetype m_line = -1; ///< where the row before begins; −1: not known
    qsizetype m_text = -1; ///< where this row's first text stands
    bool m_isHead = true;
};

} // namespace nunchi::course
