// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/reach/view_bands_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nunchi::exhibits::reach {

namespace {
constexpr std::array kHeights{64.0, 164.0, 116.0};
constexpr qreal kGap = 12;
constexpr qreal kBelowBase = 14; ///< room for the marks of the two positions
constexpr qreal kAbove = 12;
constexpr qreal kAxis = 26;
constexpr qreal kNameGap = 14;
} // namespace

BandsGeometry::BandsGeometry(qreal width, qreal nameWidth, qreal unit, int positions)
    : m_left(std::min(nameWidth + kNameGap * unit, width * 0.4))
    , m_plotWidth(std::max<qreal>(1, width - m_left - 8 * unit))
    , m_unit(unit)
    , m_positions(positions)
{
}

qreal BandsGeometry::height() const
{
    return axis().bottom();
}

qreal BandsGeometry::x(int position) const
{
    return m_left + (position - 0.5) * pitch();
}

int BandsGeometry::positionAt(qreal x) const
{
    return std::clamp(static_cast<int>(std::floor((x - m_left) / pitch())) + 1, 1, m_positions);
}

QRectF BandsGeometry::band(int index) const
{
    qreal top = 0;
    for (int i = 0; i < index; ++i)
        top += unit(kHeights[size_t(i)] + kGap);
    return {m_left, top, m_plotWidth, unit(kHeights[size_t(index)])};
}

QRectF BandsGeometry::name(int index) const
{
    const QRectF band = this->band(index);
    return {0, band.top(), m_left - unit(kNameGap), band.height()};
}

qreal BandsGeometry::base(int index) const
{
    return band(index).bottom() - unit(kBelowBase);
}

qreal BandsGeometry::ceiling(int index) const
{
    return band(index).top() + unit(kAbove);
}

QRectF BandsGeometry::axis() const
{
    return {m_left, band(2).bottom(), m_plotWidth, unit(kAxis)};
}

qreal BandsGeometry::layer(int layer, int layers) const
{
    // A few layers need not fill the band.
    const qreal most = unit(34);
    const qreal step = std::min((base(1) - ceiling(1)) / std::max(layers, 1), most);
    return base(1) - step * layer;
}

} // namespace nunchi::exhibits::reach
