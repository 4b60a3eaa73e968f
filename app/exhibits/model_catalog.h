// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QStringList>

#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits {

QStringList exhibitIds(); ///< sorted
/// A model in its default state; null: there is no such exhibit.
std::unique_ptr<ExhibitModel> makeModel(const QString &id);

} // namespace nunchi::exhibits
