// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/machine.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <thread>

namespace nunchi::engine {

namespace {

// What stands behind the colon of the first line that begins so; Linux only, elsewhere there is no such file.
std::optional<std::string> entry(const char *path, std::string_view name)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(':');
        if (line.starts_with(name) && colon != std::string::npos)
            return line.substr(std::min(line.find_first_not_of(' ', colon + 1), line.size()));
    }
    return std::nullopt;
}

// Bytes.
std::optional<double> memory(std::string_view name)
{
    const auto kibibytes = entry("/proc/meminfo", name);
    if (!kibibytes)
        return std::nullopt;
    return 1024.0 * std::strtod(kibibytes->c_str(), nullptr);
}

} // namespace

int machineThreads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::string machineName()
{
    const int threads = machineThreads();
    return entry("/proc/cpuinfo", "model name").value_or("unknown processor") + ", " + std::to_string(threads)
        + (threads == 1 ? " thread" : " threads");
}

std::optional<double> availableMemory()
{
    return memory("MemAvailable");
}

std::optional<double> installedMemory()
{
    return memory("MemTotal");
}

} // namespace nunchi::engine
