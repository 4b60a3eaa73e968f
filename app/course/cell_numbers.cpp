// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/cell_numbers.h"

#include <algorithm>

#include <QRegularExpression>

#include "course/numbers.h"

namespace nunchi::course {

namespace {

/// Digits, then any number of scale words (man, eok, jo, gyeong, cheon; English ones) with further digits.
const QRegularExpression &candidate()
{
    static const QRegularExpression expression(
        QStringLiteral(
            "(?<![\\d.,])\\d[\\d,]*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?"
            "(?: ?(?:[\\x{B9CC}\\x{C5B5}\\x{C870}\\x{ACBD}\\x{CC9C}]|thousand\\b|million\\b|billion\\b|trillion\\b)"
            "(?: ?\\d[\\d,]*(?:\\.\\d+)?)?)*"),
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
    return expression;
}

/// Each run of digits by itself, where together they are no number anybody writes.
void addDigits(const QString &text, QList<double> *numbers)
{
    static const QRegularExpression digits(QStringLiteral("\\d+(?:\\.\\d+)?"));
    auto match = digits.globalMatch(text);
    while (match.hasNext())
        numbers->append(match.next().captured().toDouble());
}

} // namespace

QList<double> numbersIn(const Inlines &cell)
{
    QString text;
    for (const Span &span : cell) {
        QString part = span.text;
        if (span.kind == Span::Kind::Math) // thousands in TeX
            part.replace(QStringLiteral("{,}"), QStringLiteral(",")).remove(QStringLiteral("\\,"));
        text += part + (span.kind == Span::Kind::Text ? QString() : QStringLiteral(" ; "));
    }
    QList<double> numbers;
    auto match = candidate().globalMatch(text.normalized(QString::NormalizationForm_KC));
    while (match.hasNext()) {
        QString found = match.next().captured();
        while (found.endsWith(QLatin1Char(',')))
            found.chop(1);
        if (const std::optional<double> number = readNumber(found, QLocale::c()))
            numbers.append(*number);
        else
            addDigits(found, &numbers);
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

} // namespace nunchi::course
