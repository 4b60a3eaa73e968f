// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "exhibits/reach/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Button;
class SliderRow;
class Switch;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class ChartView;
} // namespace nunchi::exhibits

namespace nunchi::exhibits::reach {

class BandsPart;

/// Two positions, three ways from one to the other, and how the ways grow with the distance.
class View : public InstrumentView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    bool isWalking() const { return m_clock.isActive(); }

protected:
    QString ownTitle() const override;
    QString ownTry() const override;
    QString statement() const override;
    QList<KeyLegend::Key> keys() const override;
    void showModel() override;
    bool letterPressed(QChar letter) override;
    void timerStepped();

private:
    void makeControls();
    void showControls();
    void showChart();
    void walk(); ///< from the start, or stop where everybody is
    void stepOn(int steps);
    void finish();

    Model &m_model;
    controls::SliderRow *m_length = nullptr;
    controls::SliderRow *m_kernel = nullptr;
    controls::Switch *m_dilated = nullptr;
    controls::Button *m_walk = nullptr;
    controls::Button *m_step = nullptr;
    controls::Button *m_reset = nullptr;
    BandsPart *m_bands;
    ChartView *m_chart;
    QTimer m_clock;
};

} // namespace nunchi::exhibits::reach
