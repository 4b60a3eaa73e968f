// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/chart_axis.h"

#include <algorithm>
#include <cmath>

#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits {

namespace {

constexpr double kHair = 1e-9;

QString tickText(double value, int base, int exponent, TickText text, const QString &language)
{
    switch (text) {
    case TickText::Powers:
        return exponent == 0 ? QStringLiteral("1") : QStringLiteral("$%1^{%2}$").arg(base).arg(exponent);
    case TickText::Words:
        return numberWords(value, language);
    case TickText::Figures:
        break;
    }
    return exponent < 0 ? fixedNumber(value, base == 10 ? -exponent : 2) : groupedNumber(value);
}

} // namespace

double ChartAxis::share(double value) const
{
    if (to == from)
        return 0;
    return logarithmic ? std::log(value / from) / std::log(to / from) : (value - from) / (to - from);
}

double ChartAxis::at(double share) const
{
    return logarithmic ? from * std::pow(to / from, share) : from + (to - from) * share;
}

QList<Tick> linearTicks(double from, double to, int atMost)
{
    QList<Tick> ticks;
    const double least = (to - from) / std::max(1, atMost - 1);
    if (!(least > 0) || !std::isfinite(least))
        return ticks;
    const double ten = std::pow(10.0, std::floor(std::log10(least) + kHair));
    double step = 10 * ten;
    for (const double times : {5.0, 2.0, 1.0})
        if (times * ten >= least * (1 - kHair))
            step = times * ten;
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + kHair)));
    const double first = std::ceil(from / step - kHair);
    const double last = std::floor(to / step + kHair);
    for (double i = first; i <= last; ++i)
        ticks.append({i * step, decimals > 0 ? fixedNumber(i * step, decimals) : groupedNumber(i * step)});
    return ticks;
}

QList<Tick> powerTicks(double from, double to, int base, int atMost, TickText text, const QString &language)
{
    const double root = std::log(static_cast<double>(base));
    const int first = static_cast<int>(std::ceil(std::log(from) / root - kHair));
    const int last = static_cast<int>(std::floor(std::log(to) / root + kHair));
    const int spans = std::max(1, atMost - 1);
    const int stride = std::max(1, (last - first + spans - 1) / spans);
    QList<Tick> ticks;
    for (int exponent = first; exponent <= last; ++exponent) {
        if (exponent % stride != 0 && stride > 1)
            continue;
        const double value = std::pow(static_cast<double>(base), exponent);
        ticks.append({value, tickText(value, base, exponent, text, language)});
    }
    return ticks;
}

} // namespace nunchi::exhibits
