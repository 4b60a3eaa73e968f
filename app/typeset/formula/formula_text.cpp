// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/formula_text.h"

#include <QJsonDocument>
#include <QStringList>

namespace nunchi::typeset {

namespace {
QJsonValue structureOf(const Formula &formula)
{
    // The outermost part may be a single letter, which is no JSON document of its own.
    const QByteArray list = '[' + formula.structure() + ']';
    return QJsonDocument::fromJson(list).array().at(0);
}

bool hasWord(const QString &text)
{
    return text.size() > 1 && text.at(0).isLetter();
}

bool isRelation(const QString &sign)
{
    static const QString signs = QString::fromUtf16(u"=\u2260\u2264\u2265<>\u2248\u2261\u2208\u2192\u2190\u21d2\u221d"
                                                    u"\u223c\u226a\u226b");
    return sign.size() == 1 && signs.contains(sign);
}

/// Signs with a space on both sides: relations, and operators between two things.
bool isSpaced(const QString &sign)
{
    static const QString operators = QString::fromUtf16(u"+\u2212\u00d7\u00b1");
    return isRelation(sign) || (sign.size() == 1 && operators.contains(sign));
}

/// A brace over or under a part, an arrow or a hat on it.
bool isAccent(const QString &sign)
{
    static const QString accents = QString::fromUtf16(u"^\u02c6~\u02dc\u00af\u2015\u2013_\u2192\u02d9.\u23de\u23df");
    return sign.size() == 1 && accents.contains(sign);
}

QString raised(const QString &text)
{
    static const QString from = QString::fromUtf16(u"0123456789+\u2212n()iT\u22a4");
    static const QString to = QString::fromUtf16(
        u"\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207f\u207d\u207e\u2071\u1d40\u1d40");
    QString result;
    for (const QChar c : text) {
        const qsizetype at = from.indexOf(c);
        if (at < 0)
            return {};
        result += to[at];
    }
    return result;
}

QString grouped(const QString &text)
{
    static const QString joints = QString::fromUtf16(u" /,^+=\u2212");
    for (const QChar c : text)
        if (joints.contains(c))
            return QLatin1Char('(') + text + QLatin1Char(')');
    return text;
}

QString show(const QJsonValue &part);

QString showRow(const QJsonArray &row)
{
    QString text;
    QString last;
    for (qsizetype i = 1; i < row.size(); ++i) {
        const QString next = show(row[i]);
        const bool between = !text.isEmpty() && i + 1 < row.size() && !isSpaced(last) && !last.endsWith(u'(');
        const bool afterWord = hasWord(last) && !next.isEmpty() && next.at(0).isLetterOrNumber();
        if (isSpaced(next) && between)
            text += QLatin1Char(' ') + next + QLatin1Char(' ');
        else if (text.isEmpty() && isRelation(next))
            text += next + QLatin1Char(' '); // the right half of an aligned line
        else
            text += (afterWord ? QStringLiteral(" ") : QString()) + next
                    + (next == QLatin1String(",") ? QStringLiteral(" ") : QString());
        last = next;
    }
    return text;
}

QString showTable(const QJsonArray &table)
{
    QStringList lines;
    for (qsizetype i = 1; i < table.size(); ++i) {
        QStringList cells;
        const QJsonArray line = table[i].toArray();
        for (const QJsonValue &cell : line)
            cells += show(cell);
        lines += cells.join(QLatin1Char(' '));
    }
    return lines.join(QStringLiteral("; "));
}

QString showScripts(const QString &base, const QString &below, const QString &above)
{
    QString text = base;
    if (!below.isEmpty() && !isAccent(below))
        text += QLatin1Char('_') + grouped(below);
    if (!above.isEmpty() && !isAccent(above))
        text += raised(above).isEmpty() ? QLatin1Char('^') + grouped(above) : raised(above);
    return text;
}

QString show(const QJsonValue &part)
{
    if (part.isString())
        return part.toString();
    const QJsonArray list = part.toArray();
    const QString kind = list.at(0).toString();
    const auto at = [&](qsizetype i) { return show(list.at(i)); };
    if (kind == QLatin1String("row"))
        return showRow(list);
    if (kind == QLatin1String("frac"))
        return grouped(at(1)) + QLatin1Char('/') + grouped(at(2));
    if (kind == QLatin1String("root"))
        return raised(at(2)) + QChar(u'\u221a') + grouped(at(1));
    if (kind == QLatin1String("table"))
        return showTable(list);
    return kind == QLatin1String("script") || kind == QLatin1String("limits") ? showScripts(at(1), at(2), at(3))
                                                                              : QString();
}
} // namespace

QString FormulaText::plain(const Formula &formula)
{
    return show(structureOf(formula)).simplified();
}

QString FormulaText::spoken(const Formula &formula)
{
    return speak(structureOf(formula)).simplified();
}

QString FormulaText::speak(const QJsonValue &part)
{
    if (part.isString())
        return word(part.toString());
    const QJsonArray list = part.toArray();
    const QString kind = list.at(0).toString();
    const auto at = [&](qsizetype i) { return speak(list.at(i)); };
    if (kind == QLatin1String("row"))
        return speakAll(list, 1);
    if (kind == QLatin1String("frac"))
        //: a fraction read aloud: %1 numerator, %2 denominator
        return tr("%1 over %2").arg(at(1), at(2));
    if (kind == QLatin1String("root"))
        //: a root read aloud
        return at(2).isEmpty() ? tr("square root of %1").arg(at(1)) : tr("root %2 of %1").arg(at(1), at(2));
    if (kind == QLatin1String("table")) {
        QStringList lines;
        for (qsizetype i = 1; i < list.size(); ++i)
            lines += speakAll(list[i].toArray(), 0);
        return lines.join(QStringLiteral("; "));
    }
    if (kind != QLatin1String("script") && kind != QLatin1String("limits"))
        return {};
    return speakScripts(at(1), list.at(2).toString(at(2)), list.at(3).toString(at(3)),
                        kind == QLatin1String("limits"));
}

QString FormulaText::speakAll(const QJsonArray &list, qsizetype from)
{
    QStringList words;
    for (qsizetype i = from; i < list.size(); ++i)
        words += speak(list[i]);
    return words.join(QLatin1Char(' '));
}

QString FormulaText::speakScripts(const QString &base, const QString &below, const QString &above, bool limits)
{
    QString text = base;
    if (!below.isEmpty() && !isAccent(below))
        //: what stands under a sum (%2), or an index (%2), read aloud
        text = limits ? tr("%1 over %2,", "limits of a sum").arg(text, word(below)) : tr("%1 sub %2").arg(text, word(below));
    if (above.isEmpty() || isAccent(above))
        return text;
    //: the upper limit of a sum, read aloud
    return limits ? tr("%1 up to %2,").arg(text, word(above)) : speakPower(text, above);
}

QString FormulaText::speakPower(const QString &base, const QString &above)
{
    if (above == QLatin1String("T") || above == QChar(u'\u22a4'))
        return tr("%1 transpose").arg(base);
    if (above == QLatin1String("2"))
        return tr("%1 squared").arg(base);
    if (above == QChar(u'\u2032'))
        return tr("%1 prime").arg(base);
    return tr("%1 to the power %2").arg(base, word(above));
}

QString FormulaText::word(const QString &sign)
{
    if (sign.size() != 1)
        return sign;
    switch (sign.at(0).unicode()) {
    case u'=': return tr("equals");
    case u'\u2260': return tr("is not equal to");
    case u'\u2248': return tr("is about");
    case u'<': return tr("is less than");
    case u'>': return tr("is greater than");
    case u'\u2264': return tr("is at most");
    case u'\u2265': return tr("is at least");
    case u'\u2208': return tr("in", "element of a set");
    case u'\u221d': return tr("is proportional to");
    case u'\u2192': return tr("to", "an arrow");
    case u'+': return tr("plus");
    case u'\u2212': return tr("minus");
    case u'\u00d7':
    case u'\u22c5':
    case u'\u00b7': return tr("times");
    case u'/': return tr("divided by");
    case u'\u2211': return tr("sum");
    case u'\u220f': return tr("product");
    case u'\u221e': return tr("infinity");
    case u'\u2202': return tr("partial");
    case u'(':
    case u')':
    case u'{':
    case u'}':
    case u'[':
    case u']': return QString(); // pauses say it better
    default: return sign;
    }
}

} // namespace nunchi::typeset
