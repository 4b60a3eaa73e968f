// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "cli/npy_argument.h"
#include "engine/measure/workloads.h"
#include "engine/result.h"

namespace nunchi::cli {

/// What the arguments of `nunchi measure` ask for.
struct MeasureRequest
{
    bool help = false;
    bool json = false;
    std::vector<engine::Index> lengths;
    engine::WorkloadOptions work;
};

/// The complaint is one line that names the option and its value.
engine::Result<MeasureRequest, Complaint> parseMeasure(const QStringList &arguments);

QString measureHelp();

} // namespace nunchi::cli
