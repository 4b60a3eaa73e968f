// SPDX-License-Identifier: GPL-3.0-or-later
// What the exhibit says, in the present language.
#pragma once

#include <QStringList>

#include "exhibits/grading/model.h"

namespace nunchi::exhibits::grading::text {

QString statement(const Model &model); ///< the line under the question
QString now(const Model &model); ///< how far the markers are
QStringList findings(const Model &model); ///< what all cores brought; empty before
QString progress(const Model &model); ///< "attention, 2 cores"
QStringList cautions(const Model &model); ///< what has to be said about the measurement
QString whole(const Model &model); ///< all of it, for screen readers and text

} // namespace nunchi::exhibits::grading::text
