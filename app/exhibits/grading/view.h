// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "exhibits/grading/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Button;
class SliderRow;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class ChartView;
class MeasureControl;
class NoteBand;
class StackedFigure;
} // namespace nunchi::exhibits

namespace nunchi::exhibits::grading {

class PapersPart;

/// The papers and their markers, below them Amdahl's law, and what every core of this computer brings.
class View : public InstrumentView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    bool isMarking() const { return m_clock.isActive(); }
    controls::Button *start() const { return m_start; }
    controls::SliderRow *markers() const { return m_markers; }
    controls::SliderRow *share() const { return m_share; }
    MeasureControl *measureControl() const { return m_measure; }
    PapersPart *papers() const { return m_papers; }
    ChartView *law() const { return m_law; }
    ChartView *cores() const { return m_cores; }

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
    void startOrStop();
    void timePassed();
    void measureOrStop();

    Model &m_model;
    controls::Button *m_start = nullptr;
    controls::Button *m_reset = nullptr;
    controls::SliderRow *m_markers = nullptr;
    controls::SliderRow *m_share = nullptr;
    MeasureControl *m_measure = nullptr;
    StackedFigure *m_stage;
    PapersPart *m_papers;
    ChartView *m_law;
    ChartView *m_cores;
    NoteBand *m_findings;
    NoteBand *m_cautions;
    QTimer m_clock;
    QElapsedTimer m_passed; ///< since the last picture
};

} // namespace nunchi::exhibits::grading
