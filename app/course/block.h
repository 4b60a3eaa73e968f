// SPDX-License-Identifier: GPL-3.0-or-later
// A page as a typed list of blocks: what the reader makes of a Markdown file.
#pragma once

#include <memory>
#include <variant>

#include <QJsonObject>

#include "course/inline.h"
#include "course/problem.h"
#include "course/question.h"

namespace nunchi::course {

struct Block;
using Blocks = QList<Block>;

/// Stands in the place of what the lesson wrote and cannot be shown, and says so.
struct Refused
{
    enum class Kind : quint8 { Picture, Question, Exhibit, Html, Other };
    Kind kind = Kind::Other;
    Problems problems; ///< why; empty: the file has more of them than are named
};

struct Heading
{
    int level = 2;
    Inlines text;
};

struct Paragraph
{
    Inlines text;
};

struct MathBlock
{
    QString tex;
};

struct CodeBlock
{
    QString language;
    QString text;
};

struct BlockList
{
    bool ordered = false;
    int start = 1;
    QList<Blocks> items;
};

struct BlockQuote
{
    Blocks blocks;
};

enum class Align : quint8 { Default, Left, Centre, Right };

struct Table
{
    QList<Align> columns;
    QList<Inlines> head;
    QList<QList<Inlines>> rows;
    QString caption; ///< of a {table}; may be empty
    QList<int> markedRows; ///< those that carry the message, from 0 below the head
    QList<int> markedColumns; ///< from 0
};

/// {key} the sentence to remember, {analogy}, {recap} of an earlier lecture, {exact} the exact version, folded away
/// until it is wanted, {speaker} notes (never shown to a student)
struct Box
{
    enum class Kind : quint8 { Key, Analogy, Recap, Speaker, Exact };
    Kind kind = Kind::Key;
    QString title; ///< after the directive's name on the fence's line; may be empty
    Blocks blocks;
    QString level; ///< high-school, undergraduate, graduate; empty: the page's
};

/// {columns}: side by side where there is room, else under each other.
struct Columns
{
    QList<Blocks> columns;
};

/// {figure}: a picture of the lesson's folder, SVG or PNG.
struct Figure
{
    QString file; ///< absolute path, inside the lesson's folder
    QString alt; ///< what it shows, for those who cannot see it; never empty
    Inlines caption;
    int width = 100; ///< percent of the text's column, 10 … 100
    QString name; ///< path from the lesson's folder, the same in every language: figures/x.svg
};

/// {python}: a program, shown highlighted.
struct Python
{
    QString title;
    QString code;
};

struct ExhibitBlock
{
    QString exhibit; ///< id in the exhibit catalog
    QString title; ///< the question the exhibit answers
    QString tryThis; ///< one line: what to try
    QString share; ///< id of a block of this lesson whose values this one shows too; empty: its own
    QJsonObject state; ///< the parameters the lesson sets
};

struct QuizBlock
{
    Question question;
};

/// `---`: a new slide begins when the page is presented; a student sees a little more space.
struct SlideBreak
{
};

/// {summary}: what the learner takes from the lesson, and how the questions went. Made while it is shown.
struct Summary
{
};

struct Block
{
    using Content = std::variant<Heading, Paragraph, MathBlock, CodeBlock, BlockList, BlockQuote, Table, Box,
        ExhibitBlock, QuizBlock, SlideBreak, Columns, Figure, Python, Summary, Refused>;
    /// Stable across languages: the author's id for directives, else kind and count within the page ("p3", "table1").
    QString id;
    Place place;
    Content content;
};

/// All running text of the block itself: a paragraph's, a table's cells, a question's words; not that of blocks in it.
QList<Inlines> wordsOf(const Block &block);

/// Every block of the page in reading order, those inside boxes, lists and quotes too.
QList<const Block *> flattened(const Blocks &blocks);

} // namespace nunchi::course
