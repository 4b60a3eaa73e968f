// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inline_writer.h"

#include <algorithm>

#include <QFontMetricsF>

#include "ui/link_targets.h"

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

/// Words that may be drawn with a formula: nothing in them is pressed or looked up.
bool canHangOn(const Span &span)
{
    return span.kind == Span::Kind::Text && span.link.isEmpty() && span.term.isEmpty()
        && !span.marks.testFlag(Mark::Code) && !span.marks.testFlag(Mark::Refused);
}

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == kStrut;
}

/// Qt keeps an opening bracket or quotation mark with the object behind it by itself.
bool opens(QChar c)
{
    return c.category() == QChar::Punctuation_Open || c.category() == QChar::Punctuation_InitialQuote || c == u'"'
        || c == u'\'';
}

/// Where the last word of a text begins that would part from a formula behind it; the text's end: there is none.
qsizetype hangingTail(const QString &text)
{
    if (text.isEmpty() || opens(text.back()))
        return text.size();
    const auto space = std::find_if(text.rbegin(), text.rend(), isSpace);
    return text.size() - (space - text.rbegin());
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

InlineWriter::InlineWriter(const typeset::Appearance &look, const TextStyle &style, InlineFormulas &formulas)
    : m_look(look)
    , m_style(style)
    , m_formulas(formulas)
{
    m_base = baseFormat(look, style);
}

QTextCharFormat baseFormat(const typeset::Appearance &look, const TextStyle &style)
{
    QTextCharFormat format;
    format.setFont(look.font(style.face, style.step, style.bold));
    format.setForeground(look.color(style.ink));
    return format;
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
        format.setBackground(m_look.color(m_style.shade));
    }
    if (span.meaning != Meaning::None)
        format.setForeground(m_look.color(tokenOf(span.meaning)));
    if (span.marks.testFlag(Mark::Refused)) {
        if (!span.marks.testFlag(Mark::Code))
            format.setFont(m_look.font(Face::Label, std::min(m_style.step, 0) - 1), QTextCharFormat::FontPropertiesSpecifiedOnly);
        format.setForeground(m_look.color(Token::NoteText));
        format.setBackground(m_look.color(Token::NoteTint));
    }
    if (!span.link.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(span.link);
        format.setFontUnderline(true);
    } else if (!span.term.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(termTarget(span.term));
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(m_look.color(Token::Ink3));
    }
    return format;
}

QTextCharFormat InlineWriter::markFormat(const Span &note) const
{
    QTextCharFormat format = m_base;
    format.setFont(m_look.font(Face::Label, m_style.step, true), QTextCharFormat::FontPropertiesSpecifiedOnly);
    format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    format.setAnchor(true);
    format.setAnchorHref(noteTarget(note.text));
    return format;
}

void InlineWriter::addWords(const Span &span, QList<Chunk> &chunks) const
{
    const QTextCharFormat format = formatOf(span);
    QString text = span.text;
    if (!chunks.isEmpty() && chunks.last().word.hasFormula() && canHangOn(span)) {
        const auto end = std::find_if(text.begin(), text.end(), isSpace) - text.begin();
        if (end > 0)
            chunks.last().word.parts.append({text.first(end), {}, format});
        // Until the space, more may hang on: another formula, a word in another style.
        if (end == text.size())
            return;
        text = text.sliced(end);
    }
    chunks.append({text, format, canHangOn(span), {}});
}

void InlineWriter::addFormula(const Span &span, QList<Chunk> &chunks) const
{
    const auto key = typeset::FormulaKey::of(span.text);
    if (const QString fault = m_formulas.fault(key); !fault.isEmpty()) {
        addFault(key, fault, chunks);
        return;
    }
    if (chunks.isEmpty() || !chunks.last().word.hasFormula()) {
        FormulaWord word;
        word.step = m_style.step;
        const qsizetype tail = chunks.isEmpty() ? 0 : hangingTail(chunks.last().text);
        if (!chunks.isEmpty() && chunks.last().hangs && tail < chunks.last().text.size()) {
            word.parts.append({chunks.last().text.sliced(tail), {}, chunks.last().format});
            chunks.last().text.truncate(tail);
        }
        chunks.append({{}, {}, false, word});
    }
    chunks.last().word.parts.append({{}, key, formatOf(span)});
}

