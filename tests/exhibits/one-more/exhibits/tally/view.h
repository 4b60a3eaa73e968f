// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_view.h"
#include "exhibits/tally/model.h"

namespace nunchi::exhibits::tally {

class View : public ExhibitView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);
};

} // namespace nunchi::exhibits::tally
