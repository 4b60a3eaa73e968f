// SPDX-License-Identifier: GPL-3.0-or-later
// What a shade means: the map as a bar with figures under it.
#pragma once

#include <QLinearGradient>
#include <QString>

#include "exhibits/shared/view_part.h"

class QPainter;

namespace nunchi::exhibits {

/// The map from its low to its high end, from the left to the right of the box, in steps too small to be seen.
QLinearGradient mapGradient(const typeset::ColorMap &map, const QRectF &box);

/// The colour of an arc or a bar that stands for a weight: the faintest still shows, at 3:1 in the projector theme.
QColor weightStroke(const typeset::Theme &theme, double weight);

/// A bar for weights 0 … end, with the words in front of it; what lies beyond the end has the end's colour.
class WeightScale
{
public:
    WeightScale(const ViewPart &part, QString words, double end);

    qreal height() const;
    void draw(QPainter &painter, QPointF topLeft) const;

private:
    const ViewPart &m_part;
    QString m_words;
    double m_end;
};

} // namespace nunchi::exhibits
