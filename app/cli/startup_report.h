// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nunchi::cli {

/// Milliseconds since the operating system started this process; −1 where it does not tell.
double millisecondsSinceStart();
/// Memory of this process that is in RAM, in MiB; −1 where the system does not tell.
double residentMebibytes();

} // namespace nunchi::cli
