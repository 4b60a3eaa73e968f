// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/scratch_memory.h"
#include "engine/thread_team.h"

namespace nunchi::engine {

/// What one run of tiled attention can leave to the next: its threads and the memory each of them works in. Whoever
/// runs often keeps one (TiledOptions::workspace); used by one run at a time.
struct TiledWorkspace
{
    ThreadTeam team;
    std::vector<ScratchMemory> scratch; ///< of each member of the team
};

} // namespace nunchi::engine
