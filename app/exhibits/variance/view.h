// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/random_vectors_view.h"
#include "exhibits/variance/model.h"

namespace nunchi::exhibits::variance {

/// The histogram of q·k with the normal curve over it; beside it how far the scores scatter at every width. The width
/// is set by the slider, or by dragging on the second chart.
class View : public RandomVectorsView
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
    void showModel() override;

private:
    void showHistogram();
    void showSpread();

    Model &m_model;
    ChartView *m_histogram;
    ChartView *m_spread;
};

} // namespace nunchi::exhibits::variance
