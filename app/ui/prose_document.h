// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QTextDocument>

#include "course/block.h"
#include "ui/inline_writer.h"
#include "ui/table_writer.h"

namespace nunchi::ui {

/// Whether a block can be set as text. Exhibits, questions and boxes are widgets of their own.
bool isProse(const course::Block &block);

/// A run of prose as one document: paragraphs, headings, lists, quotes, code, mathematics, tables.
class ProseDocument
{
public:
    explicit ProseDocument(const typeset::Appearance &look);

    QTextDocument &document() { return m_document; }
    void write(const course::Blocks &blocks, const TextStyle &style = {});
    void write(const course::Inlines &inlines, const TextStyle &style);
    /// Lays the text out for that width, tables included. What is written later is laid out for it at once.
    void fit(qreal width);
    qreal width() const { return m_width; }
    /// Where a block begins, in pixels from the top; −1: it is not in this document.
    qreal topOf(const QString &blockId) const;
    /// From where to where a block goes, in positions of the document; −1: it is not in it.
    std::pair<int, int> rangeOf(const QString &blockId) const;
    /// Narrower than this, a table's words would be broken; 0: there is no table.
    qreal leastTableWidth() const;
    QStringList blockIds() const { return m_starts.keys(); }

private:
    struct Place
    {
        int indent = 0;
        typeset::Token ink = typeset::Token::Ink;
    };
    void begin(const TextStyle &style);
    void writeBlocks(const course::Blocks &blocks, Place place);
    void writeBlock(const course::Block &block, Place place);
    void writeHeading(const course::Heading &heading);
    void writeParagraph(const course::Inlines &text, Place place, const QString &marker = {});
    void writeList(const course::BlockList &list, Place place);
    void writeItem(const course::Blocks &item, const QString &marker, Place place);
    void writeCode(const course::CodeBlock &code, Place place);
    void writeMath(const QString &tex, Place place);
    void writeTable(const course::Table &table);

    QTextBlockFormat blockFormat(const TextStyle &style, Place place) const;
    void startBlock(QTextBlockFormat format, const QTextCharFormat &characters);
    void shrinkEmptyEnd();

    const typeset::Appearance &m_look;
    QTextDocument m_document;
    QTextCursor m_cursor;
    TextStyle m_style;
    std::vector<std::unique_ptr<TableWriter>> m_tables;
    QHash<QString, int> m_starts; ///< block id → position in the document
    QHash<QString, int> m_ends;
    bool m_fresh = true; ///< the cursor stands in an empty block that is to be used next
    qreal m_extraTop = 0; ///< asked for by a slide break
    int m_depth = 0;
    qreal m_width = -1;
};

} // namespace nunchi::ui
