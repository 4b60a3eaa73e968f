// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/number_text.h"

#include <array>
#include <charconv>
#include <cmath>

#include <QLocale>

namespace nunchi::exhibits {

namespace {
QString withMinus(QString digits)
{
    if (digits.startsWith(u'-'))
        digits[0] = u'\u2212';
    return digits;
}

/// What stands at a half of the last digit shown counts up, away from zero: 1.63 ÷ 2 is 0.82, though the double nearest
/// to 0.815 lies a hair below it. The hair is far wider than the noise of a few operations, far smaller than a digit.
double pastTheHalf(double number)
{
    constexpr double kHair = 1e-11;
    return number * (1 + kHair);
}

QString special(double number)
{
    if (std::isnan(number))
        return QStringLiteral("NaN");
    return number < 0 ? QStringLiteral("\u2212\u221E") : QStringLiteral("\u221E");
}
} // namespace

QString fixedNumber(double number, int decimals)
{
    if (!std::isfinite(number))
        return special(number);
    QString digits = QString::number(pastTheHalf(number), 'f', decimals);
    // What rounds to zero is shown without a sign.
    if (digits.startsWith(u'-') && digits.toDouble() == 0.0)
        digits.remove(0, 1);
    return withMinus(digits);
}

QString shortNumber(double number)
{
    QString digits = fixedNumber(number, 2);
    if (number == 0.0)
        return QStringLiteral("0");
    if (std::isfinite(number) && digits.endsWith(u'0'))
        digits.chop(1);
    return digits;
}

QString exactNumber(double number)
{
    if (!std::isfinite(number))
        return special(number);
    return withMinus(QString::number(number, 'g', QLocale::FloatingPointShortest));
}

QString exactFloat(double number)
{
    if (!std::isfinite(number))
        return special(number);
    std::array<char, 32> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<float>(number)).ptr;
    return withMinus(QString::fromLatin1(digits.data(), end - digits.data()));
}

QString percentNumber(double share)
{
    return fixedNumber(share * 100, 0) + u'%';
}

std::optional<double> typedNumber(const QString &text)
{
    QString digits = text.normalized(QString::NormalizationForm_KC).trimmed();
    digits.replace(u'\u2212', u'-');
    QLocale plain = QLocale::c();
    plain.setNumberOptions(QLocale::RejectGroupSeparator);
    bool isNumber = false;
    const double number = plain.toDouble(digits, &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

bool hasDecimals(double number, int atMost)
{
    return QString::number(number, 'f', atMost).toDouble() == number;
}

} // namespace nunchi::exhibits
