// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCharFormat>
#include <QTextCursor>

#include "course/inline.h"
#include "typeset/appearance.h"
#include "ui/inline_formulas.h"

namespace nunchi::ui {

/// How a piece of text is set.
struct TextStyle
{
    typeset::Face face = typeset::Face::Prose;
    int step = 0;
    bool bold = false;
    typeset::Token ink = typeset::Token::Ink;
    int heading = 0; ///< its level, when the whole text is a title
    typeset::Token shade = typeset::Token::Sunk; ///< what code and the heads of tables lie on
};

/// Takes no room and says nothing, but has the height of the font it is set in. Left out of copies.
inline constexpr QChar kStrut{0x200B};

/// Writes runs of text into a document, in the fonts and colours of an appearance.
class InlineWriter
{
public:
    InlineWriter(const typeset::Appearance &look, const TextStyle &style, InlineFormulas &formulas);

    QTextCharFormat base() const { return m_base; }
    void write(QTextCursor &cursor, const course::Inlines &inlines) const;
    /// A formula on a line of its own. False: it is faulty, and stands there as text.
    bool writeDisplay(QTextCursor &cursor, const QString &tex) const;

    /// How wide the text is on one line, and its widest unbreakable part.
    qreal naturalWidth(const course::Inlines &inlines) const;
    qreal leastWidth(const course::Inlines &inlines) const;

private:
    /// A piece of text in one format, or a formula with the words that hang on it.
    struct Chunk
    {
        QString text;
        QTextCharFormat format;
        bool hangs = false; ///< its last word may become part of a formula behind it
        FormulaWord word;
    };
    QList<Chunk> chunks(const course::Inlines &inlines) const;
    void addWords(const course::Span &span, QList<Chunk> &chunks) const;
    void addFormula(const course::Span &span, QList<Chunk> &chunks) const;
    void addFault(const typeset::FormulaKey &key, const QString &reason, QList<Chunk> &chunks) const;
    QTextCharFormat formatOf(const course::Span &span) const;
    QTextCharFormat markFormat(const course::Span &note) const;

    const typeset::Appearance &m_look;
    TextStyle m_style;
    QTextCharFormat m_base;
    InlineFormulas &m_formulas;
};

/// Letters of that style.
QTextCharFormat baseFormat(const typeset::Appearance &look, const TextStyle &style);

/// The colour of a word that means query, key, value or weight.
typeset::Token tokenOf(course::Meaning meaning);

} // namespace nunchi::ui
