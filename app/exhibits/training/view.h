// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/instrument_view.h"
#include "exhibits/training/model.h"

namespace nunchi::controls {
class Button;
class Segments;
class SliderRow;
class Switch;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class NoteBand;
class PronounPair;
class StackedFigure;
} // namespace nunchi::exhibits

namespace nunchi::exhibits::training {

class CurvesPart;

/// A network while it learns: where "it" looks in two sentences, and how the loss falls and the answers become right.
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
    void showControls();
    void startOrPause();
    QString heldOutWords() const;
    QString networkWords() const;

    Model &m_model;
    controls::Button *m_run = nullptr;
    controls::Button *m_step = nullptr;
    controls::Button *m_reset = nullptr;
    controls::SliderRow *m_rate = nullptr;
    controls::SliderRow *m_speed = nullptr;
    controls::SliderRow *m_seed = nullptr;
    controls::Switch *m_ordinary = nullptr;
    controls::Segments *m_example = nullptr;
    StackedFigure *m_stage;
    PronounPair *m_pair;
    NoteBand *m_heldOut;
    NoteBand *m_network;
    CurvesPart *m_curves;
};

} // namespace nunchi::exhibits::training
