// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/cross/model.h"
#include "exhibits/shared/grid_geometry.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::cross {

/// All weights, n queries by m keys. A click chooses query and key; by key that is done above.
class GridPart : public ViewPart
{
    Q_OBJECT
public:
    GridPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    GridGeometry geometryNow() const { return geometryFor(width()); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    GridNeeds needs() const;
    GridGeometry geometryFor(int width) const { return GridGeometry::fit(needs(), width); }
    /// The words about the colour scale stand in front of it, where both have room in a line; else above it.
    bool isScaleBeside(int width) const;
    static QString axisWords();
    qreal smallLine() const;
    void drawCells(QPainter &painter, const GridGeometry &at) const;
    void drawLabels(QPainter &painter, const GridGeometry &at) const;

    Model &m_model;
};

} // namespace nunchi::exhibits::cross
