// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/unit_words.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>

#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::UnitWords)
};

constexpr double kMinute = 60;
constexpr double kHour = 60 * kMinute;
constexpr double kDay = 24 * kHour;
constexpr double kYear = 365.25 * kDay;

QString belowAMinute(double seconds)
{
    const double milli = 1e-3;
    // What rounds up to a thousand belongs to the next unit.
    const double hair = 1 - 5e-4;
    if (seconds < milli * hair)
        //: Microseconds.
        return Say::tr("%1 µs").arg(significantNumber(seconds * 1e6));
    if (seconds < 0.1)
        //: Milliseconds.
        return Say::tr("%1 ms").arg(significantNumber(seconds * 1e3));
    //: Seconds.
    return Say::tr("%1 s").arg(significantNumber(seconds));
}

QString longTime(double seconds)
{
    if (seconds < 2 * kYear)
        //: Always two days or more.
        return Say::tr("%1 days").arg(significantNumber(seconds / kDay));
    //: Always two years or more.
    return Say::tr("%1 years").arg(significantNumber(seconds / kYear));
}

/// Two units, the smaller one left out where it is 0.
QString pair(const QString &both, const QString &first, qint64 large, qint64 small)
{
    return small == 0 ? first.arg(large) : both.arg(large).arg(small);
}

} // namespace

QString significantNumber(double number, int digits)
{
    if (!std::isfinite(number) || number == 0)
        return shortNumber(number);
    // Rounding may lift a number to the next power of ten: 9.96 is 10.
    const double rounded = QString::number(number, 'e', digits - 1).toDouble();
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(rounded)) + 1e-12));
    int decimals = std::max(0, digits - 1 - exponent);
    while (decimals > 0 && hasDecimals(rounded, decimals - 1))
        --decimals;
    return fixedNumber(decimals > 0 ? rounded : number, decimals);
}

QString durationText(double seconds)
{
    if (seconds < kMinute * (1 - 1e-3))
        return belowAMinute(seconds);
    if (const auto whole = qRound64(seconds); seconds < 10 * kMinute)
        return pair(Say::tr("%1 min %2 s"), Say::tr("%1 min"), whole / 60, whole % 60);
    if (const auto minutes = qRound64(seconds / kMinute); seconds < 2 * kDay)
        return minutes < 60 ? Say::tr("%1 min").arg(minutes)
                            : pair(Say::tr("%1 h %2 min"), Say::tr("%1 h"), minutes / 60, minutes % 60);
    return longTime(seconds);
}

QString durationTick(double seconds)
{
    if (seconds < 10 * kMinute)
        return belowAMinute(seconds);
    if (seconds < kHour)
        return Say::tr("%1 min").arg(significantNumber(seconds / kMinute));
    if (seconds < 2 * kDay)
        return Say::tr("%1 h").arg(significantNumber(seconds / kHour));
    return longTime(seconds);
}

QString memoryText(double bytes)
{
    static constexpr std::array units{"B", "kB", "MB", "GB", "TB", "PB", "EB"};
    size_t unit = 0;
    while (unit + 1 < units.size() && bytes >= 999.5) {
        bytes /= 1000;
        ++unit;
    }
    return significantNumber(bytes) + u' ' + QLatin1String(units.at(unit));
}

} // namespace nunchi::exhibits
