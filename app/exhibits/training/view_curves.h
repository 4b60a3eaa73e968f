// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "exhibits/shared/chart_view.h"
#include "exhibits/training/model.h"

namespace nunchi::exhibits::training {

/// The two charts over the steps: the loss, and how held-out sentences are answered. Dragging over either shows the
/// network as it was at that step.
class CurvesPart : public QObject
{
    Q_OBJECT
public:
    CurvesPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh();
    ChartView *loss() const { return m_loss; }
    ChartView *answers() const { return m_answers; }

private:
    void showLoss();
    void showAnswers();
    void goTo(double step, int gesture, int chart);
    QList<ChartMark> marks(const QString &label) const;

    Model &m_model;
    ChartView *m_loss;
    ChartView *m_answers;
};

} // namespace nunchi::exhibits::training
