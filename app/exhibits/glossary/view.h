// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/glossary/model.h"
#include "exhibits/shared/instrument_view.h"
#include "exhibits/shared/linking_view.h"

namespace nunchi::controls {
class Segments;
}

namespace nunchi::exhibits {
class TextLineField;
}

namespace nunchi::exhibits::glossary {

class ListPart;

/// The terms of the course, a field that filters them while it is typed in, and the order.
/// Keys: Up/Down choose a term, Enter goes to the page that uses it first, F begins to filter.
class View : public InstrumentView, public LinkingView
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
    void leaveField();

    Model &m_model;
    TextLineField *m_field = nullptr;
    controls::Segments *m_order = nullptr;
    ListPart *m_list;
    int m_typing = 0; ///< counts the stays in the field: what is typed in one is undone at once
};

} // namespace nunchi::exhibits::glossary
