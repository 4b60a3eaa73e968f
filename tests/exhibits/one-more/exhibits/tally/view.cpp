// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/tally/view.h"

#include <QVBoxLayout>

#include "controls/button.h"

namespace nunchi::exhibits::tally {

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ExhibitView(model, look, role, parent)
{
    auto *button = new controls::Button(look, controls::Button::Kind::Outlined, this);
    button->setLabel(QStringLiteral("+1"));
    connect(button, &controls::Button::clicked, &model, &Model::press);
    (new QVBoxLayout(this))->addWidget(button);
}

} // namespace nunchi::exhibits::tally
