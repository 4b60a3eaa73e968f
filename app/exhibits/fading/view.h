// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/fading/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Button;
class SliderRow;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class ChartView;
}

namespace nunchi::exhibits::fading {

/// The influence of each token against its distance, and how much the end may hold of them.
class View : public InstrumentView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    controls::SliderRow *lengthRow() const { return m_length; }
    controls::SliderRow *distanceRow() const { return m_distance; }
    controls::SliderRow *strengthRow() const { return m_strength; }
    controls::Button *anew() const { return m_anew; }
    ChartView *influence() const { return m_influence; }
    ChartView *held() const { return m_held; }

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

    Model &m_model;
    controls::SliderRow *m_length = nullptr;
    controls::SliderRow *m_distance = nullptr;
    controls::SliderRow *m_strength = nullptr;
    controls::Button *m_anew = nullptr;
    ChartView *m_influence;
    ChartView *m_held;
};

} // namespace nunchi::exhibits::fading
