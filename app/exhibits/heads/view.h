// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/heads/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Segments;
class Switch;
} // namespace nunchi::controls

namespace nunchi::exhibits {
class StackPart;
}

namespace nunchi::exhibits::heads {

/// One sentence through several heads: where each looks, and how their results are put together.
/// Keys: Left/Right choose the query, 1 … 3 switch heads, M maps or output.
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
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeControls();
    QWidget *lastSwitch() const; ///< null: there is none

    Model &m_model;
    controls::Segments *m_sentences = nullptr;
    QList<controls::Switch *> m_switches;
    controls::Segments *m_show = nullptr;
    StackPart *m_figure = nullptr;
    ViewPart *m_maps = nullptr;
    ViewPart *m_output = nullptr;
};

} // namespace nunchi::exhibits::heads
