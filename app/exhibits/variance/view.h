// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/instrument_view.h"
#include "exhibits/variance/model.h"

namespace nunchi::controls {
class Button;
class SliderRow;
class Switch;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class ChartView;
}

namespace nunchi::exhibits::variance {

/// The histogram of q·k with the normal curve over it; beside it how far the scores scatter at every width. The width
/// is set by the slider, or by dragging on the second chart.
class View : public InstrumentView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    ChartView *histogram() const { return m_histogram; }
    ChartView *spread() const { return m_spread; }

protected:
    QString ownTitle() const override;
    QString ownTry() const override;
    QString statement() const override;
    QList<KeyLegend::Key> keys() const override;
    void showModel() override;
    bool letterPressed(QChar letter) override;

private:
    void makeControls();
    void showControls();
    void showHistogram();
    void showSpread();

    Model &m_model;
    ChartView *m_histogram;
    ChartView *m_spread;
    controls::SliderRow *m_width = nullptr;
    controls::Switch *m_scaled = nullptr;
    controls::Button *m_again = nullptr;
    controls::Button *m_reset = nullptr;
};

} // namespace nunchi::exhibits::variance
