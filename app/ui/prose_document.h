// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <variant>
#include <vector>

#include <QCoreApplication>
#include <QTextDocument>

#include "course/block.h"
#include "ui/inline_writer.h"
#include "ui/table_writer.h"

namespace nunchi::ui {

/// A run of prose as one document: paragraphs, headings, lists, quotes, code, mathematics, tables.
class ProseDocument
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::ProseDocument)
public:
    ProseDocument(const typeset::Appearance &look, typeset::Typesetter &formulas);

    QTextDocument &document() { return m_document; }
    const QTextDocument &document() const { return m_document; }
    InlineFormulas &formulas() { return m_formulas; }
    /// Between two paragraphs, in pixels. A document ends without it.
    static qreal paragraphSpace(const typeset::Appearance &look, int step = 0) { return look.pixelSize(step) * 0.5; }
    /// Called when formulas that were not yet set have come and the text was laid out anew.
    void whenChanged(std::function<void()> tell) { m_tell = std::move(tell); }
    void write(const course::Blocks &blocks, const TextStyle &style = {});
    void write(const course::Inlines &inlines, const TextStyle &style);
    /// A program: lines are not broken.
    void writeProgram(const QString &code);
    qreal programWidth() const { return m_programWidth; }
    /// Lays the text out for that width, tables included. What is written later is laid out for it at once.
    void fit(qreal width);
    qreal width() const { return m_width; }
    /// The text between two places as one reads it to somebody, formulas in words. end −1: to the end.
    QString spokenText(int start = 0, int end = -1);
    /// The first link to that target, selected; null: there is none.
    QTextCursor link(const QString &target) const;
    /// From the top to the first line's base line, in pixels; −1: there is no line.
    qreal firstBaseline() const;
    /// Of the widest table: with every word whole, with every cell on one line. 0: there is none.
    qreal leastTableWidth() const;
    qreal naturalTableWidth() const;
    /// Where a block begins, in pixels from the top; −1: it is not in this document.
    qreal topOf(const QString &blockId) const;
    /// From where to where a block goes, in positions of the document; −1: it is not in it.
    std::pair<int, int> rangeOf(const QString &blockId) const;
    QStringList blockIds() const { return m_starts.keys(); }

private:
    struct Place
    {
        qreal left = 0; ///< pixels
        typeset::Token ink = typeset::Token::Ink;
    };
    void begin(const TextStyle &style);
    void rewrite();
    void takeFormulas(bool withFaults);
    void writeBlocks(const course::Blocks &blocks, Place place);
    void writeBlock(const course::Block &block, Place place);
    void writeHeading(const course::Heading &heading);
    void writeParagraph(const course::Inlines &text, Place place);
    void writeList(const course::BlockList &list, Place place);
    /// What stands before an item, and how far left of its text it begins.
    struct Marker
    {
        QString text;
        qreal hang = 0;
    };
    void writeItem(const course::Blocks &item, const Marker &marker, Place place);
    void writeMarked(const course::Inlines &text, const Marker &marker, Place place);
    void writeCode(const course::CodeBlock &code, Place place);
    void writeMath(const QString &tex, Place place);
    void writeTable(const course::Table &table);

    QTextBlockFormat blockFormat(const TextStyle &style, Place place) const;
    void startBlock(QTextBlockFormat format, const QTextCharFormat &characters);
    void shrinkEmptyEnd();

    const typeset::Appearance &m_look;
    QTextDocument m_document;
    InlineFormulas m_formulas;
    std::variant<course::Blocks, course::Inlines> m_content;
    std::function<void()> m_tell;
    QTextCursor m_cursor;
    TextStyle m_style;
    std::vector<std::unique_ptr<TableWriter>> m_tables;
    QHash<QString, int> m_starts; ///< block id → position in the document
    QHash<QString, int> m_ends;
    bool m_fresh = true; ///< the cursor stands in an empty block that is to be used next
    qreal m_extraTop = 0; ///< asked for by what came before: a slide break, a list
    int m_depth = 0;
    qreal m_width = -1;
    qreal m_programWidth = 0;
};

} // namespace nunchi::ui
