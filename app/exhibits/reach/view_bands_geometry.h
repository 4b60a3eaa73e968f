// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

namespace nunchi::exhibits::reach {

/// Three bands over the same row of positions, names at the left.
class BandsGeometry
{
public:
    BandsGeometry() = default;
    BandsGeometry(qreal width, qreal nameWidth, qreal unit, int positions);

    qreal height() const;
    qreal pitch() const { return m_plotWidth / m_positions; }
    qreal x(int position) const; ///< from 1
    int positionAt(qreal x) const; ///< the nearest, from 1
    QRectF band(int index) const; ///< 0 RNN, 1 CNN, 2 attention
    QRectF name(int index) const;
    qreal base(int index) const; ///< where the positions of a band stand
    qreal ceiling(int index) const; ///< the highest its drawing goes
    QRectF axis() const; ///< numbers of the positions, below all
    /// Height of a layer of the convolution: 0 is the input.
    qreal layer(int layer, int layers) const;

private:
    qreal unit(qreal designPixels) const { return designPixels * m_unit; }

    qreal m_left = 0;
    qreal m_plotWidth = 1;
    qreal m_unit = 1;
    int m_positions = 1;
};

} // namespace nunchi::exhibits::reach
