// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/pronoun/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Button;
class Segments;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class NoteBand;
class PronounPair;
class StackedFigure;
} // namespace nunchi::exhibits

namespace nunchi::exhibits::pronoun {

class ChoiceRow;
class ProgressLine;

/// Two sentences that differ in one word, the words to swap, and the network before and after its training.
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
    void orderStops();
    void trainOrStop();
    void showChoices();
    QString note() const;

    Model &m_model;
    controls::Button *m_train = nullptr;
    controls::Segments *m_show = nullptr;
    controls::Button *m_reset = nullptr;
    StackedFigure *m_stage;
    ChoiceRow *m_object;
    ChoiceRow *m_container;
    ChoiceRow *m_adjective;
    ProgressLine *m_progress;
    PronounPair *m_pair;
    NoteBand *m_note;
};

} // namespace nunchi::exhibits::pronoun
