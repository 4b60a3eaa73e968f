// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/number_text.h"

#include <string_view>
#include <utility>

namespace nunchi::course {

namespace {

/// Compatibility forms would turn 10⁶ into 106: superscripts become ^6 first.
QString withCarets(const QString &text)
{
    static constexpr std::u16string_view superscripts = u"\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";
    QString out;
    bool raised = false;
    for (const QChar c : text) {
        const auto digit = superscripts.find(c.unicode());
        const bool sign = c == QChar(u'\u207A') || c == QChar(u'\u207B');
        const bool up = sign || digit != std::u16string_view::npos;
        if (up && !raised)
            out += u'^';
        raised = up;
        if (sign)
            out += c == QChar(u'\u207B') ? u'-' : u'+';
        else
            out += up ? QChar(char16_t(u'0' + digit)) : c;
    }
    return out;
}

QChar plainSign(QChar c)
{
    switch (c.unicode()) {
    case u'\u2010': // hyphens, dashes and the minus sign
    case u'\u2011':
    case u'\u2012':
    case u'\u2013':
    case u'\u2212':
        return u'-';
    case u'\u00D7': // signs for times
    case u'\u00B7':
    case u'\u22C5':
    case u'\u2715':
        return u'*';
    case u'\u2018': // apostrophes
    case u'\u2019':
        return u'\'';
    default:
        break;
    }
    if (c.isSpace())
        return u' ';
    return c.isDigit() ? QChar(char16_t(u'0' + c.digitValue())) : c;
}

QRegularExpression makeNumeralPattern(const QLocale &locale)
{
    const QString decimal = foldedNumberText(locale.decimalPoint());
    QString separators = foldedNumberText(locale.groupSeparator()) + u' ';
    if (decimal != QLatin1String(","))
        separators += u',';
    const QString fraction = decimal == QLatin1String(".") ? QStringLiteral("[.]") : QStringLiteral("[.,]");
    const QString grouped = QStringLiteral("[1-9]\\d{0,2}(?<sep>[%1])\\d{3}(?:\\k<sep>\\d{3})*(?!\\d)");
    // A grouped whole takes the locale's own decimal sign only; a plain one may take either.
    return QRegularExpression(
        QStringLiteral("(?:(?<grouped>%1)(?:[%2](?<gf>\\d*))?|(?<plain>\\d+)(?:%3(?<pf>\\d*))?"
                       "|%3(?<bare>\\d+))")
            .arg(grouped.arg(QRegularExpression::escape(separators)), QRegularExpression::escape(decimal), fraction));
}

} // namespace

QString foldedNumberText(const QString &text)
{
    QString out;
    const QString plain = withCarets(text).normalized(QString::NormalizationForm_KC).toCaseFolded();
    for (const QChar c : plain)
        if (c.category() != QChar::Other_Format) // zero-width marks that come along when pasting
            out += plainSign(c);
    return out.simplified();
}

QRegularExpression numeralPattern(const QLocale &locale)
{
    // A table has hundreds of numbers, and making the expression takes longer than matching it.
    thread_local std::pair<QLocale, QRegularExpression> last(QLocale::c(), makeNumeralPattern(QLocale::c()));
    if (last.first != locale)
        last = {locale, makeNumeralPattern(locale)};
    return last.second;
}

} // namespace nunchi::course
