// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/math_parser.h"

#include <algorithm>
#include <utility>

#include "typeset/math_symbols.h"

namespace nunchi::typeset {

namespace {
constexpr QChar kMinus(0x2212);

bool isBinary(QChar c)
{
    return c == u'+' || c == u'-' || c == u'*';
}

bool isRelation(QChar c)
{
    return c == u'=' || c == u'<' || c == u'>';
}
} // namespace

MathParser::Extent &MathParser::Extent::operator+=(const Extent &other)
{
    atoms += other.atoms;
    sum = sum || other.sum;
    operand = other.operand;
    return *this;
}

MathParser::MathParser(QStringView tex)
    : m_tex(tex)
    , m_line(QStringLiteral("\n"))
{
}

MathRuns MathParser::parse()
{
    sequence({}, Until::End);
    return m_runs;
}

void MathParser::skipSpaces()
{
    while (!atEnd() && peek().isSpace())
        ++m_at;
}

bool MathParser::skip(QStringView text)
{
    const bool there = m_tex.sliced(m_at).startsWith(text);
    m_at += there ? text.size() : 0;
    return there;
}

void MathParser::emitRun(const QString &text, const Style &style, bool italic)
{
    if (text.isEmpty())
        return;
    if (m_nameLevel == style.level) {
        m_nameLevel.reset();
        // "log x" needs a space, "softmax(x)" does not; "max" and its script stay together.
        if (text[0].isLetterOrNumber() || text[0] == QChar(0x221A))
            emitRun(QString(QChar(0x2009)), style, false);
    }
    MathRun run{
        text, true, italic && !style.upright, style.bold, style.overline, style.level, style.color, style.inner};
    const auto standsAlone = [](const QString &sign) { return sign == u"\u221A" || sign == u"\n"; };
    if (!m_runs.isEmpty() && !standsAlone(text) && !standsAlone(m_runs.last().text)) {
        MathRun &last = m_runs.last();
        QString before = std::exchange(last.text, text);
        const bool alike = last == run;
        last.text = std::move(before);
        if (alike) {
            last.text += text;
            return;
        }
    }
    m_runs.append(run);
}

bool MathParser::closes(Until until)
{
    const QStringView rest = m_tex.sliced(m_at);
    // A group that ends takes what was left open inside it along.
    if (m_openBraces > 0 && rest.startsWith(u'}'))
        return true;
    switch (until) {
    case Until::End:
    case Until::Brace:
        return false;
    case Until::Bracket:
        return rest.startsWith(u']');
    case Until::Right:
        return rest.startsWith(u"\\right") && !(rest.size() > 6 && rest[6].isLetter());
    case Until::Environment:
        return rest.startsWith(u"\\end{");
    }
    return false;
}

MathParser::Extent MathParser::sequence(const Style &style, Until until)
{
    Extent all;
    m_openBraces += until == Until::Brace ? 1 : 0;
    while (!atEnd() && !closes(until))
        all += item(style, all);
    m_openBraces -= until == Until::Brace ? 1 : 0;
    return all;
}

MathParser::Extent MathParser::item(const Style &style, const Extent &before)
{
    if (m_depth >= kDeepest) {
        emitRun(peek() == u'{' ? rawGroup(u'{', u'}') : QString(m_tex[m_at++]), style, false);
        return {1, false, true};
    }
    ++m_depth;
    const Extent made = shallowItem(style, before);
    --m_depth;
    return made;
}

MathParser::Extent MathParser::shallowItem(const Style &style, const Extent &before)
{
    Extent made;
    const QChar c = peek();
    if (c == u'\\')
        return command(style, before);
    if (c == u'{')
        return argument(style);
    ++m_at;
    if (c.isSpace()) {
        made.operand = before.operand;
    } else if (c == u'^' || c == u'_') {
        script(c == u'^', style);
        made.operand = true;
    } else if (c == u'&') {
        emitRun(m_column, style, false);
    } else {
        sign(c, style, before, made);
    }
    return made;
}

void MathParser::sign(QChar c, const Style &style, const Extent &before, Extent &made)
{
    if (isBinary(c)) {
        const QString text = c == u'-' ? QString(kMinus) : c == u'*' ? QString(QChar(0x2217)) : QString(c);
        symbol(text, static_cast<int>(SymbolKind::Binary), style, before, made);
    } else if (isRelation(c)) {
        symbol(QString(c), static_cast<int>(SymbolKind::Relation), style, before, made);
    } else if (c == u'\'') {
        emitRun(QString(QChar(0x2032)), style, false);
        made.operand = true;
    } else if (c == u'~') {
        emitRun(QString(QChar(QChar::Nbsp)), style, false);
    } else if (c == u',' || c == u';') {
        const bool thousands = m_at >= 2 && m_tex[m_at - 2].isDigit() && peek().isDigit();
        emitRun(style.level == 0 && !thousands ? c + QStringLiteral(" ") : QString(c), style, false);
    } else {
        QString text(c);
        if (c.isHighSurrogate() && !atEnd() && peek().isLowSurrogate())
            text += m_tex[m_at++];
        const bool letter = c.isLetter() && (c.unicode() < 0x0250 || (c.unicode() >= 0x0370 && c.unicode() < 0x0400));
        // A number is one thing, however many digits it has.
        const bool more = c.isDigit() && m_at >= 2 && (m_tex[m_at - 2].isDigit() || m_tex[m_at - 2] == u'.');
        emitRun(text, style, letter);
        made.atoms = more ? 0 : 1;
        made.operand = c != u'(' && c != u'[' && c != u'|';
    }
}

void MathParser::symbol(const QString &text, int kind, const Style &style, const Extent &before, Extent &made)
{
    const auto what = static_cast<SymbolKind>(kind);
    const bool spaced =
        style.level == 0 && (what == SymbolKind::Relation || (what == SymbolKind::Binary && before.operand));
    // Medium space around + and ·, the font's own around = and ∈.
    const QChar space = what == SymbolKind::Binary ? QChar(0x2005) : QChar(u' ');
    emitRun(spaced ? space + text + space : text, style, what == SymbolKind::Letter);
    made.sum = (what == SymbolKind::Binary || what == SymbolKind::Relation) && before.operand;
    made.atoms = what == SymbolKind::Space ? 0 : 1;
    made.operand = what == SymbolKind::Letter || what == SymbolKind::Ordinary;
}

MathParser::Extent MathParser::argument(const Style &style)
{
    skipSpaces();
    if (atEnd())
        return {};
    if (peek() != u'{')
        return item(style, {});
    ++m_at;
    Extent made = sequence(style, Until::Brace);
    skip(u"}");
    return made;
}

QString MathParser::rawGroup(QChar open, QChar close)
{
    const qsizetype start = m_at;
    int depth = 0;
    for (; !atEnd(); ++m_at) {
        const QChar c = peek();
        if (c == u'\\') {
            m_at = std::min(m_at + 1, m_tex.size() - 1);
        } else if (c == open) {
            ++depth;
        } else if (c == close && --depth <= 0) {
            ++m_at;
            break;
        }
    }
    return m_tex.sliced(start, m_at - start).toString();
}

QString MathParser::rawArgument()
{
    skipSpaces();
    if (peek() != u'{')
        return atEnd() ? QString() : QString(m_tex[m_at++]);
    QString raw = rawGroup(u'{', u'}');
    raw.remove(0, 1);
    if (raw.endsWith(u'}'))
        raw.chop(1);
    return raw;
}

QStringView MathParser::commandName()
{
    const qsizetype start = m_at;
    while (!atEnd() && peek().isLetter())
        ++m_at;
    if (m_at == start && !atEnd())
        ++m_at;
    return m_tex.sliced(start, m_at - start);
}

void MathParser::script(bool up, const Style &style)
{
    Style small = style;
    const int direction = up ? 1 : -1;
    small.level = style.level == 0 ? direction : (style.level > 0 ? 2 : -2);
    small.inner = style.level == 0 ? 0 : direction;
    argument(small);
}

MathRuns MathParser::captured(const Style &style, Extent &made)
{
    MathRuns outer = std::exchange(m_runs, {});
    made = argument(style);
    return std::exchange(m_runs, std::move(outer));
}

void MathParser::emitBracketed(const MathRuns &runs, bool bracket, const Style &style)
{
    if (bracket)
        emitRun(QStringLiteral("("), style, false);
    m_runs += runs;
    if (bracket)
        emitRun(QStringLiteral(")"), style, false);
}

} // namespace nunchi::typeset
