// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inline_writer.h"

#include <algorithm>

#include <QFontMetricsF>

#include "typeset/math_runs.h"

namespace nunchi::ui {

using course::Inlines;
using course::Mark;
using course::Meaning;
using course::Span;
using typeset::Face;
using typeset::Token;

namespace {

/// Hangul has no italics; a slanted syllable is a fault, so emphasis is bold there.
bool hasHangul(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Hangul; });
}

} // namespace

Token tokenOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Query:
        return Token::QText;
    case Meaning::Key:
        return Token::KText;
    case Meaning::Value:
        return Token::VText;
    case Meaning::Weight:
        return Token::WText;
    case Meaning::None:
        break;
    }
    return Token::Ink;
}

InlineWriter::InlineWriter(const typeset::Appearance &look, const TextStyle &style)
    : m_look(look)
    , m_style(style)
{
    m_base.setFont(look.font(style.face, style.step, style.bold));
    m_base.setForeground(look.color(style.ink));
}

QTextCharFormat InlineWriter::formatOf(const Span &span) const
{
    QTextCharFormat format = m_base;
    const bool slanted = span.marks.testFlag(Mark::Emphasis) && !hasHangul(span.text);
    const bool heavy = span.marks.testFlag(Mark::Strong) || span.meaning != Meaning::None
        || (span.marks.testFlag(Mark::Emphasis) && !slanted);
    if (heavy)
        format.setFontWeight(QFont::Bold);
    if (slanted)
        format.setFontItalic(true);
    if (span.marks.testFlag(Mark::Code)) {
        format.setFont(m_look.font(Face::Code, m_style.step, heavy), QTextCharFormat::FontPropertiesSpecifiedOnly);
        format.setBackground(m_look.color(Token::Sunk));
    }
    if (span.meaning != Meaning::None)
        format.setForeground(m_look.color(tokenOf(span.meaning)));
    if (!span.link.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(span.link);
        format.setFontUnderline(true);
    }
    return format;
}

void InlineWriter::write(QTextCursor &cursor, const Inlines &inlines) const
{
    for (const Span &span : inlines) {
        switch (span.kind) {
        case Span::Kind::Text:
            cursor.insertText(span.text, formatOf(span));
            break;
        case Span::Kind::Math:
            writeMath(cursor, span.text);
            break;
        case Span::Kind::SoftBreak:
            cursor.insertText(QStringLiteral(" "), m_base);
            break;
        case Span::Kind::HardBreak:
            cursor.insertText(QString(QChar::LineSeparator), m_base);
            break;
        case Span::Kind::Note:
            break;
        }
    }
}

void InlineWriter::writeMath(QTextCursor &cursor, const QString &tex) const
{
    const int start = cursor.position();
    // The spaces of a formula are its own; HTML would run them together.
    cursor.insertHtml(QStringLiteral("<span style=\"white-space:pre-wrap\">%1</span>")
                          .arg(typeset::mathHtml(tex, m_look, m_style.step)));
    QTextCursor formula = cursor;
    formula.setPosition(start);
    formula.setPosition(cursor.position(), QTextCursor::KeepAnchor);
    QTextCharFormat source;
    source.setProperty(TexSource, tex);
    source.setProperty(FormulaStart, start);
    formula.mergeCharFormat(source);
    cursor.setCharFormat(m_base);
}

qreal InlineWriter::naturalWidth(const Inlines &inlines) const
{
    qreal width = 0;
    for (const Span &span : inlines) {
        if (span.kind == Span::Kind::Math)
            width += typeset::lineWidth(typeset::mathRuns(span.text), m_look, {m_style.step, m_style.face, false, {}});
        else
            width += QFontMetricsF(formatOf(span).font())
                         .horizontalAdvance(span.kind == Span::Kind::Text ? span.text : QStringLiteral(" "));
    }
    return width;
}

qreal InlineWriter::leastWidth(const Inlines &inlines) const
{
    // Parts join without a break between them: "$n$개" is one word.
    qreal widest = 0;
    qreal word = 0;
    for (const Span &span : inlines) {
        if (span.kind == Span::Kind::Math) {
            word += typeset::lineWidth(typeset::mathRuns(span.text), m_look, {m_style.step, m_style.face, false, {}});
            widest = std::max(widest, word);
            continue;
        }
        const QString text = span.kind == Span::Kind::Text ? span.text : QStringLiteral(" ");
        const QFontMetricsF metrics(formatOf(span).font());
        const QStringList words = text.split(QLatin1Char(' '));
        for (qsizetype i = 0; i < words.size(); ++i) {
            word = (i == 0 ? word : 0) + metrics.horizontalAdvance(words.at(i));
            widest = std::max(widest, word);
        }
    }
    return widest;
}

} // namespace nunchi::ui
