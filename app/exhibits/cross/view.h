// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/cross/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Segments;
}

namespace nunchi::exhibits {
class StackedFigure;
}

namespace nunchi::exhibits::cross {

class BridgePart;
class GridPart;
class WorkingPart;

/// Two sentences and the lines between them, all weights as a grid, and how one of them comes about.
/// Keys: Left/Right choose the query, with Shift the key; D turns the direction, S is for self- or cross-attention.
class View : public InstrumentView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

protected:
    QString ownTitle() const override;
    QString ownTry() const override;
    QString statement() const override;
    QList<KeyLegend::Key> keys() const override;
    void showModel() override;
    bool letterPressed(QChar letter) override;

private:
    void makeControls();

    Model &m_model;
    controls::Segments *m_pairs = nullptr;
    controls::Segments *m_directions = nullptr;
    controls::Segments *m_attentions = nullptr;
    StackedFigure *m_figure;
    BridgePart *m_bridge;
    GridPart *m_grid = nullptr;
    WorkingPart *m_working = nullptr;
};

} // namespace nunchi::exhibits::cross
