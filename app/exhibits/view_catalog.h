// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_view.h"

namespace nunchi::exhibits {

/// The view of that model's exhibit in a role. The model and the appearance must outlive it.
ExhibitView *makeView(ExhibitModel &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

} // namespace nunchi::exhibits
