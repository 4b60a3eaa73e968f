// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/lenses/model.h"
#include "exhibits/shared/instrument_view.h"

namespace nunchi::controls {
class Segments;
class SliderRow;
} // namespace nunchi::controls

namespace nunchi::exhibits::lenses {

class TextPart;

/// One text through a lens that the reader chooses or makes.
/// Keys: 1 … 4 the lenses, Left/Right the words.
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
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeControls();

    Model &m_model;
    controls::Segments *m_lenses = nullptr;
    QList<controls::SliderRow *> m_components;
    TextPart *m_text = nullptr;
};

} // namespace nunchi::exhibits::lenses
