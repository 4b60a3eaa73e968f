// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nunchi::exhibits::heads {

class Model;

/// All that the exhibit shows, in the present language.
QString modelText(const Model &model);
/// Where the query looks in one head, in a sentence: "head 2, pronoun: mostly at “puppy”, 0.81".
QString lookText(const Model &model, int head);

} // namespace nunchi::exhibits::heads
