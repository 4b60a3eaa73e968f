// SPDX-License-Identifier: GPL-3.0-or-later
// The half of MathParser that reads commands.
#include <algorithm>
#include <array>
#include <utility>

#include "typeset/line_reader.h"
#include "typeset/math_parser.h"
#include "typeset/math_symbols.h"

namespace nunchi::typeset {

namespace {
bool oneOf(QStringView name, std::initializer_list<QStringView> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

QChar accentOf(QStringView name)
{
    constexpr std::array<std::pair<QStringView, char16_t>, 6> kAccents{{{u"hat", u'\u0302'}, {u"bar", u'\u0304'},
        {u"tilde", u'\u0303'}, {u"vec", u'\u20D7'}, {u"dot", u'\u0307'}, {u"ddot", u'\u0308'}}};
    for (const auto &[known, mark] : kAccents)
        if (known == name)
            return mark;
    return {};
}
} // namespace

MathParser::Extent MathParser::command(const Style &style, const Extent &before)
{
    const qsizetype start = m_at++;
    const QStringView name = commandName();
    Extent made{1, false, true};
    if (name == u"\\") {
        emitRun(m_line, style, false);
        return {};
    }
    if (const auto meaning = meaningColor(name)) {
        Style colored = style;
        colored.color = *meaning;
        if (peek() == u'{')
            return argument(colored);
        emitRun(name.toString(), colored, true);
        return made;
    }
    if (const auto known = symbolNamed(name)) {
        if (known->kind == SymbolKind::Name)
            operatorName(known->text, style);
        else
            symbol(known->text, static_cast<int>(known->kind), style, before, made);
        return made;
    }
    if (wordCommand(name, style, made) || delimiter(name, style, made) || structure(name, style, made))
        return made;
    unknown(start, style);
    return made;
}

void MathParser::operatorName(const QString &name, const Style &style)
{
    emitRun(name, style, false);
    m_nameLevel = style.level;
}

bool MathParser::wordCommand(QStringView name, const Style &style, Extent &made)
{
    if (oneOf(name, {u"text", u"textrm", u"mbox", u"textbf", u"textit"})) {
        Style words = style;
        words.bold = style.bold || name == u"textbf";
        emitRun(rawArgument(), words, name == u"textit");
    } else if (name == u"operatorname") {
        if (peek() == u'*')
            ++m_at;
        operatorName(rawArgument(), style);
    } else if (oneOf(name, {u"mathrm", u"mathbf", u"mathsf", u"mathtt"})) {
        Style upright = style;
        upright.upright = true;
        upright.bold = style.bold || name == u"mathbf";
        made = argument(upright);
    } else if (oneOf(name, {u"mathit", u"mathcal", u"mathnormal", u"boldsymbol", u"bm"})) {
        Style inner = style;
        inner.bold = style.bold || name == u"boldsymbol" || name == u"bm";
        made = argument(inner);
    } else if (name == u"mathbb") {
        emitRun(blackboard(rawArgument()), style, false);
    } else if (name == u"color") {
        rawArgument();
    } else {
        return false;
    }
    return true;
}

bool MathParser::delimiter(QStringView name, const Style &style, Extent &made)
{
    const bool left = name == u"left";
    const bool right = name == u"right";
    const bool sized = oneOf(name,
        {u"big", u"Big", u"bigg", u"Bigg", u"bigl", u"bigr", u"Bigl", u"Bigr", u"biggl", u"biggr", u"Biggl", u"Biggr",
            u"middle"});
    if (!left && !right && !sized)
        return false;
    skipSpaces();
    if (peek() == u'.')
        ++m_at;
    else if (!atEnd())
        made = item(style, {});
    if (left) {
        sequence(style, Until::Right);
        if (skip(u"\\right")) {
            Extent ignored;
            delimiter(u"right", style, ignored);
        }
        made = {1, false, true};
    }
    return true;
}

bool MathParser::structure(QStringView name, const Style &style, Extent &made)
{
    if (oneOf(name, {u"frac", u"dfrac", u"tfrac", u"cfrac"})) {
        fraction(style);
        made.atoms = 2;
    } else if (name == u"sqrt") {
        root(style);
    } else if (name == u"overline") {
        Style barred = style;
        barred.overline = true;
        argument(barred);
    } else if (const QChar mark = accentOf(name); !mark.isNull()) {
        accent(mark, style);
    } else if (name == u"begin") {
        environment(style);
    } else if (name == u"end") {
        rawArgument();
    } else if (!oneOf(name, {u"limits", u"nolimits", u"displaystyle", u"textstyle", u"scriptstyle"})) {
        return false;
    } else {
        made.atoms = 0;
    }
    return true;
}

void MathParser::fraction(const Style &style)
{
    Extent above;
    Extent below;
    const MathRuns top = captured(style, above);
    const MathRuns bottom = captured(style, below);
    emitBracketed(top, above.sum, style);
    emitRun(QStringLiteral("/"), style, false);
    emitBracketed(bottom, below.sum || below.atoms > 1, style);
}

void MathParser::root(const Style &style)
{
    skipSpaces();
    if (peek() == u'[') {
        ++m_at;
        Style index = style;
        index.level = style.level == 0 ? 1 : 2;
        sequence(index, Until::Bracket);
        skip(u"]");
    }
    emitRun(QStringLiteral("\u221A"), style, false);
    Style under = style;
    under.overline = true;
    argument(under);
}

void MathParser::environment(const Style &style)
{
    const QString name = rawArgument();
    const bool matrix = name.endsWith(QStringLiteral("matrix")) || name == QStringLiteral("array");
    const bool cases = name == QStringLiteral("cases");
    if (name == QStringLiteral("array"))
        rawArgument();
    const QString column = std::exchange(m_column, matrix || cases ? QStringLiteral(", ") : QString());
    const QString line = std::exchange(m_line, matrix || cases ? QStringLiteral("; ") : QStringLiteral("\n"));
    const bool square = name == QStringLiteral("bmatrix");
    if (matrix || cases)
        emitRun(cases ? QStringLiteral("{") : square ? QStringLiteral("[") : QStringLiteral("("), style, false);
    sequence(style, Until::Environment);
    if (matrix)
        emitRun(square ? QStringLiteral("]") : QStringLiteral(")"), style, false);
    m_column = column;
    m_line = line;
    if (skip(u"\\end"))
        rawArgument();
}

void MathParser::accent(QChar mark, const Style &style)
{
    Extent made;
    MathRuns runs = captured(style, made);
    if (!runs.isEmpty() && !runs.first().text.isEmpty()) {
        const qsizetype after = runs.first().text.at(0).isHighSurrogate() ? 2 : 1;
        runs.first().text.insert(after, mark);
    }
    m_runs += runs;
}

void MathParser::unknown(qsizetype start, const Style &style)
{
    while (peek() == u'{' || peek() == u'[')
        rawGroup(peek(), peek() == u'{' ? u'}' : u']');
    Style source = style;
    source.upright = true;
    emitRun(m_tex.sliced(start, m_at - start).toString(), source, false);
}

} // namespace nunchi::typeset
