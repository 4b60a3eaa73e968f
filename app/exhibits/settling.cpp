// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/settling.h"

#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits {

Settling::~Settling() = default;

bool isSettled(const ExhibitModel &model)
{
    const auto *settling = dynamic_cast<const Settling *>(&model);
    return !settling || settling->isSettled();
}

void settle(ExhibitModel &model)
{
    if (auto *settling = dynamic_cast<Settling *>(&model))
        settling->settle();
}

} // namespace nunchi::exhibits
