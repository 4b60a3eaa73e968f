// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/cell_numbers.h"

#include <algorithm>

#include <QRegularExpression>

#include "course/number_text.h"
#include "course/numbers.h"

namespace nunchi::course {

namespace {

/// Stands for a letter or a bracket of a formula: no digit, but something a minus may follow.
constexpr QChar Operand(u'\u00A4');

/// Digits or a power of ten, then any number of scale words (man, eok, jo, gyeong, cheon, baek, sip; English ones) with
/// further digits; or scale words alone, where two of them make clear that a number is meant (baek-man).
const QRegularExpression &candidate()
{
    static const QString digits = QStringLiteral("\\d[\\d,]*(?:\\.\\d+)?");
    static const QString start = QStringLiteral(
        "(?:(?<![\\d.,])(?:10\\^[+-]?\\d+|%1(?:e[+-]?\\d+| ?[*x] ?10\\^[+-]?\\d+)?)|(?<![\\d.,\\p{L}])\\.\\d+"
        "|(?<!\\p{Hangul})[\\x{CC9C}\\x{BC31}\\x{C2ED}][\\x{B9CC}\\x{C5B5}\\x{C870}])");
    static const QString scales =
        QStringLiteral("(?:(?:[\\x{B9CC}\\x{C5B5}\\x{C870}\\x{ACBD}\\x{CC9C}\\x{BC31}\\x{C2ED}]"
                       "| ?(?:thousand|million|billion|trillion)\\b)(?: ?%1)?)*");
    static const QRegularExpression expression(
        start.arg(digits) + scales.arg(digits), QRegularExpression::UseUnicodePropertiesOption);
    return expression;
}

/// A formula as a person would type it: 10^{6} as 10^6, no spaces, signs for its letters and commands.
QString typed(QString tex)
{
    static const QRegularExpression spaces(QStringLiteral("\\\\[,;:! ]|\\s+"));
    static const QRegularExpression times(QStringLiteral("\\\\(?:times|cdot)(?![A-Za-z])"));
    static const QRegularExpression relation(
        QStringLiteral("\\\\(?:approx|sim|leq?|geq?|neq?|lt|gt|to|rightarrow)(?![A-Za-z])"));
    static const QRegularExpression power(QStringLiteral("\\^\\{([+-]?\\d+)\\}"));
    static const QRegularExpression letters(QStringLiteral("\\\\[A-Za-z]+|\\p{L}|\\}"));
    tex.replace(QStringLiteral("{,}"), QStringLiteral(","));
    tex.replace(times, QStringLiteral("*")).replace(relation, QStringLiteral("=")).remove(spaces);
    return tex.replace(power, QStringLiteral("^\\1")).replace(letters, QString(Operand)).replace(u'{', u' ');
}

/// The signs for fractions as decimals, the spaces that part thousands away.
QString withoutSigns(const QString &text)
{
    static const QRegularExpression thousands(
        QStringLiteral("(?<=\\d)[\\x{A0}\\x{2007}\\x{2009}\\x{202F}](?=\\d{3}(?!\\d))"));
    QString plain;
    for (const QChar c : text) {
        const QStringList parts =
            c.decompositionTag() == QChar::Fraction ? c.decomposition().split(QChar(u'\u2044')) : QStringList();
        const double below = parts.value(1).toDouble();
        if (below > 0) {
            const QString value = QString::number(parts[0].toDouble() / below, 'g', 15);
            plain += !plain.isEmpty() && plain.back().isDigit() ? value.mid(1) : value; // 2½
        } else {
            plain += c;
        }
    }
    return plain.remove(thousands);
}

QString plainCell(const Inlines &cell)
{
    QString text;
    for (const Span &span : cell) {
        if (span.kind == Span::Kind::Math)
            text += typed(span.text);
        else
            text += span.kind == Span::Kind::Text ? span.text : QStringLiteral(" ");
    }
    return foldedNumberText(withoutSigns(text));
}

bool isNegative(const QString &text, qsizetype at)
{
    if (at < 1 || text[at - 1] != u'-')
        return false;
    const QChar before = at < 2 ? QChar(u' ') : text[at - 2];
    return !before.isLetterOrNumber() && !QStringLiteral(")]%").contains(before) && before != Operand;
}

/// Each run of digits by itself, where together they are no number anybody writes.
void addDigits(const QString &text, QList<double> *numbers)
{
    static const QRegularExpression digits(QStringLiteral("\\d+(?:\\.\\d+)?"));
    auto match = digits.globalMatch(text);
    while (match.hasNext())
        numbers->append(match.next().captured().toDouble());
}

/// Languages order words differently, so numbers may change places across words and commas; 1/2 and 2/1 differ.
bool partsRuns(QStringView between)
{
    return std::any_of(
        between.begin(), between.end(), [](QChar c) { return c.isLetter() || c == u',' || c == u';' || c == u'.'; });
}

} // namespace

QList<double> numbersIn(const Inlines &cell)
{
    const QString text = plainCell(cell);
    QList<QList<double>> runs;
    qsizetype end = 0;
    auto match = candidate().globalMatch(text);
    while (match.hasNext()) {
        const QRegularExpressionMatch found = match.next();
        const qsizetype start = found.capturedStart();
        if (runs.isEmpty() || partsRuns(QStringView(text).mid(end, start - end)))
            runs.emplaceBack();
        QString number = found.captured();
        while (number.endsWith(QLatin1Char(',')))
            number.chop(1);
        end = start + number.size();
        if (const std::optional<double> value = readNumber(number, QLocale::c()))
            runs.last().append(isNegative(text, start) ? -*value : *value);
        else
            addDigits(number, &runs.last());
    }
    std::sort(runs.begin(), runs.end());
    QList<double> numbers;
    for (const QList<double> &run : std::as_const(runs))
        numbers += run;
    return numbers;
}

} // namespace nunchi::course
