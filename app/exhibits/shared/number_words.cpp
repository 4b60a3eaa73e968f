// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/number_words.h"

#include <algorithm>
#include <cmath>

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStringList>

#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits {

namespace {

constexpr double kFirstNamed = 10'000;

struct Names
{
    int group = 3; ///< decimal places from one name to the next
    QString between;
    QStringList names;
};

QHash<QString, Names> readNames()
{
    QHash<QString, Names> all;
    QFile file(QStringLiteral(":/exhibits/shared/number_words.json"));
    if (!file.open(QIODevice::ReadOnly))
        return all;
    const QJsonObject languages = QJsonDocument::fromJson(file.readAll()).object();
    for (auto it = languages.begin(); it != languages.end(); ++it) {
        const QJsonObject one = it.value().toObject();
        Names names;
        names.group = one[QLatin1String("group")].toInt();
        names.between = one[QLatin1String("between")].toString();
        for (const QJsonValue &name : one[QLatin1String("names")].toArray())
            names.names << name.toString();
        all[it.key()] = names;
    }
    return all;
}

const Names &namesOf(const QString &language)
{
    static const QHash<QString, Names> all = readNames();
    static const Names none;
    const auto own = all.constFind(language);
    const auto found = own != all.constEnd() ? own : all.constFind(QStringLiteral("en"));
    return found != all.constEnd() ? *found : none;
}

QString withGroups(double number, int decimals)
{
    QString digits = QLocale(QLocale::English).toString(number, 'f', decimals);
    if (digits.startsWith(u'-'))
        digits[0] = u'\u2212';
    return digits;
}

} // namespace

QString groupedNumber(double number)
{
    return std::isfinite(number) ? withGroups(number, 0) : fixedNumber(number, 0);
}

QString numberWords(double number, const QString &language, int significantDigits)
{
    if (!std::isfinite(number))
        return fixedNumber(number, 0);
    // "9.96e+03" is "1.0e+04": rounding comes first, and only then the choice of a name.
    const QString rounded = QString::number(number, 'e', std::max(0, significantDigits - 1));
    const double value = rounded.toDouble();
    const int exponent = rounded.mid(rounded.indexOf(u'e') + 1).toInt();
    const Names &names = namesOf(language);
    if (std::abs(value) < kFirstNamed || names.names.isEmpty())
        return number == std::floor(number) ? groupedNumber(number) : shortNumber(number);
    const int last = static_cast<int>(names.names.size());
    const int index = std::clamp(exponent / names.group, 1, last);
    const int within = exponent - index * names.group;
    int decimals = std::max(0, significantDigits - 1 - within);
    const double shown = value / std::pow(10.0, index * names.group);
    while (decimals > 0 && hasDecimals(shown, decimals - 1))
        --decimals;
    return withGroups(shown, decimals) + names.between + names.names[index - 1];
}

} // namespace nunchi::exhibits