/// Its source and the reason in place of the formula, as text: it may be long, and has to be read and copied.
void InlineWriter::addFault(const typeset::FormulaKey &key, const QString &reason, QList<Chunk> &chunks) const
{
    QTextCharFormat format = m_base;
    format.setForeground(m_look.color(Token::NoteText));
    format.setBackground(m_look.color(Token::NoteTint));
    FormulaWord word;
    word.parts.append({{}, key, format});
    format.setProperty(FormulaSource, word.source());
    format.setProperty(FormulaNumber, m_formulas.takeNumber(word));
    QTextCharFormat code = format;
    code.setFont(m_look.font(Face::Code, std::min(m_style.step, 0)), QTextCharFormat::FontPropertiesSpecifiedOnly);
    QTextCharFormat words = format;
    words.setFont(m_look.font(Face::Label, std::min(m_style.step, 0) - 1), QTextCharFormat::FontPropertiesSpecifiedOnly);
    // The sign as text: there is a coloured picture of it, too.
    chunks.append({QStringLiteral("\u26A0\uFE0E\u00A0"), words, false, {}});
    chunks.append({key.tex, code, false, {}});
    chunks.append({QStringLiteral(" \u2014 ") + reason, words, false, {}});
}

QList<InlineWriter::Chunk> InlineWriter::chunks(const Inlines &inlines) const
{
    QList<Chunk> chunks;
    for (const Span &span : inlines) {
        switch (span.kind) {
        case Span::Kind::Text:
            addWords(span, chunks);
            break;
        case Span::Kind::Math:
            addFormula(span, chunks);
            break;
        case Span::Kind::SoftBreak:
            chunks.append({QStringLiteral(" "), m_base, false, {}});
            break;
        case Span::Kind::HardBreak:
            chunks.append({QString(QChar::LineSeparator), m_base, false, {}});
            break;
        case Span::Kind::Note:
            chunks.append({QString::number(span.number), markFormat(span), false, {}});
            break;
        }
    }
    return chunks;
}

void InlineWriter::write(QTextCursor &cursor, const Inlines &inlines) const
{
    const QList<Chunk> all = chunks(inlines);
    const bool onlyFormulas =
        !all.isEmpty() && std::all_of(all.begin(), all.end(), [](const Chunk &each) { return each.text.isEmpty(); });
    if (onlyFormulas) // an object alone has no base line of the text's
        cursor.insertText(QString(kStrut), m_base);
    for (const Chunk &chunk : all) {
        if (chunk.word.hasFormula())
            m_formulas.insert(cursor, chunk.word);
        else if (!chunk.text.isEmpty())
            cursor.insertText(chunk.text, chunk.format);
    }
    if (!onlyFormulas && !all.isEmpty() && all.last().word.hasFormula()) // it may be alone on the last line
        cursor.insertText(QString(kStrut), m_base);
    cursor.setCharFormat(m_base);
}

bool InlineWriter::writeDisplay(QTextCursor &cursor, const QString &tex) const
{
    const auto key = typeset::FormulaKey::of(tex, true);
    const QString fault = m_formulas.fault(key);
    if (fault.isEmpty()) {
        m_formulas.insert(cursor, {{{{}, key, m_base}}, m_style.step});
        return true;
    }
    QList<Chunk> text;
    addFault(key, fault, text);
    for (const Chunk &chunk : text)
        cursor.insertText(chunk.text, chunk.format);
    return false;
}

qreal InlineWriter::naturalWidth(const Inlines &inlines) const
{
    qreal width = 0;
    for (const Chunk &chunk : chunks(inlines))
        width += chunk.word.hasFormula() ? m_formulas.width(chunk.word)
                                         : QFontMetricsF(chunk.format.font()).horizontalAdvance(chunk.text);
    return width;
}

qreal InlineWriter::leastWidth(const Inlines &inlines) const
{
    // Parts join without a break between them: "$n$개" is one word.
    qreal widest = 0;
    qreal word = 0;
    for (const Chunk &chunk : chunks(inlines)) {
        if (chunk.word.hasFormula()) {
            word += m_formulas.width(chunk.word);
            widest = std::max(widest, word);
            continue;
        }
        const QFontMetricsF metrics(chunk.format.font());
        const QStringList words = chunk.text.split(QLatin1Char(' '));
        for (qsizetype i = 0; i < words.size(); ++i) {
            word = (i == 0 ? word : 0) + metrics.horizontalAdvance(words.at(i));
            widest = std::max(widest, word);
        }
    }
    return widest;
}

} // namespace nunchi::ui
