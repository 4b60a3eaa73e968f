// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/saturation/model.h"
#include "exhibits/shared/chart_series.h"
#include "exhibits/shared/random_vectors_view.h"

namespace nunchi::controls {
class SliderRow;
}

namespace nunchi::exhibits::saturation {

/// The weights of one draw as bars, and three numbers about such weights against the width, each with and without the
/// division by √d. The width is set by the slider, or by dragging on any of the three.
class View : public RandomVectorsView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    ChartView *bars() const { return m_bars; }
    ChartView *largest() const { return m_largest; }
    ChartView *entropy() const { return m_entropy; }
    ChartView *norm() const { return m_norm; }

protected:
    QString ownTitle() const override;
    QString ownTry() const override;
    QString statement() const override;
    void showModel() override;
    QList<QWidget *> ownControls() override;

private:
    void showBars();
    /// Means of one number against the width, with and without the division, and that of the draw shown.
    void showMeans(ChartView &chart, const QString &name, double Sharpness::*number, double top);
    ChartSeries meansOf(double Sharpness::*number, bool scaled, double top) const;

    Model &m_model;
    ChartView *m_bars;
    ChartView *m_largest;
    ChartView *m_entropy;
    ChartView *m_norm;
    controls::SliderRow *m_keyCount = nullptr;
};

} // namespace nunchi::exhibits::saturation
