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

/// A brace over or under a part, an arrow or a hat on it.
bool isAccent(const QString &sign)
{
    static const QString accents = QString::fromUtf16(u"^\u02c6~\u02dc\u00af\u2015\u2013_\u2192\u02d9.\u23de\u23df");
    return sign.size() == 1 && accents.contains(sign);
}
} // namespace

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
