// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>

namespace nunchi::typeset {

/// Even stops over [low, high], interpolated in OKLab; values outside are clamped, NaN is transparent.
class ColorMap
{
public:
    ColorMap() = default;
    ColorMap(double low, double high, const std::vector<QRgb> &stops);

    double low() const { return m_low; }
    double high() const { return m_high; }
    QColor at(double value) const;
    /// The same without a QColor, for images of many cells.
    QRgb rgbAt(double value) const;

private:
    double m_low = 0;
    double m_high = 1;
    std::vector<QRgb> m_table; ///< even steps from low to high
};

/// How light a color looks, 0 … 1.
double oklabLightness(const QColor &color);

} // namespace nunchi::typeset
