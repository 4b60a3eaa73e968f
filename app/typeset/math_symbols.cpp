// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/math_symbols.h"

#include <algorithm>
#include <iterator>

namespace nunchi::typeset {

namespace {
struct Entry
{
    QStringView name;
    QStringView text;
    SymbolKind kind;
};

using enum SymbolKind;

// Sorted by name (a test walks it), so that it can be searched without building a table at start.
// clang-format off
constexpr Entry kSymbols[] = {
    {u" ", u"\u00A0", Space}, {u"!", u"", Space}, {u"#", u"#", Ordinary}, {u"$", u"$", Ordinary},
    {u"%", u"%", Ordinary}, {u"&", u"&", Ordinary}, {u",", u"\u2009", Space}, {u":", u"\u2005", Space},
    {u";", u"\u2005", Space}, {u"Attention", u"Attention", Name}, {u"Concat", u"Concat", Name},
    {u"Delta", u"\u0394", Ordinary}, {u"Gamma", u"\u0393", Ordinary}, {u"Lambda", u"\u039B", Ordinary},
    {u"Leftarrow", u"\u21D0", Relation}, {u"Leftrightarrow", u"\u21D4", Relation},
    {u"MultiHead", u"MultiHead", Name}, {u"Omega", u"\u03A9", Ordinary}, {u"Phi", u"\u03A6", Ordinary},
    {u"Pi", u"\u03A0", Ordinary}, {u"Pr", u"Pr", Name}, {u"Psi", u"\u03A8", Ordinary},
    {u"Rightarrow", u"\u21D2", Relation}, {u"Sigma", u"\u03A3", Ordinary}, {u"Theta", u"\u0398", Ordinary},
    {u"Var", u"Var", Name}, {u"Xi", u"\u039E", Ordinary}, {u"_", u"_", Ordinary},
    {u"alpha", u"\u03B1", Letter}, {u"approx", u"\u2248", Relation}, {u"argmax", u"argmax", Name},
    {u"argmin", u"argmin", Name}, {u"ast", u"\u2217", Binary}, {u"beta", u"\u03B2", Letter},
    {u"bullet", u"\u2022", Binary}, {u"cap", u"\u2229", Binary}, {u"cdot", u"\u22C5", Binary},
    {u"cdots", u"\u22EF", Ordinary}, {u"chi", u"\u03C7", Letter}, {u"circ", u"\u2218", Binary},
    {u"colon", u":", Ordinary}, {u"cos", u"cos", Name}, {u"cup", u"\u222A", Binary}, {u"delta", u"\u03B4", Letter},
    {u"det", u"det", Name}, {u"dim", u"dim", Name}, {u"div", u"\u00F7", Binary}, {u"dots", u"\u2026", Ordinary},
    {u"ell", u"\u2113", Ordinary}, {u"epsilon", u"\u03B5", Letter}, {u"equiv", u"\u2261", Relation},
    {u"eta", u"\u03B7", Letter}, {u"exists", u"\u2203", Ordinary}, {u"exp", u"exp", Name},
    {u"forall", u"\u2200", Ordinary}, {u"gamma", u"\u03B3", Letter}, {u"ge", u"\u2265", Relation},
    {u"geq", u"\u2265", Relation}, {u"gg", u"\u226B", Relation}, {u"gt", u">", Relation},
    {u"in", u"\u2208", Relation}, {u"infty", u"\u221E", Ordinary}, {u"int", u"\u222B", Ordinary},
    {u"kappa", u"\u03BA", Letter}, {u"lVert", u"\u2016", Ordinary}, {u"lambda", u"\u03BB", Letter},
    {u"langle", u"\u27E8", Ordinary}, {u"lceil", u"\u2308", Ordinary}, {u"ldots", u"\u2026", Ordinary},
    {u"le", u"\u2264", Relation}, {u"leftarrow", u"\u2190", Relation}, {u"leftrightarrow", u"\u2194", Relation},
    {u"leq", u"\u2264", Relation}, {u"lfloor", u"\u230A", Ordinary}, {u"lim", u"lim", Name}, {u"ll", u"\u226A", Relation},
    {u"ln", u"ln", Name}, {u"log", u"log", Name}, {u"lt", u"<", Relation}, {u"lvert", u"|", Ordinary},
    {u"mapsto", u"\u21A6", Relation}, {u"max", u"max", Name}, {u"mid", u"|", Relation}, {u"min", u"min", Name},
    {u"mu", u"\u03BC", Letter}, {u"nabla", u"\u2207", Ordinary}, {u"ne", u"\u2260", Relation},
    {u"neg", u"\u00AC", Ordinary}, {u"neq", u"\u2260", Relation}, {u"notin", u"\u2209", Relation},
    {u"nu", u"\u03BD", Letter}, {u"odot", u"\u2299", Binary}, {u"omega", u"\u03C9", Letter},
    {u"oplus", u"\u2295", Binary}, {u"otimes", u"\u2297", Binary}, {u"partial", u"\u2202", Ordinary},
    {u"phi", u"\u03C6", Letter}, {u"pi", u"\u03C0", Letter}, {u"pm", u"\u00B1", Binary}, {u"prime", u"\u2032", Ordinary},
    {u"prod", u"\u220F", Ordinary}, {u"propto", u"\u221D", Relation}, {u"psi", u"\u03C8", Letter},
    {u"qquad", u"\u2003\u2003", Space}, {u"quad", u"\u2003", Space}, {u"rVert", u"\u2016", Ordinary},
    {u"rangle", u"\u27E9", Ordinary}, {u"rceil", u"\u2309", Ordinary}, {u"rfloor", u"\u230B", Ordinary},
    {u"rho", u"\u03C1", Letter}, {u"rightarrow", u"\u2192", Relation}, {u"rvert", u"|", Ordinary},
    {u"sigma", u"\u03C3", Letter}, {u"sim", u"\u223C", Relation}, {u"sin", u"sin", Name},
    {u"softmax", u"softmax", Name}, {u"subset", u"\u2282", Relation}, {u"subseteq", u"\u2286", Relation},
    {u"sum", u"\u2211", Ordinary}, {u"tan", u"tan", Name}, {u"tanh", u"tanh", Name}, {u"tau", u"\u03C4", Letter},
    {u"theta", u"\u03B8", Letter}, {u"times", u"\u00D7", Binary}, {u"to", u"\u2192", Relation},
    {u"top", u"\u22A4", Ordinary}, {u"varepsilon", u"\u03B5", Letter}, {u"varphi", u"\u03C6", Letter},
    {u"vdots", u"\u22EE", Ordinary}, {u"xi", u"\u03BE", Letter}, {u"zeta", u"\u03B6", Letter}, {u"{", u"{", Ordinary},
    {u"|", u"\u2016", Ordinary}, {u"}", u"}", Ordinary},
};
// clang-format on

constexpr QStringView kSuperFrom = u"0123456789+-\u2212=()nTiabcdefghjklmoprstuvwxyz\u22A4";
constexpr QStringView kSuperTo = u"\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079\u207A\u207B\u207B\u207C"
                                 u"\u207D\u207E\u207F\u1D40\u2071\u1D43\u1D47\u1D9C\u1D48\u1D49\u1DA0\u1D4D\u02B0\u02B2"
                                 u"\u1D4F\u02E1\u1D50\u1D52\u1D56\u02B3\u02E2\u1D57\u1D58\u1D5B\u02B7\u02E3\u02B8\u1DBB"
                                 u"\u1D40";
constexpr QStringView kSubFrom = u"0123456789+-\u2212=()aehijklmnoprstuvx,";
constexpr QStringView kSubTo = u"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208A\u208B\u208B\u208C"
                               u"\u208D\u208E\u2090\u2091\u2095\u1D62\u2C7C\u2096\u2097\u2098\u2099\u2092\u209A\u1D63"
                               u"\u209B\u209C\u1D64\u1D65\u2093,";

QString mapped(QStringView text, QStringView from, QStringView to)
{
    QString result;
    for (const QChar c : text) {
        const qsizetype at = from.indexOf(c);
        if (at < 0)
            return {};
        result += to[at];
    }
    return result;
}
} // namespace

std::optional<Symbol> symbolNamed(QStringView name)
{
    const auto *found = std::lower_bound(std::begin(kSymbols), std::end(kSymbols), name,
        [](const Entry &entry, QStringView wanted) { return entry.name < wanted; });
    if (found == std::end(kSymbols) || found->name != name)
        return std::nullopt;
    return Symbol{found->text.toString(), found->kind};
}

QString blackboard(QStringView letters)
{
    return letters.toString()
        .replace(u'R', QChar(0x211D))
        .replace(u'N', QChar(0x2115))
        .replace(u'Z', QChar(0x2124))
        .replace(u'Q', QChar(0x211A))
        .replace(u'C', QChar(0x2102));
}

QString superscriptForm(QStringView text)
{
    return mapped(text, kSuperFrom, kSuperTo);
}

QString subscriptForm(QStringView text)
{
    return mapped(text, kSubFrom, kSubTo);
}

} // namespace nunchi::typeset
