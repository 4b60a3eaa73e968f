// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "course/inline_builder.h"
#include "course/raw_signs.h"
#include "course/table_text.h"

namespace nunchi::course {

/// Makes blocks from md4c's events. A handler returns non-zero to stop md4c.
class MarkdownBuilder
{
public:
    explicit MarkdownBuilder(MarkdownSource &source);

    int enterBlock(MD_BLOCKTYPE type, void *detail);
    int leaveBlock(MD_BLOCKTYPE type);
    int enterSpan(MD_SPANTYPE type, void *detail);
    int leaveSpan(MD_SPANTYPE type);
    int text(MD_TEXTTYPE type, QByteArrayView piece);

    /// Says at the end of what there is why the rest is not shown.
    void refuseRest();
    Blocks takeBlocks() { return std::move(m_frames.front().blocks); }

private:
    /// A block that is open and holds others: the document, a quote, a list, an item.
    struct Frame
    {
        Blocks blocks;
        BlockList list;
        qsizetype at = -1;
    };
    enum class Gathering : quint8 { Nothing, Words, Code, Html };

    bool hasRoom(qsizetype at);
    int stop(const QString &why);
    void gatherWords();
    void leaveTightItem();
    void finishParagraph();
    void finishHeading();
    void finishCode();
    void finishCell();
    void finishHtml();
    void finishContainer(MD_BLOCKTYPE type);
    int push(BlockList list = {});
    int openTable(const MD_BLOCK_TABLE_DETAIL &detail);
    void openCode(const MD_BLOCK_CODE_DETAIL &detail);
    void noteOffset(qsizetype at);
    void append(Block::Content content, Place place);
    qsizetype pastSpaces(qsizetype at) const;
    Place linePlace(qsizetype at) const;
    Place textPlace(qsizetype at) const;
    /// Where the block that has no words yet begins.
    qsizetype somewhere() const { return pastSpaces(m_inlines.lastOffset()); }

    MarkdownSource &m_source;
    InlineBuilder m_inlines;
    std::vector<Frame> m_frames;
    Gathering m_gathering = Gathering::Nothing;
    bool m_tightItem = false; ///< words directly in an item, without a paragraph of their own
    bool m_inHead = false;
    bool m_htmlIsNew = false;
    qsizetype m_problemsBefore = 0; ///< the HTML being gathered
    Problems m_stopped; ///< why md4c was stopped
    int m_level = 0;
    qsizetype m_blockStart = -1; ///< of the table or code block being gathered
    bool m_codeIsDirective = false;
    CodeBlock m_code;
    Table m_table;
    TableRows m_rows;
    LinkDefinitions m_definitions;
};

} // namespace nunchi::course
