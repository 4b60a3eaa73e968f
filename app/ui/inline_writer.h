// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCharFormat>
#include <QTextCursor>

#include "course/inline.h"
#include "typeset/appearance.h"

namespace nunchi::ui {

/// How a piece of text is set.
struct TextStyle
{
    typeset::Face face = typeset::Face::Prose;
    int step = 0;
    bool bold = false;
    typeset::Token ink = typeset::Token::Ink;
};

/// Marks a formula's text with its TeX source and where it began, so that copying gives the source back, once.
enum FormulaProperty { TexSource = QTextFormat::UserProperty + 1, FormulaStart };

/// Takes no room and says nothing, but has the height of the font it is set in. Left out of copies.
inline constexpr QChar kStrut{0x200B};

/// Writes runs of text into a document, in the fonts and colours of an appearance.
class InlineWriter
{
public:
    InlineWriter(const typeset::Appearance &look, const TextStyle &style);

    QTextCharFormat base() const { return m_base; }
    void write(QTextCursor &cursor, const course::Inlines &inlines) const;
    void writeMath(QTextCursor &cursor, const QString &tex) const;

    /// How wide the text is on one line, and its widest unbreakable part.
    qreal naturalWidth(const course::Inlines &inlines) const;
    qreal leastWidth(const course::Inlines &inlines) const;

private:
    QTextCharFormat formatOf(const course::Span &span) const;

    const typeset::Appearance &m_look;
    TextStyle m_style;
    QTextCharFormat m_base;
};

/// The colour of a word that means query, key, value or weight.
typeset::Token tokenOf(course::Meaning meaning);

} // namespace nunchi::ui
