// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "controls/switch.h"
#include "exhibits/matrix/view.h"
#include "exhibits/matrix/view_card.h"
#include "exhibits/matrix/view_grid.h"
#include "exhibits/matrix/view_legend.h"

/// A view of the matrix on a window of its own, and how a test finds its parts.
class MatrixFixture : public QObject
{
    Q_OBJECT

protected:
    using Cell = nunchi::exhibits::Cell;
    using Role = nunchi::exhibits::Role;
    using GridPart = nunchi::exhibits::matrix::GridPart;
    using CardPart = nunchi::exhibits::matrix::CardPart;
    using LegendPart = nunchi::exhibits::matrix::LegendPart;

    GridPart *grid() const { return m_view->findChild<GridPart *>(); }
    CardPart *card() const { return m_view->findChild<CardPart *>(); }
    LegendPart *legend() const { return m_view->findChild<LegendPart *>(); }
    QPoint middle(Cell cell) const { return grid()->geometryNow().cell(cell).center().toPoint(); }
    nunchi::controls::Switch *toggle(const char *name) const;
    void show(int width = 1028, Role role = Role::Student);
    QImage picture(QWidget *widget) const;

    nunchi::typeset::Appearance *m_look = nullptr;
    nunchi::exhibits::matrix::Model *m_model = nullptr;
    nunchi::exhibits::matrix::View *m_view = nullptr;

private Q_SLOTS:
    void init();
    void cleanup();
};
