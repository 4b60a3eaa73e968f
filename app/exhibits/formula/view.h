// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/formula/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Button;
class Segments;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class StackPart;
} // namespace nunchi::exhibits

namespace nunchi::exhibits::formula {

class ChainPart;
class FormulaPart;

/// The formula part by part, and the matrices each part makes.
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

private:
    Model &m_model;
    controls::Segments *m_parts = nullptr;
    controls::Button *m_reset = nullptr;
    StackPart *m_figure;
    FormulaPart *m_formula;
    ChainPart *m_chain;
};

} // namespace nunchi::exhibits::formula
