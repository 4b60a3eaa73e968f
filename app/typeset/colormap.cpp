// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/colormap.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nunchi::typeset {

namespace {
/// A multiple of both 8 and 10, so that the stops of the design's maps are met exactly.
constexpr int kTableSteps = 1000;

using Lab = std::array<double, 3>;

double toLinear(int channel)
{
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int fromLinear(double linear)
{
    const double c = std::clamp(linear, 0.0, 1.0);
    const double encoded = c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(encoded * 255));
}

// OKLab: Björn Ottosson 2020, https://bottosson.github.io/posts/oklab/
Lab toLab(QRgb color)
{
    const double r = toLinear(qRed(color));
    const double g = toLinear(qGreen(color));
    const double b = toLinear(qBlue(color));
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

double cubed(double x)
{
    return x * x * x;
}

QRgb fromLab(const Lab &lab)
{
    const double l = cubed(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]);
    const double m = cubed(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]);
    const double s = cubed(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2]);
    return qRgb(fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
        fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
        fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}
} // namespace

ColorMap::ColorMap(double low, double high, const std::vector<QRgb> &stops)
    : m_low(low)
    , m_high(high)
{
    std::vector<Lab> labs;
    for (const QRgb stop : stops)
        labs.push_back(toLab(stop));
    const int spans = static_cast<int>(stops.size()) - 1;
    for (int i = 0; i <= kTableSteps && spans > 0; ++i) {
        const double at = static_cast<double>(i) * spans / kTableSteps;
        const size_t left = static_cast<size_t>(std::min(static_cast<int>(at), spans - 1));
        const double share = at - static_cast<double>(left);
        Lab mixed{};
        for (size_t c = 0; c < mixed.size(); ++c)
            mixed[c] = std::lerp(labs[left][c], labs[left + 1][c], share);
        m_table.push_back(fromLab(mixed));
    }
}

QRgb ColorMap::rgbAt(double value) const
{
    if (m_table.empty() || std::isnan(value))
        return qRgba(0, 0, 0, 0);
    const double share = std::clamp((value - m_low) / (m_high - m_low), 0.0, 1.0);
    return m_table[static_cast<size_t>(std::lround(share * kTableSteps))];
}

QColor ColorMap::at(double value) const
{
    return QColor::fromRgba(rgbAt(value));
}

double oklabLightness(const QColor &color)
{
    return toLab(color.rgb())[0];
}

} // namespace nunchi::typeset
