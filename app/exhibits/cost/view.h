// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/cost/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Button;
class Segments;
class SliderRow;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class ChartView;
}

namespace nunchi::exhibits::cost {

class ListPart;

/// Curves of cost against the length, and beside them the numbers at the length chosen: by the slider, or by dragging
/// on the chart.
class View : public InstrumentView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    ChartView *chart() const { return m_chart; }
    ListPart *list() const { return m_list; }

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
    QString axisTitle() const;

    Model &m_model;
    ChartView *m_chart;
    ListPart *m_list;
    controls::Segments *m_show = nullptr;
    controls::SliderRow *m_length = nullptr;
    controls::SliderRow *m_width = nullptr;
    controls::SliderRow *m_kernel = nullptr;
    controls::SliderRow *m_window = nullptr;
    controls::Button *m_reset = nullptr;
};

} // namespace nunchi::exhibits::cost
