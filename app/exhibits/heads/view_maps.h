// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/heads/model.h"
#include "exhibits/shared/grid_geometry.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::heads {

/// Who looks at whom, in each head: an n×n map of weights. A click into a row makes it the query.
class MapsPart : public ViewPart
{
    Q_OBJECT
public:
    MapsPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// Where a cell of a head's map stands.
    QRectF cellBox(int head, Cell cell) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Hit
    {
        int head = -1;
        Cell cell;
    };
    GridNeeds needs() const;
    int perRow(int width) const;
    qreal mapWidth(int width) const;
    qreal nameHeight() const;
    QPointF mapAt(int head) const;
    Hit hitAt(QPointF point) const;
    GridGeometry geometryFor(int width) const { return GridGeometry::fit(needs(), mapWidth(width)); }
    void drawMap(QPainter &painter, const GridGeometry &at, int head) const;

    Model &m_model;
};

} // namespace nunchi::exhibits::heads
