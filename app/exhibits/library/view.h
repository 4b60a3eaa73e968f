// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/library/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Button;
class Chip;
class Segments;
class SliderRow;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class StackPart;
class TextLineField;
} // namespace nunchi::exhibits

namespace nunchi::exhibits::library {

class TablePart;

/// The library: what is looked for, the temperature, the table of books, the answer.
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
    void showQuestions();

    Model &m_model;
    QList<controls::Chip *> m_questions;
    TextLineField *m_field = nullptr;
    controls::SliderRow *m_temperature = nullptr;
    controls::Segments *m_show = nullptr;
    controls::Button *m_reset = nullptr;
    StackPart *m_figure;
    TablePart *m_table;
};

} // namespace nunchi::exhibits::library
