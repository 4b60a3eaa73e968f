// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace nunchi::engine {

/// How many threads this machine runs at once, at least 1.
int machineThreads();
/// The processor as its system calls it, with its number of threads; "unknown processor" where it does not say.
std::string machineName();
/// Bytes that a program may still take without others being pushed out; empty where the system does not say.
std::optional<double> availableMemory();
/// Bytes built in, used or not; empty where the system does not say.
std::optional<double> installedMemory();

} // namespace nunchi::engine
