// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace nunchi::course {

/// Asked now and then by what may take long; true: nobody waits for the answer any more. Empty: never.
using Stop = std::function<bool()>;

} // namespace nunchi::course
