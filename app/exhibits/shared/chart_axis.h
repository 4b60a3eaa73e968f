// SPDX-License-Identifier: GPL-3.0-or-later
// What stands along the side of a chart.
#pragma once

#include <QList>
#include <QString>

namespace nunchi::exhibits {

struct Tick
{
    double value = 0;
    QString text; ///< words with mathematics between dollars
    bool operator==(const Tick &) const = default;
};

enum class TickText : quint8 {
    Figures, ///< "0.5", "1,024"
    Powers, ///< "10⁴", set as mathematics
    Words ///< "260 thousand", in the words of the language
};

/// Range, scale, title with its unit, and where grid lines and figures stand.
struct ChartAxis
{
    QString title; ///< words with mathematics between dollars
    double from = 0;
    double to = 1;
    bool logarithmic = false;
    QList<Tick> ticks;

    double share(double value) const; ///< 0 … 1 from `from` to `to`; beyond that outside
    double at(double share) const;
    bool holds(double value) const { return from <= value && value <= to; }
    bool operator==(const ChartAxis &) const = default;
};

/// At multiples of 1, 2 or 5 times a power of ten.
QList<Tick> linearTicks(double from, double to, int atMost);
/// At powers of the base; where there are too many, at every second, third … one.
QList<Tick> powerTicks(double from, double to, int base, int atMost, TickText text, const QString &language);

} // namespace nunchi::exhibits
