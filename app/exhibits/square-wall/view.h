// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/instrument_view.h"
#include "exhibits/square-wall/model.h"

namespace nunchi::controls {
class SliderRow;
}

namespace nunchi::exhibits {
class MeasureControl;
}

namespace nunchi::exhibits::square_wall {

class Board;

/// The length on a slider, the button that measures, and the board of charts and figures.
class View : public InstrumentView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    controls::SliderRow *slider() const { return m_slider; }
    MeasureControl *measureControl() const { return m_measure; }
    Board *board() const { return m_board; }

protected:
    QString ownTitle() const override;
    QString ownTry() const override;
    QString statement() const override;
    QList<KeyLegend::Key> keys() const override;
    void showModel() override;
    bool letterPressed(QChar letter) override;

private:
    void measureOrStop();

    Model &m_model;
    controls::SliderRow *m_slider = nullptr;
    MeasureControl *m_measure = nullptr;
    Board *m_board;
};

} // namespace nunchi::exhibits::square_wall
