// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

namespace nunchi::cli {

int run(int, char **)
{
    return 0;
}

} // namespace nunchi::cli
